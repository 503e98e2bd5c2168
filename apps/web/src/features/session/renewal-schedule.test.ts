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

describe("the time of a renewal", () => {
  it("is 600 s before expiry", () => {
    expect(dueAfter(3600)).toBe(3000);
    expect(dueAfter(28_800)).toBe(28_200);
  });

  it.each([1000, 600, 60, 10, 2])("is never in the first half of the lifetime: %i s", (lifetime) => {
    expect(dueAfter(lifetime)).toBe(lifetime / 2);
  });

  it("is half a lifetime away even when this computer's clock is far ahead", () => {
    expect(dueAfter(3600, 90_000)).toBe(1800);
  });
});

describe("the delay before a failed renewal is retried", () => {
  it("is short at first, then a minute", () => {
    expect([1, 2, 3, 4, 5, 50].map(retryDelayMs)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });
});
