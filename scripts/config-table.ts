import { readFileSync, writeFileSync } from "node:fs";
import { environmentSchema } from "../apps/server/src/config/environment.ts";

/** Writes the configuration tables from the schema, or with --check says whether they are true. */
const BEGIN = "<!-- configuration: made by `npm run config-table` -->";
const END = "<!-- /configuration -->";
const page = new URL("../docs/configuration.md", import.meta.url);

type Name = keyof typeof environmentSchema.shape;

/** A group begins at its first variable, in the order of the schema. */
const GROUPS = new Map<string, string>(
  Object.entries({
    HOST: "This process",
    DATABASE_URL: "Database, streams and objects",
    OIDC_ISSUER: "Sign-in",
    OPENAI_API_KEY: "Models",
    CONFLUENCE_BASE_URL: "Connectors and tools",
    LIMIT_REQUESTS_PER_MINUTE: "Limits",
    SURVEY_AFTER_ANSWERS: "Survey and retention",
    DEMO_KNOWLEDGE: "Content and assistants",
    DIRECTORY_URL: "Other systems",
    BRAND_HOSTS: "Brands and usage events",
  } satisfies Partial<Record<Name, string>>),
);

const current = readFileSync(page, "utf8");
const wanted = withTables(current, tablesOf(environmentSchema.shape));
if (!process.argv.includes("--check")) writeFileSync(page, wanted);
else if (current !== wanted) {
  process.stderr.write("The tables of docs/configuration.md are out of date: npm run config-table\n");
  process.exit(1);
}

function tablesOf(shape: typeof environmentSchema.shape): string {
  const lines = Object.entries(shape).flatMap(([name, schema]) => {
    const fallback = schema.safeParse(undefined);
    const value = fallback.success && fallback.data !== undefined ? `\`${String(fallback.data)}\`` : "–";
    const row = `| \`${name}\` | ${value} | ${schema.description ?? ""} |`;
    const group = GROUPS.get(name);
    return group ? ["", `### ${group}`, "", "| name | default | what it is |", "|---|---|---|", row] : [row];
  });
  return lines.join("\n").trim();
}

function withTables(text: string, tables: string): string {
  const [before, rest = ""] = text.split(BEGIN);
  const after = rest.split(END)[1] ?? "";
  return `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`;
}
