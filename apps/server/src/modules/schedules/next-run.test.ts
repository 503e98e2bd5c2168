import type { ScheduleRule } from "@metatron/contract/schedules/schedule";
import { describe, expect, it } from "vitest";
import { lastRun, nextRun } from "./next-run.ts";

const MADRID = "Europe/Madrid";
const SANTIAGO = "America/Santiago";
const daily: ScheduleRule = { every: "day", time: "08:30", workdays: false };
const at = (rule: ScheduleRule, zone: string, after: string) =>
  nextRun(rule, zone, new Date(after))?.toISOString();

function several(rule: ScheduleRule, zone: string, after: string, count: number): string[] {
  const found: string[] = [];
  let from = new Date(after);
  for (let n = 0; n < count; n += 1) {
    const next = nextRun(rule, zone, from);
    if (!next) break;
    found.push(next.toISOString());
    from = next;
  }
  return found;
}

describe("the next run", () => {
  it("is today if the time is still to come, else tomorrow, in the person's zone", () => {
    expect(at(daily, MADRID, "2026-11-16T07:00:00Z")).toBe("2026-11-16T07:30:00.000Z");
    expect(at(daily, MADRID, "2026-11-16T07:30:00Z")).toBe("2026-11-17T07:30:00.000Z");
    expect(at(daily, SANTIAGO, "2026-11-16T07:30:00Z")).toBe("2026-11-16T11:30:00.000Z");
  });

  it("skips Saturday and Sunday on working days", () => {
    const rule: ScheduleRule = { every: "day", time: "08:30", workdays: true };
    expect(several(rule, MADRID, "2026-11-20T00:00:00Z", 2)).toEqual([
      "2026-11-20T07:30:00.000Z",
      "2026-11-23T07:30:00.000Z",
    ]);
  });

  it("is the weekday of the person's zone, where it is already another day in UTC", () => {
    // Monday 23:30 in Santiago is Tuesday in UTC.
    const rule: ScheduleRule = { every: "week", time: "23:30", weekday: 1 };
    expect(at(rule, SANTIAGO, "2026-11-16T00:00:00Z")).toBe("2026-11-17T02:30:00.000Z");
  });

  it("is the last day of months that are too short", () => {
    const rule: ScheduleRule = { every: "month", time: "00:00", day: 31 };
    expect(several(rule, "UTC", "2028-01-01T00:00:00Z", 4)).toEqual([
      "2028-01-31T00:00:00.000Z",
      "2028-02-29T00:00:00.000Z",
      "2028-03-31T00:00:00.000Z",
      "2028-04-30T00:00:00.000Z",
    ]);
  });

  it("keeps the time on the wall when clocks change", () => {
    expect(several(daily, MADRID, "2026-10-24T00:00:00Z", 2)).toEqual([
      "2026-10-24T06:30:00.000Z",
      "2026-10-25T07:30:00.000Z",
    ]);
  });

  it("comes once on a day when its time is skipped or occurs twice", () => {
    const night: ScheduleRule = { every: "day", time: "02:30", workdays: false };
    expect(several(night, MADRID, "2026-03-28T00:00:00Z", 3)).toEqual([
      "2026-03-28T01:30:00.000Z",
      // 02:30 does not exist on this day: it is 03:30.
      "2026-03-29T01:30:00.000Z",
      "2026-03-30T00:30:00.000Z",
    ]);
    expect(several(night, MADRID, "2026-10-24T12:00:00Z", 2)).toEqual([
      "2026-10-25T00:30:00.000Z",
      "2026-10-26T01:30:00.000Z",
    ]);
    // Midnight is skipped in Santiago.
    const midnight: ScheduleRule = { every: "day", time: "00:00", workdays: false };
    expect(several(midnight, SANTIAGO, "2026-09-05T12:00:00Z", 2)).toEqual([
      "2026-09-06T04:00:00.000Z",
      "2026-09-07T03:00:00.000Z",
    ]);
  });

  it("of a schedule that runs once is its only instant, or none", () => {
    const rule: ScheduleRule = { every: "once", day: "2026-12-24", time: "18:00" };
    expect(at(rule, MADRID, "2026-11-16T00:00:00Z")).toBe("2026-12-24T17:00:00.000Z");
    expect(at(rule, MADRID, "2026-12-24T17:00:00Z")).toBeUndefined();
  });

  it("exists for every rule and zone, is later, and is the last run of its own instant", () => {
    const zones = ["UTC", MADRID, SANTIAGO, "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu"];
    const rules: ScheduleRule[] = [
      daily,
      { every: "day", time: "02:15", workdays: true },
      { every: "week", time: "00:00", weekday: 7 },
      { every: "month", time: "23:59", day: 30 },
    ];
    for (const zone of zones)
      for (const rule of rules)
        for (let day = 0; day < 400; day += 7) {
          const after = new Date(Date.UTC(2026, 0, 1) + day * 24 * 3_600_000 + day * 61_000);
          const next = nextRun(rule, zone, after);
          expect(next?.getTime()).toBeGreaterThan(after.getTime());
          expect(next && lastRun(rule, zone, next)).toEqual(next);
        }
  });
});

it("finds the last missed run, not the first", () => {
  expect(lastRun(daily, MADRID, new Date("2026-11-16T12:00:00Z"))?.toISOString()).toBe(
    "2026-11-16T07:30:00.000Z",
  );
  expect(lastRun(daily, MADRID, new Date("2026-11-16T07:00:00Z"))?.toISOString()).toBe(
    "2026-11-15T07:30:00.000Z",
  );
});
