import { describe, expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { isRetryable, retryDelayMs } from "./retry.ts";

const failure = (parts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 500, code: "bad_answer", detail: "", ...parts });

describe("whether a call is retried", () => {
  it.each([0, 400, 401, 403, 404, 413, 422, 504])(
    "does not retry %i, by the specification's list",
    (status) => {
      expect(isRetryable(failure({ status }))).toBe(false);
    },
  );

  it.each([408, 409, 425, 429, 500, 501, 502, 503])("retries a plain %i", (status) => {
    expect(isRetryable(failure({ status }))).toBe(true);
  });

  it("does not retry a 409 that the API itself decided", () => {
    expect(isRetryable(failure({ status: 409, code: "version_conflict" }))).toBe(false);
    expect(isRetryable(failure({ status: 424, code: "model_not_configured" }))).toBe(false);
  });

  it("retries a transient error of the API", () => {
    expect(isRetryable(failure({ status: 429, code: "rate_limited" }))).toBe(true);
    expect(isRetryable(failure({ status: 500, code: "internal" }))).toBe(true);
    expect(isRetryable(failure({ status: 503, code: "shutting_down" }))).toBe(true);
    expect(isRetryable(failure({ status: 503, code: "database_unavailable" }))).toBe(true);
    expect(isRetryable(failure({ status: 503, code: "storage_unavailable" }))).toBe(true);
  });

  it("does not retry when the server asks for a wait of minutes", () => {
    expect(isRetryable(failure({ status: 429, retryAfterMs: 30_000 }))).toBe(true);
    expect(isRetryable(failure({ status: 429, retryAfterMs: 120_000 }))).toBe(false);
  });
});

describe("the delay before a retry", () => {
  it("doubles up to eight seconds, with a jitter of one half", () => {
    const shortest = [0, 1, 2, 9].map((attempt) => retryDelayMs(failure({}), attempt, () => 0));
    const longest = [0, 1, 2, 9].map((attempt) => retryDelayMs(failure({}), attempt, () => 1));
    expect(shortest).toEqual([250, 500, 1000, 4000]);
    expect(longest).toEqual([500, 1000, 2000, 8000]);
  });

  it("is never shorter than the server's Retry-After", () => {
    expect(retryDelayMs(failure({ retryAfterMs: 3000 }), 0, () => 0)).toBeGreaterThanOrEqual(3000);
  });
});
