import type { DataTable } from "./data-table.ts";

/** The parsed numbers of a column. */
export interface ColumnNumbers {
  /** A few empty or odd cells do not turn a numeric column into text. */
  isNumeric: boolean;
  /** Every value is written as hours and minutes, and so are results. */
  isDuration: boolean;
  /** In row order; undefined for cells without a number. */
  values: readonly (number | undefined)[];
}

const MOSTLY = 0.8;

type DecimalMark = "." | ",";

const known = new WeakMap<DataTable, Map<number, ColumnNumbers>>();

/** Cached per table: a question reads every column several times, and a sheet may have many thousand rows. */
export function columnNumbers(table: DataTable, column: number): ColumnNumbers {
  const columns = known.get(table) ?? new Map<number, ColumnNumbers>();
  known.set(table, columns);
  const read = columns.get(column) ?? readColumn(table, column);
  columns.set(column, read);
  return read;
}

export const isNumeric = (table: DataTable, column: number): boolean =>
  columnNumbers(table, column).isNumeric;

function readColumn({ rows, hasPlainNumbers }: DataTable, column: number): ColumnNumbers {
  const cells = rows.map(({ cells }) => cells[column]?.trim() ?? "");
  const filled = cells.filter((cell) => cell !== "");
  const mark = hasPlainNumbers ? "." : decimalMarkOf(filled);
  const values = cells.map((cell) => numberIn(cell, mark));
  const numbers = values.filter((value) => value !== undefined).length;
  return {
    isNumeric: numbers > 0 && numbers >= filled.length * MOSTLY,
    isDuration: numbers > 0 && filled.filter((cell) => CLOCK.test(cell)).length === numbers,
    values,
  };
}

const CLOCK = /^\d{1,4}:\d{2}$/;
const FIGURE = /^[-+]?\d[\d.,]*$/;
/** «USD 5» is a number with its unit, «Persona 5» a name. */
const BEGINS_AS_FIGURE = /^\D{0,5}\d/;
const UNITS = /€|\$|%|£|\b(?:eur|usd|clp|brl|horas?|h|kg|km|min|dias?|días?)\b\.?/giu;

/**
 * The number in a cell, in Spanish or English notation: «1.250,50 €», «1,250.50», «7:30» as hours. Undefined
 * for any other text.
 */
function numberIn(cell: string, mark?: DecimalMark): number | undefined {
  const plain = bare(cell);
  if (CLOCK.test(plain)) {
    const [hours, minutes] = plain.split(":");
    return Number(hours) + Number(minutes) / 60;
  }
  if (!FIGURE.test(plain)) return undefined;
  const value = Number(withPoint(plain, mark));
  return Number.isNaN(value) ? undefined : value;
}

/** Most cells are plain numbers or words, which skip the slower search for units. */
function bare(cell: string): string {
  if (FIGURE.test(cell) || !BEGINS_AS_FIGURE.test(cell)) return cell;
  return cell.replace(UNITS, "").replace(/\s/g, "");
}

/**
 * The last of two different marks is the decimal one. The column decides about a single mark; if it does not,
 * three digits after it are thousands.
 */
function withPoint(text: string, mark: DecimalMark | undefined): string {
  if (!/[.,]/.test(text)) return text;
  const comma = text.lastIndexOf(",");
  const point = text.lastIndexOf(".");
  if (comma >= 0 && point >= 0)
    return comma > point ? text.replaceAll(".", "").replace(",", ".") : text.replaceAll(",", "");
  const used = comma >= 0 ? "," : ".";
  const parts = text.split(used);
  if (parts.length === 2 && mark === used) return parts.join(".");
  const isThousands = parts.length > 2 || (parts.length === 2 && parts[1]?.length === 3 && parts[0] !== "0");
  return isThousands ? parts.join("") : parts.join(".");
}

/** «1.125» beside «0.5» is a little more than one; beside «0,5» it is more than a thousand. */
function decimalMarkOf(cells: readonly string[]): DecimalMark | undefined {
  for (const cell of cells) {
    const text = bare(cell);
    if (!FIGURE.test(text)) continue;
    const last = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
    if (last < 0) continue;
    const used = text[last] === "," ? "," : ".";
    const other = used === "," ? "." : ",";
    if (text.includes(other)) return used;
    if (text.indexOf(used) !== last) return other;
    if (text.length - last - 1 !== 3) return used;
  }
  return undefined;
}
