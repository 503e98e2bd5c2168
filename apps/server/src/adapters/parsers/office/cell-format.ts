import { elementAt, elements, type XmlElement } from "../xml-tree.ts";

export type CellFormat = "date" | "time" | "duration" | "datetime" | "percent" | "plain";

const MS_PER_DAY = 86_400_000;
// Day 0 of the 1900 date system, including its nonexistent leap day.
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** The number format of each cell style. */
export function readCellFormats(styles: XmlElement | undefined): CellFormat[] {
  const own = new Map(
    elements(elementAt(styles, "numFmts"), "numFmt").map(({ attributes }) => [
      attributes.numFmtId ?? "",
      attributes.formatCode ?? "",
    ]),
  );
  return elements(elementAt(styles, "cellXfs"), "xf").map(({ attributes }) => {
    const id = attributes.numFmtId ?? "0";
    return own.has(id) ? formatOfCode(own.get(id) ?? "") : formatOfBuiltIn(Number(id));
  });
}

function formatOfBuiltIn(id: number): CellFormat {
  if (id === 9 || id === 10) return "percent";
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return "date";
  if (id === 46) return "duration";
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return "time";
  return id === 22 ? "datetime" : "plain";
}

function formatOfCode(code: string): CellFormat {
  // Quoted, escaped and bracketed parts are decoration, except for [h], which marks a duration.
  const bare = code.replace(/"[^"]*"|\\.|_.|\*./g, "").replace(/\[(?![hms]+\])[^[\]]*\]/gi, "");
  if (bare.includes("%")) return "percent";
  if (/\[h+\]/i.test(bare)) return "duration";
  const hasDay = /[dy]/i.test(bare) || /mmm/i.test(bare);
  const hasHour = /[hs]/i.test(bare);
  if (hasDay && hasHour) return "datetime";
  if (hasDay) return "date";
  return hasHour ? "time" : "plain";
}

/** Formats a number as it is displayed: ISO dates, percentages, no binary rounding noise. */
export function showNumber(value: number, format: CellFormat, is1904: boolean): string {
  const at = new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(value * 86_400) * 1000);
  const isDay = value >= 0 && value * MS_PER_DAY < 8e15 && !Number.isNaN(at.getTime());
  if (format === "percent") return `${tidy(value * 100)}%`;
  if (!isDay || format === "plain") return tidy(value);
  if (format === "duration") return hoursAndMinutes(value);
  const [day, time] = at.toISOString().split("T");
  const clock = time?.slice(0, 5) ?? "";
  if (format === "date") return day ?? "";
  return format === "time" ? clock : `${day} ${clock}`;
}

/** Durations do not wrap after a day: 30.5 hours are 30:30 and not 06:30. */
function hoursAndMinutes(days: number): string {
  const minutes = Math.round(days * 24 * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

function tidy(value: number): string {
  return String(Number(value.toPrecision(12)));
}
