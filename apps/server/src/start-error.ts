import { DataDirError } from "./adapters/data-dir.ts";
import { codesOf, NewerSchema } from "./adapters/db/index.ts";

/** A start that can't continue, with one sentence for the operator and no stack trace. */
export class StartError extends Error {
  override name = "StartError";
}

const UNREACHABLE = ["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EHOSTUNREACH", "EAI_AGAIN", "57P03"];

/** The sentence for errors that the operator can fix; undefined for internal errors. */
export function startSentence(error: unknown, port: number): string | undefined {
  if (error instanceof StartError || error instanceof DataDirError) return error.message;
  if (error instanceof NewerSchema)
    return `The database was migrated by a newer version (${error.message}). Start that version, or restore a backup made before it.`;
  const codes = codesOf(error);
  const has = (...wanted: string[]) => wanted.some((code) => codes.includes(code));
  if (has("EADDRINUSE", "EACCES")) return portSentence(error, { port, isTaken: has("EADDRINUSE") });
  if (has("28P01")) return "The database refuses the password in DATABASE_URL.";
  if (has("28000")) return `The database does not let the user in DATABASE_URL in: ${reasonOf(error)}.`;
  if (has("3D000"))
    return `The database in DATABASE_URL does not exist: ${reasonOf(error)}. Create it first.`;
  if (has("42501"))
    return `The user in DATABASE_URL lacks a right that the start needs: ${reasonOf(error)}. Make it the database's owner, or let an administrator create the extensions btree_gin, pg_trgm and unaccent and grant CREATE on the database and its schema public.`;
  if (has("0A000", "58P01"))
    return `The database server lacks something that the product needs: ${reasonOf(error)}.`;
  if (has("53300")) return "The database has no connection left for this process; lower DATABASE_POOL.";
  if (has("53100")) return "The database's disk is full.";
  if (has("ENOTFOUND")) return "The host in DATABASE_URL is not known.";
  if (has(...UNREACHABLE)) return `The database at DATABASE_URL can't be reached (${codes[0]}).`;
  return undefined;
}

function portSentence(error: unknown, { port, isTaken }: { port: number; isTaken: boolean }): string {
  const named = error instanceof Error && "port" in error ? Number(error.port) : port;
  // The metrics have their own port, which `--port` does not change.
  const remedy =
    named === port ? `choose another: npm start -- --port ${port + 1}` : "set METRICS_PORT to another.";
  return isTaken
    ? `Port ${named} is taken. Stop what is using it, or ${remedy}`
    : `Port ${named} may not be used by this user. Choose one above 1023 with ${named === port ? "PORT" : "METRICS_PORT"}.`;
}

/** PostgreSQL's own message, from the innermost cause. */
function reasonOf(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause !== undefined) reason = reason.cause;
  return reason instanceof Error ? reason.message : String(reason);
}
