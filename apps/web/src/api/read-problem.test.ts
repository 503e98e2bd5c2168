import { afterEach, describe, expect, it, vi } from "vitest";
import { readProblem } from "./read-problem.ts";

const busy = (retryAfter: string) =>
  new Response("", { status: 503, headers: { "retry-after": retryAfter } });

afterEach(() => {
  vi.useRealTimers();
});

describe("how long the server asks to wait", () => {
  it("is read from seconds and from a date", async () => {
    expect((await readProblem(busy("2"))).retryAfterMs).toBe(2000);
    vi.useFakeTimers({ now: Date.parse("2026-03-01T10:00:00Z"), toFake: ["Date"] });
    const inTenSeconds = "Sun, 01 Mar 2026 10:00:10 GMT";
    expect((await readProblem(busy(inTenSeconds))).retryAfterMs).toBe(10_000);
  });

  it("is zero for a date in the past, and undefined for an invalid header", async () => {
    expect((await readProblem(busy("Wed, 21 Oct 2015 07:28:00 GMT"))).retryAfterMs).toBe(0);
    expect((await readProblem(busy("soon"))).retryAfterMs).toBeUndefined();
  });
});

it("takes the request id from the header when the response is not from the API", async () => {
  const page = new Response("<h1>Bad gateway</h1>", { status: 502, headers: { "x-request-id": "r-9" } });
  expect(await readProblem(page)).toMatchObject({ status: 502, code: "bad_answer", requestId: "r-9" });
});
