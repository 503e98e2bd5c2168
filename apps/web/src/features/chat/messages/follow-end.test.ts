import { expect, it } from "vitest";
import { isAtEnd, staysWithEnd } from "./follow-end.ts";

const place = (top: number, content = 2000) => ({ top, viewport: 800, content });

it("treats a reader near the end as at the end", () => {
  expect([isAtEnd(place(1200)), isAtEnd(place(1199.5)), isAtEnd(place(1180)), isAtEnd(place(1100))]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it("keeps following when the text grows below a reader who did not scroll", () => {
  expect(staysWithEnd(true, place(1200), place(1200, 2300))).toBe(true);
});

it("stops following when the reader scrolls up", () => {
  expect(staysWithEnd(true, place(1200), place(1100))).toBe(false);
});

it("does not start following when the reader is further up", () => {
  expect(staysWithEnd(false, place(300), place(500))).toBe(false);
});

it("follows again when the reader returns to the end", () => {
  expect(staysWithEnd(false, place(500), place(1200))).toBe(true);
});
