import type { ScheduleRule } from "@metatron/contract/schedules/schedule";
import type { Translate } from "../../lib/translator.ts";

/** A sentence such as "Cada lunes a las 08:00". */
export function describeRule(t: Translate, rule: ScheduleRule, language: string): string {
  const { time } = rule;
  switch (rule.every) {
    case "once":
      return t("schedules.when.once", { day: dayName(rule.day, language), time });
    case "day":
      return t(rule.workdays ? "schedules.when.workdays" : "schedules.when.day", { time });
    case "week":
      return t("schedules.when.week", { weekday: weekdayName(rule.weekday, language), time });
    case "month":
      return rule.day === 31
        ? t("schedules.when.lastDay", { time })
        : t("schedules.when.month", { day: rule.day, time });
  }
}

/** 1 is Monday. */
export function weekdayName(weekday: number, language: string): string {
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, weekday),
  );
}

const dayName = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(day));

/** Day and time of an instant in the schedule's zone. */
export const instantName = (
  instant: string,
  { timeZone, language }: { timeZone: string; language: string },
) =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone }).format(
    new Date(instant),
  );
