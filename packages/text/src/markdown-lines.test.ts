import { expect, it } from "vitest";
import { headingOf, isTableRule, trimEndOf } from "./markdown-lines.ts";

it.each([
  ["# Permisos", { level: 1, text: "Permisos" }],
  ["   ### Permisos ###  ", { level: 3, text: "Permisos" }],
  ["## ", { level: 2, text: "" }],
  ["# a # #", { level: 1, text: "a #" }],
  ["####### siete", undefined],
  ["#sin espacio", undefined],
])("reads the heading of «%s»", (line, heading) => {
  expect(headingOf(line)).toEqual(heading);
});

it.each([
  ["|---|:--:|", true],
  [" --- | --- ", true],
  ["| -- |", true],
  ["|-|-|", false],
  ["| a | b |", false],
  ["", false],
])("tells whether «%s» parts a table's head from its rows", (line, isRule) => {
  expect(isTableRule(line)).toBe(isRule);
});

it("accepts one dash where the option says so", () => {
  expect(isTableRule("|-|:-:|", { leastDashes: 1 })).toBe(true);
});

it("trims only the end", () => {
  expect(trimEndOf("..a..b. .", ". ")).toBe("..a..b");
});

// Run times that grow with the square of these lengths would pass the time that a test has.
it("reads lines of a million blanks", () => {
  const blanks = " ".repeat(1_000_000);
  expect(headingOf(`# x${blanks}\u2028${blanks}x`)?.level).toBe(1);
  expect(isTableRule(`${blanks}--${blanks}x`)).toBe(false);
  expect(trimEndOf(`${"#".repeat(1_000_000)}x`, "#")).toHaveLength(1_000_001);
});
