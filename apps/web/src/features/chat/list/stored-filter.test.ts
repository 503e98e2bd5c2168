import { expect, it } from "vitest";
import { NO_FILTER } from "./filter-conversations.ts";
import { parseFilter } from "./stored-filter.ts";

it("reads what was stored", () => {
  const filter = {
    tag: "turno",
    origin: "rh-plus",
    project: "none",
    period: "range",
    from: "2026-11-01",
    to: "2026-11-17",
  };
  expect(parseFilter(JSON.stringify(filter))).toEqual(filter);
});

it("reads no filter from nothing, from broken text and from fields of another form", () => {
  const texts = [null, "", "{", "null", "[]", '"tag"', '{"tag":7,"origin":"","period":"year","from":{}}'];
  for (const text of texts) expect(parseFilter(text)).toEqual(NO_FILTER);
});
