import { expect, it } from "vitest";
import { parseConfig } from "./stored-config.ts";

const whole = {
  brands: [],
  features: {},
  quotas: {},
  oidc: { authority: "http://localhost/oidc" },
  apiBase: "/api",
};

it("accepts a stored configuration that has all required fields", () => {
  expect(parseConfig(JSON.stringify(whole))).toEqual(whole);
});

it.each([
  null,
  "",
  "{",
  "null",
  "[]",
  JSON.stringify({ ...whole, oidc: {} }),
  JSON.stringify({ ...whole, brands: {} }),
])("counts %j as none", (text) => {
  expect(parseConfig(text)).toBeUndefined();
});
