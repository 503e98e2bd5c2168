import { expect, it } from "vitest";
import { someDocument } from "./documents.fixtures.ts";
import { formOf, isWrongOrder, mergeForms, toEdit } from "./metadata-form.ts";

const base = formOf(someDocument({ title: "Norma", revision: "1", validUntil: "2026-12-31" }));

it("sends only the changed fields, and empties the cleared ones", () => {
  const form = { ...base, title: " Norma ", revision: "2", validUntil: "", documentOwner: "  " };
  expect(toEdit(base, form, 4)).toEqual({ version: 4, revision: "2", validUntil: null });
});

it("keeps both people's changes, and lists the fields that both changed", () => {
  const mine = { ...base, title: "Norma de rampa", revision: "2" };
  const theirs = { ...base, revision: "3", validUntil: "2027-12-31" };
  expect(mergeForms(base, mine, theirs)).toEqual({
    merged: { ...mine, validUntil: "2027-12-31" },
    conflicts: ["revision"],
  });
});

it("has no conflict where both wrote the same", () => {
  const same = { ...base, revision: "2" };
  expect(mergeForms(base, same, same).conflicts).toEqual([]);
});

it("recognizes an end before the beginning, but not an open one", () => {
  expect(isWrongOrder({ validFrom: "2026-02-01", validUntil: "2026-01-31" })).toBe(true);
  expect(isWrongOrder({ validFrom: "2026-02-01", validUntil: "2026-02-01" })).toBe(false);
  expect(isWrongOrder({ validFrom: "2026-02-01", validUntil: "" })).toBe(false);
});
