import { expect, it } from "vitest";
import { z } from "zod";
import { pageOf, pageQueryOf } from "./page.ts";

const query = pageQueryOf({});

it("defaults to 50", () => {
  expect(query.parse({})).toEqual({ limit: 50 });
});

it.each(["1", "200", 73])("takes a limit of %j", (limit) => {
  expect(query.parse({ limit }).limit).toBe(Number(limit));
});

it.each(["0", "201", "-1", "1.5", "many", ""])("refuses a limit of %j", (limit) => {
  expect(query.safeParse({ limit }).success).toBe(false);
});

it("rejects an empty and an overlong cursor", () => {
  expect(query.safeParse({ cursor: "" }).success).toBe(false);
  expect(query.safeParse({ cursor: "x".repeat(501) }).success).toBe(false);
});

it("uses null for the last page", () => {
  expect(pageOf(z.string()).parse({ items: ["a"], nextCursor: null })).toEqual({
    items: ["a"],
    nextCursor: null,
  });
});
