import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { StartError } from "../start-error.ts";
import { type Environment, environmentSchema } from "./environment.ts";

export type Config = Environment & {
  dataDir: string;
  /** The number of processes that PROCESSES stands for on this machine. */
  processes: number;
  isLoopback: boolean;
  embeddedIdentity: boolean;
  /** The demo identity provider is reachable from other machines: every page shows a warning. */
  isOpenDemo: boolean;
  /** The PATH for the system's programs. */
  searchPath: string;
};

/** Features that are on only when all their variables are set. */
const GROUPS: { part: string; names: (keyof Environment)[] }[] = [
  {
    part: "S3",
    names: ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  },
  { part: "The directory", names: ["DIRECTORY_URL", "DIRECTORY_TOKEN"] },
  { part: "Web push", names: ["PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY", "PUSH_SUBJECT"] },
  { part: "RHConnect", names: ["RHCONNECT_URL", "RHCONNECT_TOKEN"] },
  { part: "The identity provider", names: ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_AUDIENCE"] },
  {
    part: "Azure OpenAI",
    names: ["AZURE_OPENAI_ENDPOINT", "AZURE_OPENAI_API_KEY", "AZURE_OPENAI_DEPLOYMENTS"],
  },
  {
    part: "Google Drive",
    names: ["GOOGLE_DRIVE_CLIENT_EMAIL", "GOOGLE_DRIVE_PRIVATE_KEY", "GOOGLE_DRIVE_PARENT_FOLDER"],
  },
];

/** Parses the environment once; throws one StartError that lists every error. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path[0]?.toString() ?? "?"}: ${issue.message}`);
  faults.push(...halfSetGroups(given), ...halfSetConfluence(given));
  if (!parsed.success || faults.length > 0) {
    throw new StartError(
      `The configuration has ${faults.length} fault(s):\n${faults.map((f) => `  - ${f}`).join("\n")}`,
    );
  }
  return withDerived(parsed.data, given.PATH ?? "");
}

/** `.env` provides the variables that the environment does not set. */
export function readEnvironment(): Record<string, string | undefined> {
  return { ...readDotEnv(), ...process.env };
}

function withDerived(environment: Environment, searchPath: string): Config {
  const isLoopback = /^(127\.|localhost$|::1$|\[::1\]$)/.test(environment.HOST);
  const wantsEmbedded = environment.EMBEDDED_IDP === "on";
  const hasIssuer = environment.OIDC_ISSUER !== undefined;
  if (!hasIssuer && !wantsEmbedded && environment.EMBEDDED_IDP === "off") {
    throw new StartError("Nobody could sign in: set OIDC_ISSUER, or leave EMBEDDED_IDP unset on loopback.");
  }
  if (!hasIssuer && !wantsEmbedded && !isLoopback) {
    throw new StartError(
      `HOST is ${environment.HOST}, which others can reach, and no OIDC_ISSUER is set. Set it, or set EMBEDDED_IDP=on to let anyone sign in as a demo employee.`,
    );
  }
  // Behind a proxy, HOST stays on loopback while PUBLIC_URL is reachable for everyone.
  const isPublic = environment.PUBLIC_URL !== undefined && !isThisMachine(environment.PUBLIC_URL);
  if (!hasIssuer && !wantsEmbedded && isPublic) {
    throw new StartError(
      `PUBLIC_URL is ${environment.PUBLIC_URL}, which others can reach, and no OIDC_ISSUER is set. Set it, or set EMBEDDED_IDP=on to let anyone sign in as a demo employee, administrators included.`,
    );
  }
  const embeddedIdentity = wantsEmbedded || !hasIssuer;
  return {
    ...environment,
    processes: processesOf(environment, { embeddedIdentity }),
    dataDir: resolve(environment.DATA_DIR),
    isLoopback,
    embeddedIdentity,
    isOpenDemo: embeddedIdentity && (isPublic || !isLoopback),
    searchPath,
  };
}

function processesOf(
  { PROCESSES, DATABASE_URL }: Environment,
  { embeddedIdentity }: { embeddedIdentity: boolean },
): number {
  const wanted = PROCESSES === "auto" ? availableParallelism() : Number(PROCESSES);
  if (wanted === 1) return 1;
  if (DATABASE_URL === undefined)
    throw new StartError(
      `PROCESSES is ${PROCESSES}, and the embedded database serves a single process. Set DATABASE_URL to a PostgreSQL, or leave PROCESSES out.`,
    );
  if (embeddedIdentity)
    throw new StartError(
      `PROCESSES is ${PROCESSES}, and the demo identity provider keeps its sessions in a single process. Set OIDC_ISSUER, or leave PROCESSES out.`,
    );
  return wanted;
}

/** Host names that always resolve to this machine (RFC 6761), and loopback addresses. */
function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(127(\.\d{1,3}){3}|\[::1\]|(.+\.)?localhost\.?)$/i.test(hostname);
}

function halfSetGroups(given: Record<string, string | undefined>): string[] {
  return GROUPS.flatMap(({ part, names }) => {
    const missing = names.filter((name) => given[name] === undefined);
    const isHalfSet = missing.length > 0 && missing.length < names.length;
    return isHalfSet ? [`${part} is half set: ${missing.join(", ")} missing`] : [];
  });
}

/** Two kinds of credentials: an account with its API token (Cloud), or a personal token (Data Center). */
function halfSetConfluence(given: Record<string, string | undefined>): string[] {
  const { CONFLUENCE_BASE_URL, CONFLUENCE_EMAIL, CONFLUENCE_API_TOKEN, CONFLUENCE_PERSONAL_TOKEN } = given;
  const hasCloud = CONFLUENCE_EMAIL !== undefined || CONFLUENCE_API_TOKEN !== undefined;
  const hasAny = hasCloud || CONFLUENCE_BASE_URL !== undefined || CONFLUENCE_PERSONAL_TOKEN !== undefined;
  if (!hasAny) return [];
  if (hasCloud && CONFLUENCE_PERSONAL_TOKEN !== undefined)
    return ["Confluence is set twice: CONFLUENCE_PERSONAL_TOKEN is for Data Center, the others for Cloud"];
  const needed = {
    CONFLUENCE_BASE_URL,
    ...(CONFLUENCE_PERSONAL_TOKEN === undefined ? { CONFLUENCE_EMAIL, CONFLUENCE_API_TOKEN } : {}),
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === 0) return [];
  const hint = hasCloud ? "" : " (or CONFLUENCE_PERSONAL_TOKEN)";
  return [`Confluence is half set: ${missing.join(", ")} missing${hint}`];
}

function readDotEnv(): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(".env", "utf8"));
  } catch {
    return {};
  }
}
