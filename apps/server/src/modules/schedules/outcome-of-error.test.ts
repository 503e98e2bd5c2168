import type { ErrorCode } from "@metatron/contract/error-codes";
import { expect, it } from "vitest";
import { silentLog } from "../../../test/silent-log.ts";
import { AppError } from "../../http/app-error.ts";
import { outcomeOfError } from "./outcome-of-error.ts";

const outcome = (error: unknown, isShuttingDown = false) =>
  outcomeOfError({ log: silentLog, isShuttingDown: () => isShuttingDown }, error);
const refused = (code: ErrorCode) => new AppError(code, "No.");

it.each(["too_many_streams", "overloaded", "shutting_down"] as const)("retries after %s", (code) => {
  expect(() => outcome(refused(code))).toThrow("No.");
});

it("leaves the run to another process at shutdown", () => {
  expect(() => outcome(refused("budget_exhausted"), true)).toThrow("No.");
});

it.each([
  ["not_found", "no_access"],
  ["assistant_retired", "no_access"],
  ["forbidden", "no_access"],
  ["personal_data_found", "personal_data"],
  ["personal_data_blocked", "personal_data"],
] as const)("pauses at once after %s", (errorCode, pause) => {
  expect(outcome(refused(errorCode))).toEqual({ state: "failed", errorCode, pause });
});

it("counts other refusals and bugs as failures", () => {
  expect(outcome(refused("budget_exhausted"))).toEqual({ state: "failed", errorCode: "budget_exhausted" });
  expect(outcome(new TypeError("bug"))).toEqual({ state: "failed", errorCode: "internal" });
});
