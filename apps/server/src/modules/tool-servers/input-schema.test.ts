import { expect, it } from "vitest";
import { inputOf } from "./input-schema.ts";

const flight = {
  type: "object",
  properties: { flight: { type: "string", minLength: 2 }, seats: { type: "integer", default: 1 } },
  required: ["flight"],
  additionalProperties: false,
};

it("validates by the schema of the server", () => {
  const input = inputOf(flight);
  expect(input.parse({ flight: "AV204" })).toEqual({ flight: "AV204", seats: 1 });
  expect(input.safeParse({ flight: "A" }).error?.issues[0]?.path).toEqual(["flight"]);
  expect(input.safeParse({}).success).toBe(false);
  expect(input.safeParse("AV204").success).toBe(false);
});

it("never runs the server's regular expressions", () => {
  const slow = { type: "object", properties: { a: { type: "string", pattern: "^(a+)+$" } } };
  const text = `${"a".repeat(50_000)}!`;
  expect(inputOf(slow).parse({ a: text })).toEqual({ a: text });
});

it("keeps a property that is called pattern", () => {
  const schema = { type: "object", properties: { pattern: { type: "string" } }, required: ["pattern"] };
  expect(inputOf(schema).safeParse({}).success).toBe(false);
});

it("accepts any object where the schema can't be converted", () => {
  const input = inputOf({ type: "object", if: {}, unevaluatedProperties: false });
  expect(input.parse({ a: 1 })).toEqual({ a: 1 });
  expect(input.safeParse([1]).success).toBe(false);
});
