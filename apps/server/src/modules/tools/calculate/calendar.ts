import { ExpressionError } from "./read-tokens.ts";

/** A date as the number of days since 1970-01-01. */
export type Day = number;

const MS_PER_DAY = 86_400_000;
const FIRST: Day = Date.UTC(1600, 0, 1) / MS_PER_DAY;
const LAST: Day = Date.UTC(2399, 11, 31) / MS_PER_DAY;
const MOST_WORKING_DAYS = 100_000;

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export function readDay(text: string): Day {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  const at = Date.UTC(year, month - 1, day) / MS_PER_DAY;
  if (showDay(at) !== text) throw new ExpressionError(`«${text}» is not a date of the calendar.`);
  return checkDay(at);
}

export const showDay = (day: Day): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

export function checkDay(day: Day): Day {
  if (day < FIRST || day > LAST) throw new ExpressionError("Dates are limited to the years 1600 to 2399.");
  return day;
}

export const toDay = (date: Date): Day => Math.floor(date.getTime() / MS_PER_DAY);

export const weekdayOf = (day: Day): string => WEEKDAYS[weekdayIndex(day)] ?? "";

/** The same day of another month, or the last one of a shorter month. */
export function addMonths(day: Day, months: number): { day: Day; isShortened: boolean } {
  const { year, month, date } = partsOf(day);
  const first = new Date(Date.UTC(year, month + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const at = toDay(first) + Math.min(date, length) - 1;
  return { day: checkDay(at), isShortened: date > length };
}

/** Both days are counted. */
export function countWorkingDays(from: Day, to: Day, holidays: ReadonlySet<Day>) {
  const all = to - from + 1;
  const weeks = Math.floor(all / 7);
  const rest = Array.from({ length: all - weeks * 7 }, (_, n) => from + weeks * 7 + n);
  const weekdays = weeks * 5 + rest.filter((day) => !isWeekend(day)).length;
  const skipped = [...holidays].filter((day) => day >= from && day <= to && !isWeekend(day));
  return { days: weekdays - skipped.length, holidays: skipped.sort((a, b) => a - b) };
}

/** The first day is not counted; a negative number of days goes back. */
export function addWorkingDays(from: Day, days: number, holidays: ReadonlySet<Day>) {
  if (Math.abs(days) > MOST_WORKING_DAYS)
    throw new ExpressionError(`More than ${MOST_WORKING_DAYS} working days are not supported.`);
  const step = Math.sign(days);
  const skipped: Day[] = [];
  let day = from;
  for (let left = Math.abs(days); left > 0; ) {
    day = checkDay(day + step);
    if (isWeekend(day)) continue;
    if (holidays.has(day)) skipped.push(day);
    else left -= 1;
  }
  return { day, holidays: skipped.sort((a, b) => a - b) };
}

/** Completed years, months and days. A person born on February 29 is a year older on February 28. */
export function ageAt(birth: Day, on: Day): { years: number; months: number; days: number } {
  const [born, now] = [partsOf(birth), partsOf(on)];
  const whole = (now.year - born.year) * 12 + now.month - born.month;
  const months = addMonths(birth, whole).day > on ? whole - 1 : whole;
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: on - addMonths(birth, months).day,
  };
}

function partsOf(day: Day): { year: number; month: number; date: number } {
  const at = new Date(day * MS_PER_DAY);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate() };
}

// 1970-01-01 was a Thursday.
const weekdayIndex = (day: Day) => (((day + 4) % 7) + 7) % 7;

const isWeekend = (day: Day) => weekdayIndex(day) === 0 || weekdayIndex(day) === 6;
