import {
  addMonths,
  addWorkingDays,
  ageAt,
  checkDay,
  countWorkingDays,
  type Day,
  showDay,
  weekdayOf,
} from "./calendar.ts";
import { ExpressionError } from "./read-tokens.ts";
import { type Calculation, dayOf, toNumber, type Value, wholeNumber } from "./value.ts";

type DateFunction = (args: readonly Value[], calculation: Calculation) => Value;

export const dateFunctions: Record<string, DateFunction> = {
  today: taking(0, 0, (_, { today, notes }) => {
    notes.push(`Today is ${named(today)} (UTC).`);
    return { kind: "date", day: today };
  }),
  days_between: taking(2, 2, ([from, to], { notes }) => {
    const [a, b] = [dayOf(from, "days_between"), dayOf(to, "days_between")];
    notes.push(`Days from ${named(a)} to ${named(b)}, the first day not counted.`);
    return toNumber(b - a);
  }),
  working_days: taking(2, 2, workingDays),
  add_days: taking(2, 2, ([date, days], { notes }) => {
    const day = checkDay(dayOf(date, "add_days") + wholeNumber(days, "The number of days"));
    notes.push(`The result is a ${weekdayOf(day)}.`);
    return { kind: "date", day };
  }),
  add_working_days: taking(2, 2, ([date, days], calculation) => {
    const from = dayOf(date, "add_working_days");
    const count = wholeNumber(days, "The number of working days");
    const { day, holidays } = addWorkingDays(from, count, calculation.holidays);
    calculation.notes.push(
      `${Math.abs(count)} working days ${count < 0 ? "before" : "after"} ${named(from)}, which is not counted itself. ${leftOut(holidays, calculation)} The result is a ${weekdayOf(day)}.`,
    );
    return { kind: "date", day };
  }),
  add_months: taking(2, 2, ([date, months], calculation) =>
    shifted(dayOf(date, "add_months"), wholeNumber(months, "The number of months"), calculation),
  ),
  add_years: taking(2, 2, ([date, years], calculation) =>
    shifted(dayOf(date, "add_years"), wholeNumber(years, "The number of years") * 12, calculation),
  ),
  weekday: taking(1, 1, ([date]) => ({ kind: "text", text: weekdayOf(dayOf(date, "weekday")) })),
  age: taking(1, 2, ([birth, on], { today, notes }) => {
    const [from, to] = [dayOf(birth, "age"), on ? dayOf(on, "age") : today];
    if (from > to) throw new ExpressionError("The date of birth is after the day of the age.");
    const { years, months, days } = ageAt(from, to);
    notes.push(`On ${named(to)}: ${years} years, ${months} months and ${days} days since ${showDay(from)}.`);
    return toNumber(years);
  }),
};

function workingDays([from, to]: readonly Value[], calculation: Calculation): Value {
  const [a, b] = [dayOf(from, "working_days"), dayOf(to, "working_days")];
  if (a > b) throw new ExpressionError("The first date of working_days is after the second one.");
  const { days, holidays } = countWorkingDays(a, b, calculation.holidays);
  calculation.notes.push(
    `Monday to Friday from ${named(a)} to ${named(b)}, both days counted. ${leftOut(holidays, calculation)}`,
  );
  return toNumber(days);
}

function leftOut(skipped: readonly Day[], { holidays }: Calculation): string {
  if (holidays.size === 0)
    return "No holidays were given, so none are left out: national and local holidays are not known here.";
  const days = skipped.length > 0 ? `: ${skipped.map(showDay).join(", ")}` : "";
  return `Of ${holidays.size} given holidays, ${skipped.length} on a weekday in this period are left out${days}.`;
}

function shifted(from: Day, months: number, { notes }: Calculation): Value {
  const { day, isShortened } = addMonths(from, months);
  if (isShortened) notes.push(`The month has no day ${showDay(from).slice(8)}, so the last day is taken.`);
  notes.push(`The result is a ${weekdayOf(day)}.`);
  return { kind: "date", day };
}

const named = (day: Day) => `${weekdayOf(day)} ${showDay(day)}`;

function taking(least: number, most: number, run: DateFunction): DateFunction {
  return (args, calculation) => {
    if (args.length >= least && args.length <= most) return run(args, calculation);
    throw new ExpressionError(
      `This function takes ${least === most ? least : `${least} or ${most}`} arguments and got ${args.length}.`,
    );
  };
}
