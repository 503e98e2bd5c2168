import { codesOf } from "./error-codes.ts";

const NAME = "DatabaseUnavailable";

/** The database can't be reached now; a retry may succeed. */
export class DatabaseUnavailable extends Error {
  override name = NAME;
}

/**
 * SQLSTATE of outages: connection lost or refused, server starting or stopping, no connection, memory or disk
 * space left, demoted to read-only.
 */
const OUT_OF_RESOURCES = "53";
const READ_ONLY = "25006";
const AWAY_CLASSES = ["08", OUT_OF_RESOURCES];
const AWAY_STATES = new Set(["57P01", "57P02", "57P03", "57P05", "58030", READ_ONLY]);

/** Whether PostgreSQL reports that the server is unavailable, in contrast to an error of the statement. */
export function isOutageState(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== undefined && (AWAY_STATES.has(state) || AWAY_CLASSES.includes(state.slice(0, 2)));
}

/** No disk space, memory or connection is left, but the server itself is running. */
export function isOutOfResources(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith(OUT_OF_RESOURCES) ?? false;
}

/**
 * What Kysely throws for the next statement on a connection whose rollback failed: the migrator unlocks there after the
 * connection was lost in its transaction.
 */
const DISCARDED = "Postgres connection has been discarded";

/** Also true if the outage is only a cause of the error, and for the copies of errors that pg-boss emits. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("name" in error && error.name === NAME) return true;
  if ("message" in error && error.message === DISCARDED) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** The server or the way to it is gone; a server that runs but has no space or no connection left needs an operator. */
export function isConnectionLost(error: unknown): boolean {
  const isRunning = codesOf(error).some((code) => code === READ_ONLY || code.startsWith(OUT_OF_RESOURCES));
  return isDatabaseUnavailable(error) && !isRunning;
}

function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
