export interface CsvRow {
  /** The line of the text on which the row begins, from 1. */
  line: number;
  cells: string[];
}

const SAMPLE_ROWS = 50;
const SAMPLE_CHARS = 64 * 1024;

/**
 * Parses CSV of spreadsheets and of people: any of `delimiters`, Excel's `sep=` line, quoted cells with line
 * breaks, malformed quotes. Blank rows are omitted. Decision 47 compares it with libraries.
 */
export function readCsvRows(source: string, delimiters: readonly [string, ...string[]]): CsvRow[] {
  const text = source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const stated = /^sep=([\t!-~])\n/i.exec(text)?.[1];
  if (stated) return rowsOf(text, { delimiter: stated, from: "sep=;\n".length, line: 2 });
  return rowsOf(text, { delimiter: sniffDelimiter(text, delimiters), from: 0, line: 1 });
}

/**
 * The delimiter that splits most rows into the same number of cells; in a tie, the earlier one of
 * `delimiters`.
 */
function sniffDelimiter(text: string, delimiters: readonly [string, ...string[]]): string {
  const sample = text.slice(0, SAMPLE_CHARS);
  let best = { delimiter: delimiters[0], score: 0 };
  for (const delimiter of delimiters) {
    const rows = rowsOf(sample, { delimiter, from: 0, line: 1 }).slice(0, SAMPLE_ROWS);
    const widths = rows.map(({ cells }) => cells.length);
    const usual = mostFrequent(widths);
    const share = widths.filter((width) => width === usual).length / (widths.length || 1);
    const score = usual > 1 ? share + Math.min(usual, 20) / 100 : 0;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function rowsOf(
  text: string,
  { delimiter, from, line: firstLine }: { delimiter: string; from: number; line: number },
): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = firstLine;
  let at = from;
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] };
    let end = at;
    do {
      const cell = readCell(text, at, delimiter);
      row.cells.push(cell.text);
      line += cell.lineBreaks;
      end = cell.end;
      at = end + 1;
    } while (text[end] === delimiter);
    line += 1;
    if (row.cells.some((cell) => cell.trim() !== "")) rows.push(row);
  }
  return rows;
}

function readCell(
  text: string,
  at: number,
  delimiter: string,
): { text: string; end: number; lineBreaks: number } {
  let start = at;
  while (text[start] === " ") start += 1;
  if (text[start] !== '"') {
    const end = endOfPlain(text, at, delimiter);
    return { text: text.slice(at, end), end, lineBreaks: 0 };
  }
  const close = closingQuote(text, start + 1);
  const quoted = text.slice(start + 1, close);
  const end = endOfPlain(text, Math.min(close + 1, text.length), delimiter);
  return {
    // Text between the closing quote and the delimiter is malformed, and is kept in this cell.
    text: quoted.replaceAll('""', '"') + text.slice(close + 1, end),
    end,
    lineBreaks: quoted.split("\n").length - 1,
  };
}

function endOfPlain(text: string, at: number, delimiter: string): number {
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end += 1;
  return end;
}

/** The position of the closing quote; the end of the text if the quote is not closed. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at === -1 ? text.length : at;
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, other) => (other[1] > best[1] ? other : best), [0, 0])[0];
}
