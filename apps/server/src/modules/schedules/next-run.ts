import type { ScheduleRule } from "@metatron/contract/schedules/schedule";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Two occurrences of any rule are at most this many days apart; 31 for the last days of two months. */
const LONGEST_GAP_DAYS = 32;
const SATURDAY = 6;

/** The first run after this instant; undefined if there is none. */
export function nextRun(rule: ScheduleRule, timeZone: string, after: Date): Date | undefined {
  return occurrence(rule, timeZone, { from: after, step: 1, fits: (at) => at > after.getTime() });
}

/** The last run at or before this instant; undefined if there was none. */
export function lastRun(rule: ScheduleRule, timeZone: string, until: Date): Date | undefined {
  return occurrence(rule, timeZone, { from: until, step: -1, fits: (at) => at <= until.getTime() });
}

interface Search {
  from: Date;
  step: 1 | -1;
  fits: (at: number) => boolean;
}

function occurrence(rule: ScheduleRule, timeZone: string, { from, step, fits }: Search): Date | undefined {
  const clock = wallClock(timeZone);
  const [hours = 0, minutes = 0] = rule.time.split(":").map(Number);
  const timeOfDay = (hours * 60 + minutes) * MINUTE_MS;
  if (rule.every === "once") {
    const at = clock.instantOf(Date.parse(rule.day) + timeOfDay);
    return fits(at) ? new Date(at) : undefined;
  }
  const today = Math.floor(clock.wallOf(from.getTime()) / DAY_MS) * DAY_MS;
  // Starts one day early in the direction of the search: a time that a clock change moved may belong to it.
  for (let n = -1; n <= LONGEST_GAP_DAYS; n += 1) {
    const day = today + n * step * DAY_MS;
    if (!isDayOf(rule, new Date(day))) continue;
    const at = clock.instantOf(day + timeOfDay);
    if (fits(at)) return new Date(at);
  }
  return undefined;
}

/** `day` is a date of the calendar, as midnight in UTC. */
function isDayOf(rule: Exclude<ScheduleRule, { every: "once" }>, day: Date): boolean {
  const weekday = day.getUTCDay() || 7;
  switch (rule.every) {
    case "day":
      return !rule.workdays || weekday < SATURDAY;
    case "week":
      return weekday === rule.weekday;
    case "month": {
      const days = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
      return day.getUTCDate() === Math.min(rule.day, days);
    }
  }
}

/** Converts between instants and wall-clock times, which are numbers as if the wall clock showed UTC. */
function wallClock(timeZone: string) {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

  function wallOf(instant: number): number {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  }

  const offsetAt = (instant: number) => wallOf(instant) - instant;

  return {
    wallOf,
    /**
     * A time that occurs twice, when clocks are set back, is its first occurrence. A time that is skipped, when
     * clocks are set forward, is as much later as the clocks were moved.
     */
    instantOf(wall: number): number {
      const candidates = [offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)].map((offset) => wall - offset);
      const real = candidates.filter((instant) => wallOf(instant) === wall);
      return real.length > 0 ? Math.min(...real) : Math.max(...candidates);
    },
  };
}
