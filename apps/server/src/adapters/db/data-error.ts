/**
 * SQLSTATE classes of errors that the data of a statement causes: 21 cardinality (the same row twice in one
 * group), 22 data exception, 23 constraint, 54 program limit (a text too long for its index), P0 raised by a
 * trigger.
 */
const DATA_CLASSES = new Set(["21", "22", "23", "54", "P0"]);

/**
 * Whether the database rejected the data, in contrast to a lost connection or an overloaded server. `pg`
 * reports a lost connection as a plain Error without a code, so an unknown error never counts as a data
 * error.
 */
export function isDataError(error: unknown): boolean {
  // Thrown before anything was sent, for example for JSON that exceeds the maximum string length.
  if (error instanceof TypeError || error instanceof RangeError) return true;
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return false;
  return error.code.length === 5 && DATA_CLASSES.has(error.code.slice(0, 2));
}
