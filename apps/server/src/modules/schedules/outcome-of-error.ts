import type { ErrorCode } from "@metatron/contract/error-codes";
import { isDatabaseUnavailable } from "../../adapters/db/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { RunOutcome } from "./conclude-run.ts";
import type { SchedulesDeps } from "./schedules-deps.ts";

/** Passing conditions: the job is retried and the run is not a failure. */
const PASSING: readonly ErrorCode[] = [
  "too_many_streams",
  "research_running",
  "overloaded",
  "database_unavailable",
  "storage_unavailable",
  "shutting_down",
];
const NO_ACCESS: readonly ErrorCode[] = [
  "not_found",
  "no_roles",
  "action_not_allowed",
  "forbidden",
  "research_not_allowed",
  "assistant_retired",
  "assistant_disabled",
];
const PERSONAL_DATA: readonly ErrorCode[] = ["personal_data_found", "personal_data_blocked"];

/** What a refused question means for its schedule; throws for what a retry can solve. */
export function outcomeOfError(
  { log, isShuttingDown }: Pick<SchedulesDeps, "log" | "isShuttingDown">,
  error: unknown,
): RunOutcome {
  if (isShuttingDown() || isDatabaseUnavailable(error)) throw error;
  if (!(error instanceof AppError)) {
    log.error({ err: error }, "scheduled question failed");
    return { state: "failed", errorCode: "internal" };
  }
  const { code } = error;
  if (PASSING.includes(code)) throw error;
  const failed = { state: "failed" as const, errorCode: code };
  if (code === "temporary_only") return { ...failed, pause: "temporary" };
  if (NO_ACCESS.includes(code)) return { ...failed, pause: "no_access" };
  if (PERSONAL_DATA.includes(code)) return { ...failed, pause: "personal_data" };
  return failed;
}
