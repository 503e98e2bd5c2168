import type { FormField } from "@metatron/contract/chat/tool-form";
import { expect, it } from "vitest";
import { initialValues, toFormValues } from "./form-values.ts";

const field = (name: string, kind: FormField["kind"], initial: FormField["initial"] = null): FormField => ({
  name,
  label: name,
  hint: null,
  kind,
  required: false,
  options: [],
  min: null,
  max: null,
  initial,
});

const fields = [
  field("stand", "text", "A12"),
  field("weight", "number"),
  field("urgent", "yes_no", false),
  field("bases", "choices", ["LIM"]),
];

it("begins with the values that the other system proposes", () => {
  expect(initialValues(fields)).toEqual({ stand: "A12", weight: "", urgent: "no", bases: ["LIM"] });
});

it("turns typed texts into values, and leaves empty fields out", () => {
  expect(toFormValues(fields, { stand: " B3 ", weight: "1,5", urgent: "yes", bases: [] })).toEqual({
    stand: "B3",
    weight: 1.5,
    urgent: true,
  });
  expect(toFormValues(fields, { weight: "mucho" })).toEqual({ weight: "mucho" });
});
