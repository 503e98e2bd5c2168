const MAX_COLUMNS = 200;

/** Formats rows as a Markdown table with the first row as the header. A single column becomes plain lines. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.slice(0, MAX_COLUMNS).map(cellText)).filter((row) => row.some(Boolean));
  const width = cells.reduce((widest, row) => Math.max(widest, lastFilled(row) + 1), 0);
  if (width <= 1) return cells.map((row) => row[0] ?? "").join("\n");
  const lines = cells.map((row) => asLine(Array.from({ length: width }, (_, n) => row[n] ?? "")));
  return [lines[0], asLine(Array.from({ length: width }, () => "---")), ...lines.slice(1)].join("\n");
}

/** Drops columns that are empty in every row. */
export function withoutEmptyColumns(rows: readonly (readonly string[])[]): string[][] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const kept = Array.from({ length: width }, (_, n) => n).filter((n) => rows.some((row) => row[n]?.trim()));
  return rows.map((row) => kept.map((n) => row[n] ?? ""));
}

function cellText(cell: string): string {
  return cell.replace(/\s+/g, " ").trim().replaceAll("|", "\\|");
}

function asLine(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function lastFilled(row: readonly string[]): number {
  return row.findLastIndex(Boolean);
}
