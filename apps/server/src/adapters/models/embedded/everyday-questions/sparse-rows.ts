/** A row with a weight for some of many columns. */
export interface SparseRow {
  columns: readonly number[];
  weights: readonly number[];
}

/** For each column, the rows that have it. In three arrays of numbers, because maps of maps took ten times the memory and time. */
export interface ByColumn {
  rowCount: number;
  /** Where the rows of a column begin; those of the next one follow. */
  starts: Uint32Array;
  rows: Uint32Array;
  weights: Float32Array;
}

export function byColumn(list: readonly SparseRow[], columnCount: number): ByColumn {
  const starts = new Uint32Array(columnCount + 1);
  for (const { columns } of list) for (const column of columns) add(starts, column + 1, 1);
  for (let column = 1; column <= columnCount; column += 1) add(starts, column, starts[column - 1] ?? 0);
  const size = starts[columnCount] ?? 0;
  const [rows, weights, next] = [new Uint32Array(size), new Float32Array(size), starts.slice()];
  for (const [row, { columns, weights: own }] of list.entries())
    for (const [n, column] of columns.entries()) {
      const place = next[column] ?? 0;
      rows[place] = row;
      weights[place] = own[n] ?? 0;
      next[column] = place + 1;
    }
  return { rowCount: list.length, starts, rows, weights };
}

/** The product of each row with another one. */
export function productsWith({ columns, weights }: SparseRow, index: ByColumn): Float64Array {
  const products = new Float64Array(index.rowCount);
  for (const [n, column] of columns.entries()) {
    const end = index.starts[column + 1] ?? 0;
    for (let place = index.starts[column] ?? 0; place < end; place += 1)
      add(products, index.rows[place] ?? 0, (weights[n] ?? 0) * (index.weights[place] ?? 0));
  }
  return products;
}

/** The sum of some rows, of length 1. */
export function sumOf(list: readonly SparseRow[]): SparseRow {
  const sum = new Map<number, number>();
  for (const { columns, weights } of list)
    for (const [n, column] of columns.entries()) sum.set(column, (sum.get(column) ?? 0) + (weights[n] ?? 0));
  return ofLengthOne({ columns: [...sum.keys()], weights: [...sum.values()] });
}

/** Of length 1, so that the product of two rows is their likeness. */
function ofLengthOne({ columns, weights }: SparseRow): SparseRow {
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return { columns, weights: weights.map((weight) => weight / length) };
}

function add(numbers: Uint32Array | Float64Array, at: number, value: number): void {
  numbers[at] = (numbers[at] ?? 0) + value;
}
