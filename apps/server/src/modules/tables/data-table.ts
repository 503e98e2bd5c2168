import { foldText, termsOf } from "../../adapters/models/index.ts";

/** A sheet of a workbook, a CSV file, or a table in a text. */
export interface DataTable {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The number in a cell, as Spanish and English write it: «1.250,50 €», «1,250.50», «7:30» as hours. Undefined for any other text. */
export function numberIn(cell: string): number | undefined {
  const plain = cell.replace(UNITS, "").replace(/\s/g, "");
  const time = /^(\d{1,4}):(\d{2})$/.exec(plain);
  if (time) return Number(time[1]) + Number(time[2]) / 60;
  if (!/^[-+]?\d[\d.,]*$/.test(plain)) return undefined;
  return Number(withPoint(plain));
}

const UNITS = /€|\$|%|£|\b(?:eur|usd|clp|brl|horas?|h|kg|km|min|dias?|días?)\b\.?/giu;

/** The last of two different marks is the decimal one; a single mark before exactly three digits separates thousands. */
function withPoint(text: string): string {
  const comma = text.lastIndexOf(",");
  const point = text.lastIndexOf(".");
  if (comma >= 0 && point >= 0)
    return comma > point ? text.replaceAll(".", "").replace(",", ".") : text.replaceAll(",", "");
  const mark = comma >= 0 ? "," : ".";
  const parts = text.split(mark);
  const isThousands = parts.length > 2 || (parts.length === 2 && parts[1]?.length === 3 && parts[0] !== "0");
  return isThousands ? parts.join("") : parts.join(".");
}

const MOSTLY = 0.8;

/** Whether a column holds numbers: a few empty or odd cells do not make it text. */
export function isNumeric({ rows }: DataTable, column: number): boolean {
  const filled = rows.map((row) => row[column] ?? "").filter((cell) => cell.trim() !== "");
  return (
    filled.length > 0 &&
    filled.filter((cell) => numberIn(cell) !== undefined).length >= filled.length * MOSTLY
  );
}

/** The stems of a text, with the digits of codes kept: «Vuelo BS-101» has «vuel», «bs» and «101». */
export const stemsOf = (text: string): string[] => termsOf(text);

export const folded = (text: string): string => foldText(text).trim();
