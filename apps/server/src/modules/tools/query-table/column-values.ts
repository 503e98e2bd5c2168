import { columnNumbers, type DataTable } from "../../tables/reading/index.ts";
import type { Cell, TableColumn } from "./table-messages.ts";

export interface ColumnValues extends Pick<TableColumn, "type" | "note"> {
  values: Cell[];
}

/** Codes such as 00123 would lose their zeros as numbers. */
const LEADING_ZERO = /^0\d+$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/;
const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: (\d{1,2}:\d{2})(?::\d{2})?)?$/;

/** Types a column by all of its cells; text stays text unless every filled cell is a date or most are numbers. */
export function columnValues(table: DataTable, column: number): ColumnValues {
  const cells = table.rows.map(({ cells }) => cells[column]?.trim() ?? "");
  return dates(cells) ?? numbers(table, column, cells) ?? { type: "text", values: cells.map(orNull) };
}

const orNull = (cell: string): Cell => (cell === "" ? null : cell);

function numbers(table: DataTable, column: number, cells: readonly string[]): ColumnValues | undefined {
  const { isNumeric, isDuration, values } = columnNumbers(table, column);
  if (!isNumeric || cells.some((cell) => LEADING_ZERO.test(cell))) return undefined;
  const others = cells.filter((cell, at) => cell !== "" && values[at] === undefined);
  const filled = cells.filter((cell) => cell !== "");
  const notes = [
    isDuration ? "hours, from h:mm: 7:30 is 7.5" : "",
    filled.every((cell) => cell.endsWith("%")) ? "percent: 15% is 15" : "",
    others.length > 0
      ? `${others.length} cells without a number are NULL, such as «${others[0]?.slice(0, 40)}»`
      : "",
  ].filter(Boolean);
  return {
    type: "number",
    values: values.map((value) => value ?? null),
    ...(notes.length > 0 ? { note: notes.join("; ") } : {}),
  };
}

/** ISO dates, which compare and sort as text, from ISO and from day/month/year. */
function dates(cells: readonly string[]): ColumnValues | undefined {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 0) return undefined;
  if (filled.every((cell) => ISO.test(cell))) return typed(cells.map(fromIso));
  const parts = filled.map((cell) => SLASHED.exec(cell));
  if (!parts.every((part) => part !== null)) return undefined;
  const isMonthFirst =
    parts.some((part) => Number(part[2]) > 12) && parts.every((part) => Number(part[1]) <= 12);
  const values = cells.map((cell) => fromSlashed(cell, isMonthFirst));
  if (values.some((value, at) => value === null && cells[at] !== "")) return undefined;
  return {
    ...typed(values),
    note: `read as ${isMonthFirst ? "month/day/year" : "day/month/year"}`,
  };
}

function typed(values: Cell[]): ColumnValues {
  const hasTime = values.some((value) => typeof value === "string" && value.length > 10);
  return { type: hasTime ? "datetime" : "date", values };
}

function fromIso(cell: string): Cell {
  const [, year, month, day, time] = ISO.exec(cell) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}${time ? ` ${time}` : ""}`;
}

function fromSlashed(cell: string, isMonthFirst: boolean): Cell {
  const [, first = "", second = "", year, time] = SLASHED.exec(cell) ?? [];
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  if (year === undefined || Number(month) > 12 || Number(day) > 31) return null;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}${time ? ` ${time.padStart(5, "0")}` : ""}`;
}
