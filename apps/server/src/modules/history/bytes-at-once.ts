/** Maximum size of one read from the database, unless a single row is larger. */
const BYTES_AT_ONCE = 8 * 1024 * 1024;

/** How many of the first rows are read together: at least one, and as many as fit. */
export function countThatFit(rows: readonly { bytes: number }[], most = BYTES_AT_ONCE): number {
  let bytes = 0;
  for (const [at, row] of rows.entries()) {
    bytes += row.bytes;
    if (bytes > most) return Math.max(1, at);
  }
  return rows.length;
}
