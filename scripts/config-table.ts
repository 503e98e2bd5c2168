import { readFileSync, writeFileSync } from "node:fs";
import { environmentSchema } from "../apps/server/src/config/environment.ts";

/** Writes the README's configuration table from the schema, or with --check says whether it is true. */
const BEGIN = "<!-- configuration: made by `npm run config-table` -->";
const END = "<!-- /configuration -->";
const readme = new URL("../README.md", import.meta.url);

const current = readFileSync(readme, "utf8");
const wanted = withTable(current, tableOf(environmentSchema.shape));
if (!process.argv.includes("--check")) writeFileSync(readme, wanted);
else if (current !== wanted) {
  process.stderr.write("The README's configuration table is out of date: npm run config-table\n");
  process.exit(1);
}

function tableOf(shape: typeof environmentSchema.shape): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined);
    const value = fallback.success && fallback.data !== undefined ? `\`${String(fallback.data)}\`` : "–";
    return `| \`${name}\` | ${value} | ${schema.description ?? ""} |`;
  });
  return ["| name | default | what it is |", "|---|---|---|", ...rows].join("\n");
}

function withTable(text: string, table: string): string {
  const [before, rest = ""] = text.split(BEGIN);
  const after = rest.split(END)[1] ?? "";
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}
