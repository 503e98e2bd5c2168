import { describe, expect, it } from "vitest";
import { afterCall, UNMEASURED } from "./measured-speed.ts";

/** Calls that took these times, one every two seconds. */
const after = (times: number[], from = UNMEASURED, everyMs = 2_000) =>
  times.reduce((speed, ms, n) => afterCall(speed, { ms, at: 1_000 + n * everyMs }), from);

const SLOW = [900, 820, 4_000, 810, 1_200, 900];

describe("the measured speed", () => {
  it("is slow after six slow calls in a row within ten seconds or more", () => {
    expect(after(SLOW.slice(1)).isSlow).toBe(false);
    expect(after(SLOW).isSlow).toBe(true);
  });

  it("is not slow for one call among others, or for the busy start of a page", () => {
    expect(after([900, 900, 900, 900, 900, 120, 900]).isSlow).toBe(false);
    expect(after([...SLOW, ...SLOW], UNMEASURED, 100).isSlow).toBe(false);
  });

  it("is quick again after three quick calls in a row", () => {
    const slow = after(SLOW);
    expect(after([100, 100, 500, 100, 100], slow).isSlow).toBe(true);
    expect(after([100, 100, 100], slow).isSlow).toBe(false);
  });
});
