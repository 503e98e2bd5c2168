import { afterEach, describe, expect, it, vi } from "vitest";
import { fromErrorInStream, fromFailedResponse } from "./provider-failure.ts";

const failed = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  fromFailedResponse({
    status,
    header: (name) => headers[name],
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

afterEach(() => {
  vi.useRealTimers();
});

describe("a provider's refusal", () => {
  it.each([
    [408, {}, "model_timeout"],
    [413, {}, "context_too_long"],
    [503, {}, "model_unavailable"],
    [400, { error: { code: "context_length_exceeded" } }, "context_too_long"],
    [400, { error: { message: "input token count (9) exceeds the maximum" } }, "context_too_long"],
    [400, [{ error: { status: "INVALID_ARGUMENT", message: "bad" } }], "model_unavailable"],
    [400, { error: { code: "x", innererror: { code: "ResponsibleAIPolicyViolation" } } }, "content_refused"],
    [404, { error: "model 'x' not found" }, "model_unavailable"],
    [400, "not json", "model_unavailable"],
  ])("%i %j is %s", (status, body, code) => {
    expect(failed(status, body).code).toBe(code);
  });

  it("contains the retry delay, in whichever format the provider sent it", () => {
    expect(failed(429, {}, { "retry-after": "2.1" }).retryAfterSeconds).toBe(3);
    expect(failed(429, {}, { "retry-after-ms": "1500", "retry-after": "9" }).retryAfterSeconds).toBe(2);
    vi.useFakeTimers({ now: Date.parse("2026-03-01T10:00:00Z"), toFake: ["Date"] });
    const inAMinute = "Sun, 01 Mar 2026 10:01:00 GMT";
    expect(failed(503, {}, { "retry-after": inAMinute }).retryAfterSeconds).toBe(60);
    expect(failed(429, {}, { "retry-after": "soon" }).retryAfterSeconds).toBeUndefined();
  });

  it("keeps only a plain code of the provider's text", () => {
    expect(failed(401, { error: { code: "invalid_api_key" } }).reason).toBe("invalid_api_key");
    expect(failed(401, { error: { code: "sk-4f9a0b", type: "Key sk-4f9a0b is wrong" } }).reason).toBe(
      "http_401",
    );
  });

  it("is also detected inside a stream, and other chunks are not errors", () => {
    expect(fromErrorInStream({ error: { code: "rate_limit_exceeded" } })?.code).toBe("provider_rate_limited");
    expect(fromErrorInStream({ error: { type: "server_error" } })?.code).toBe("model_unavailable");
    expect(fromErrorInStream({ choices: [] })).toBeUndefined();
  });
});
