import { expect, it } from "vitest";
import { type LimitsConfig, limitsFor, NO_TURN_LIMITS, reachedLimit } from "./turn-limits.ts";

const config: LimitsConfig = {
  everyone: { steps: 12, seconds: 300, tokens: 0, cost: 2 },
  roles: {
    basic: { steps: 4, tokens: 10_000 },
    pro: { steps: 20, tokens: 50_000 },
    technician: { tokens: 0 },
  },
};
const limits = (roles: string[], assistant: Parameters<typeof limitsFor>[1]["assistant"] = null) =>
  limitsFor(config, { roles, assistant });

it("takes the most generous of a person's roles, and the default if no role names a limit", () => {
  expect(limits(["unknown"])).toEqual(config.everyone);
  expect(limits(["basic"])).toEqual({ steps: 4, seconds: 300, tokens: 10_000, cost: 2 });
  expect(limits(["basic", "pro"])).toEqual({ steps: 20, seconds: 300, tokens: 50_000, cost: 2 });
  // No limit is the most generous one.
  expect(limits(["basic", "technician"]).tokens).toBe(0);
});

it("lets an assistant be stricter, never more generous", () => {
  const assistant = { steps: 6, seconds: 600, tokens: 1000, cost: 0 };
  expect(limits(["pro"], assistant)).toEqual({ steps: 6, seconds: 300, tokens: 1000, cost: 2 });
  expect(limits(["technician"], assistant).tokens).toBe(1000);
});

it("is exhausted when any kind of limit is, and never without a limit", () => {
  const spent = { steps: 3, seconds: 10, tokens: 100, cost: 0.5 };
  expect(reachedLimit(NO_TURN_LIMITS, spent)).toBeUndefined();
  expect(reachedLimit({ ...NO_TURN_LIMITS, seconds: 11 }, spent)).toBeUndefined();
  expect(reachedLimit({ ...NO_TURN_LIMITS, seconds: 10 }, spent)).toBe("seconds");
  expect(reachedLimit({ ...NO_TURN_LIMITS, cost: 0.5 }, spent)).toBe("cost");
});
