import { expect, it } from "vitest";
import { errorCodes } from "./error-codes.ts";

it.each([
  ["unauthorized", 401],
  ["token_expired", 401],
  ["forbidden", 403],
  ["not_found", 404],
  ["bad_json", 400],
  ["validation_failed", 422],
  ["body_too_large", 413],
  ["unsupported_media_type", 415],
  ["rate_limited", 429],
  ["conflict", 409],
  ["connector_not_configured", 424],
  ["model_not_configured", 424],
  ["shutting_down", 503],
  ["internal", 500],
] as const)("answers %s with %i", (code, status) => {
  expect(errorCodes[code]).toBe(status);
});

it("gives every code an error status", () => {
  for (const [code, status] of Object.entries(errorCodes)) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(status, code).toBeLessThan(600);
  }
});
