import { expect, it } from "vitest";
import { z } from "zod";
import { undeclaredKeys } from "./undeclared-keys.ts";

const schema = z.object({
  items: z.array(z.object({ id: z.string(), note: z.string().optional() })),
  by: z.record(z.string(), z.object({ n: z.number() })),
  state: z.union([z.object({ a: z.number() }), z.object({ b: z.number() })]),
});

it("finds fields that no schema names, at any depth, and nothing else", () => {
  const good = { items: [{ id: "1" }], by: { x: { n: 1 } }, state: { b: 2 } };
  expect(undeclaredKeys(good, schema.parse(good))).toEqual([]);
  const leaky = {
    items: [{ id: "1", email: "a" }],
    by: { x: { n: 1, object_key: "k" } },
    state: { b: 2, c: { d: 1 } },
    more: null,
  };
  expect(undeclaredKeys(leaky, schema.parse(leaky))).toEqual([
    "items.0.email",
    "by.x.object_key",
    "state.c",
    "more",
  ]);
});
