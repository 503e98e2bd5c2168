interface Move {
  key: string;
  /** The index among all cells of all grids. */
  at: number;
  /** The number of cells of each grid; each grid starts a new row. */
  sizes: readonly number[];
  columns: number;
}

/** The target of an arrow key in vertically stacked grids; null for other keys. */
export function moveInGrid({ key, at, sizes, columns }: Move): number | null {
  const rows = rowsOf(sizes, columns);
  const row = rows.findIndex(({ start, length }) => at >= start && at < start + length);
  const here = rows[row];
  if (!here) return null;
  const last = sizes.reduce((sum, size) => sum + size, 0) - 1;
  switch (key) {
    case "ArrowRight":
      return Math.min(last, at + 1);
    case "ArrowLeft":
      return Math.max(0, at - 1);
    case "ArrowDown":
      return inRow(rows[row + 1], at - here.start) ?? at;
    case "ArrowUp":
      return inRow(rows[row - 1], at - here.start) ?? at;
    case "Home":
      return here.start;
    case "End":
      return here.start + here.length - 1;
  }
  return null;
}

interface GridRow {
  start: number;
  length: number;
}

function rowsOf(sizes: readonly number[], columns: number): GridRow[] {
  const rows: GridRow[] = [];
  let start = 0;
  for (const size of sizes) {
    for (let at = 0; at < size; at += columns) {
      rows.push({ start: start + at, length: Math.min(columns, size - at) });
    }
    start += size;
  }
  return rows;
}

const inRow = (row: GridRow | undefined, column: number): number | null =>
  row ? row.start + Math.min(column, row.length - 1) : null;
