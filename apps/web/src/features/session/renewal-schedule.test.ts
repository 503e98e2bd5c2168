import { describe, expect, it } from "vitest";
import { renewalDueAtMs, retryDelayMs } from "./renewal-schedule.ts";

const ISSUED_AT = 1_000_000;
const dueAfter = (lifetime: number, receivedLateBy = 0) => {
  const receivedAtMs = (ISSUED_AT + receivedLateBy) * 1000;
  return (
    (renewalDueAtMs({ issuedAt: ISSUED_AT, expiresAt: ISSUED_AT + lifetime, receivedAtMs }) - receivedAtMs) /
    1000
  );
};

describe("when a token is renewed", () => {
  it("is 600 s before it ends", () => {
    expect(dueAfter(3600)).toBe(3000);
    expect(dueAfter(28_800)).toBe(28_200);
  });

  it.each([1000, 600, 60, 10, 2])("is never before half its life is over: %i s", (lifetime) => {
    expect(dueAfter(lifetime)).toBe(lifetime / 2);
  });

  it("is half a life away even when this computer's clock is far ahead", () => {
    expect(dueAfter(3600, 90_000)).toBe(1800);
  });
});

describe("when a failed renewal is tried again", () => {
  it("is soon at first, then every minute", () => {
    expect([1, 2, 3, 4, 5, 50].map(retryDelayMs)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });
});
