import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { mayHelpToRepeat, retryDelayMs } from "./retry.ts";

const failure = (parts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 500, code: "bad_answer", detail: "", ...parts });

describe("whether it helps to repeat a call", () => {
  it.each([0, 400, 401, 403, 404, 413, 422, 504])("says no to %i, by the specification's list", (status) => {
    expect(mayHelpToRepeat(failure({ status }))).toBe(false);
  });

  it.each([408, 409, 425, 429, 500, 501, 502, 503])("says yes to a plain %i", (status) => {
    expect(mayHelpToRepeat(failure({ status }))).toBe(true);
  });

  it("says no to a decision of the API itself", () => {
    expect(mayHelpToRepeat(failure({ status: 409, code: "version_conflict" }))).toBe(false);
    expect(mayHelpToRepeat(failure({ status: 424, code: "model_not_configured" }))).toBe(false);
  });

  it("says yes to a fault of the API that may pass", () => {
    expect(mayHelpToRepeat(failure({ status: 429, code: "rate_limited" }))).toBe(true);
    expect(mayHelpToRepeat(failure({ status: 500, code: "internal" }))).toBe(true);
    expect(mayHelpToRepeat(failure({ status: 503, code: "shutting_down" }))).toBe(true);
    expect(mayHelpToRepeat(failure({ status: 503, code: "database_unavailable" }))).toBe(true);
    expect(mayHelpToRepeat(failure({ status: 503, code: "storage_unavailable" }))).toBe(true);
  });

  it("does not keep a person waiting for minutes", () => {
    expect(mayHelpToRepeat(failure({ status: 429, retryAfterMs: 30_000 }))).toBe(true);
    expect(mayHelpToRepeat(failure({ status: 429, retryAfterMs: 120_000 }))).toBe(false);
  });
});

describe("the wait before a repeat", () => {
  it("doubles, between half and all of it by chance, up to eight seconds", () => {
    const shortest = [0, 1, 2, 9].map((attempt) => retryDelayMs(failure({}), attempt, () => 0));
    const longest = [0, 1, 2, 9].map((attempt) => retryDelayMs(failure({}), attempt, () => 1));
    expect(shortest).toEqual([250, 500, 1000, 4000]);
    expect(longest).toEqual([500, 1000, 2000, 8000]);
  });

  it("is never shorter than what the server asked for", () => {
    expect(retryDelayMs(failure({ retryAfterMs: 3000 }), 0, () => 0)).toBeGreaterThanOrEqual(3000);
  });
});
