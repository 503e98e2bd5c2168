import { expect, it } from "vitest";
import { formFaults } from "./form-faults.ts";
import type { FormField, FormValue } from "./tool-form.ts";

const field = (changes: Partial<FormField>): FormField => ({
  name: "stand",
  label: "Stand",
  hint: null,
  kind: "text",
  required: true,
  options: [],
  min: null,
  max: null,
  initial: null,
  ...changes,
});

const options = ["A12", "B3"].map((value) => ({ value, label: value }));

it.each<[string, Partial<FormField>, FormValue | undefined, string | undefined]>([
  ["a required field without a value", {}, undefined, "missing"],
  ["a required field with an empty text", {}, "", "missing"],
  ["an optional field without a value", { required: false }, undefined, undefined],
  ["a text that is too short", { min: 3 }, "A1", "too_small"],
  ["a text that is too long", { max: 3 }, "A123", "too_large"],
  ["an address", { kind: "email" }, "ana@example.com", undefined],
  ["a text without @ as an address", { kind: "email" }, "ana", "invalid"],
  ["a URL", { kind: "url" }, "https://example.com", undefined],
  ["a text as a URL", { kind: "url" }, "ana", "invalid"],
  ["a day", { kind: "date" }, "2026-02-28", undefined],
  ["a day that does not exist", { kind: "date" }, "2026-13-40", "invalid"],
  ["a number", { kind: "number", min: 1, max: 9 }, 1.5, undefined],
  ["a number that is too large", { kind: "number", max: 9 }, 10, "too_large"],
  ["a broken number as a whole one", { kind: "integer" }, 1.5, "invalid"],
  ["a text as a number", { kind: "number" }, "1", "invalid"],
  ["no", { kind: "yes_no" }, false, undefined],
  ["a text as yes", { kind: "yes_no" }, "yes", "invalid"],
  ["a choice", { kind: "choice", options }, "B3", undefined],
  ["a choice that is not offered", { kind: "choice", options }, "C1", "invalid"],
  ["choices", { kind: "choices", options }, ["A12", "B3"], undefined],
  ["too many choices", { kind: "choices", options, max: 1 }, ["A12", "B3"], "too_large"],
])("judges %s", (_what, changes, value, fault) => {
  const found = formFaults([field(changes)], value === undefined ? {} : { stand: value });
  expect(found).toEqual(fault ? [{ name: "stand", fault }] : []);
});
