export interface CsvRow {
  /** Where the row begins in the text, from 1. */
  line: number;
  cells: string[];
}

const SEPARATORS = [";", "\t", ","] as const;

/** Reads what spreadsheets write: any of their separators, quoted cells with line breaks, a byte order mark. Empty rows are left out. */
export function readCsv(given: string): CsvRow[] {
  const text = given
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n");
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let [cells, cell, line, from, isQuoted]: [string[], string, number, number, boolean] = [
    [],
    "",
    1,
    1,
    false,
  ];

  const endCell = () => {
    cells.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each.trim() !== "")) rows.push({ line: from, cells });
    cells = [];
    from = line;
  };

  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === "\n") line += 1;
    if (isQuoted && char === '"' && text.charAt(at + 1) === '"') {
      cell += char;
      at += 1;
    } else if (char === '"' && (isQuoted || cell.trim() === "")) {
      isQuoted = !isQuoted;
      if (isQuoted) cell = "";
    } else if (isQuoted) cell += char;
    else if (char === separator) endCell();
    else if (char === "\n") endRow();
    else cell += char;
  }
  endRow();
  return rows;
}

/** The one that the first line has most of: cells hold commas more often than semicolons. */
function separatorOf(text: string): string {
  const end = text.indexOf("\n");
  const first = end < 0 ? text : text.slice(0, end);
  const counted = SEPARATORS.map((each) => ({ each, count: first.split(each).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).each;
}
