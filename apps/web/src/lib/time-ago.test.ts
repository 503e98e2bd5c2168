import { expect, it } from "vitest";
import { timeAgo } from "./time-ago.ts";

const now = new Date("2026-11-15T10:00:00.000Z");

it.each([
  ["2026-11-15T09:58:00.000Z", "hace 2 minutos"],
  ["2026-11-15T07:59:00.000Z", "hace 2 horas"],
  ["2026-11-14T09:00:00.000Z", "ayer"],
  ["2026-08-01T09:00:00.000Z", "hace 3 meses"],
  ["2026-11-15T10:00:04.000Z", "este minuto"],
])("says of %s %s", (instant, words) => {
  expect(timeAgo(instant, { now, language: "es" })).toBe(words);
});
