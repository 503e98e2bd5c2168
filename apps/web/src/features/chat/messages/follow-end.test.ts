import { expect, it } from "vitest";
import { isAtEnd, staysWithEnd } from "./follow-end.ts";

const place = (top: number, content = 2000) => ({ top, viewport: 800, content });

it("takes a reader near the end for one at the end", () => {
  expect([isAtEnd(place(1200)), isAtEnd(place(1199.5)), isAtEnd(place(1180)), isAtEnd(place(1100))]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it("goes on following when the text grows under a reader who did not move", () => {
  expect(staysWithEnd(true, place(1200), place(1200, 2300))).toBe(true);
});

it("lets go of a reader who moves up", () => {
  expect(staysWithEnd(true, place(1200), place(1100))).toBe(false);
});

it("does not take hold of a reader who is somewhere above", () => {
  expect(staysWithEnd(false, place(300), place(500))).toBe(false);
});

it("follows again when the reader comes back to the end", () => {
  expect(staysWithEnd(false, place(500), place(1200))).toBe(true);
});
