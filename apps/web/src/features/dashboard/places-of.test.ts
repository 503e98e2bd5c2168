import { expect, it } from "vitest";
import { placesOf } from "./places-of.ts";

it("names days, weeks and months as people do", () => {
  const weekOf = (day: string) => `Semana del ${day}`;
  const titles = (by: "day" | "week" | "month") =>
    placesOf(["2026-11-05"], { by, language: "es", weekOf }).map(({ label, title }) => `${label} / ${title}`);
  expect(titles("day")).toEqual(["5 nov / Jueves 5 nov"]);
  expect(titles("week")).toEqual(["5 nov / Semana del 5 nov 2026"]);
  expect(titles("month")).toEqual(["nov / Noviembre de 2026"]);
});
