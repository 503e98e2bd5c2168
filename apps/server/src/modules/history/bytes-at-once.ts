/** What is read from the database at once. Rows are few or many, but never more than this and one row. */
const BYTES_AT_ONCE = 8 * 1024 * 1024;

/** How many of these rows, from the first on, are read together: at least one, and those that fit. */
export function countThatFit(rows: readonly { bytes: number }[], most = BYTES_AT_ONCE): number {
  let bytes = 0;
  for (const [at, row] of rows.entries()) {
    bytes += row.bytes;
    if (bytes > most) return Math.max(1, at);
  }
  return rows.length;
}
