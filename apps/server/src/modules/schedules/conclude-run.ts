import type { ErrorCode } from "@metatron/contract/error-codes";
import { FAILURES_BEFORE_PAUSE, type PauseReason } from "@metatron/contract/schedules/constants";
import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";
import { recordAudit } from "../audit/index.ts";
import { noteUnreadAnswer } from "../unread-answers/index.ts";
import type { RunRow, ScheduleRow } from "./schedules.repo.ts";
import type { SchedulesDeps } from "./schedules-deps.ts";

export type RunOutcome =
  | { state: "done" | "stopped" }
  /** With `pause`, further runs would fail in the same way until the person acts. */
  | { state: "failed"; errorCode: ErrorCode; pause?: Exclude<PauseReason, "person"> };

interface Work {
  run: RunRow;
  schedule: ScheduleRow;
}

/** Ends a run once, however often its job is repeated, and pauses the schedule where it must. */
export async function concludeRun(
  { db, now }: Pick<SchedulesDeps, "db" | "now">,
  { run, schedule }: Work,
  outcome: RunOutcome,
): Promise<void> {
  const at = now();
  const isFailed = outcome.state === "failed";
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("schedule_runs")
      .set({ state: outcome.state, error_code: isFailed ? outcome.errorCode : null, ended_at: at })
      .where("id", "=", run.id)
      .where("state", "=", "running")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    if (outcome.state !== "stopped")
      await noteUnreadAnswer(trx, {
        personId: run.person_id,
        conversationId: schedule.conversation_id,
        answerId: run.answer_id,
        kind: "schedule",
        failed: isFailed,
        at,
      });
    await countOutcome(trx, schedule.id, outcome, at);
  });
}

async function countOutcome(trx: Trx, id: string, outcome: RunOutcome, at: Date): Promise<void> {
  const isFailed = outcome.state === "failed";
  const row = await trx
    .updateTable("schedules")
    .set({
      failures: isFailed ? sql<number>`failures + 1` : 0,
      // The only run of a schedule that runs once is over.
      state: sql`case when state = 'active' and next_run_at is null then 'done' else state end`,
      updated_at: at,
    })
    .where("id", "=", id)
    .returning(["state", "failures"])
    .executeTakeFirst();
  if (row?.state !== "active" || !isFailed) return;
  const reason = outcome.pause ?? (row.failures >= FAILURES_BEFORE_PAUSE ? "failures" : undefined);
  if (!reason) return;
  await trx
    .updateTable("schedules")
    .set({ state: "paused", pause_reason: reason, next_run_at: null })
    .where("id", "=", id)
    .execute();
  await recordAudit(trx, {
    actorId: null,
    action: "schedule.paused",
    subjectType: "schedule",
    subjectId: id,
    details: { reason, errorCode: outcome.errorCode },
  });
}
