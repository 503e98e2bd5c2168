import { z } from "zod";
import { defineHandler, type Job } from "../../adapters/jobs/index.ts";
import { queuePushes } from "../push/index.ts";
import type { CasesDeps } from "./cases-deps.ts";

const MOST_AT_ONCE = 200;

const refreshCases: Job<Record<string, never>> = {
  name: "refresh-cases",
  payload: z.strictObject({}),
  schedule: "*/15 * * * *",
};

/** Reads the state of open cases from RHConnect; a case that can't be read waits for the next run. */
export function refreshCasesHandler({ db, rhConnect, log }: CasesDeps) {
  return defineHandler(refreshCases, async () => {
    if (!rhConnect) return;
    const open = await db
      .selectFrom("cases")
      .select(["id", "person_id", "remote_number", "status", "reply"])
      .where("delivery", "=", "delivered")
      .where("status", "in", ["open", "in_progress"])
      .orderBy("updated_at")
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { id, person_id, remote_number, status, reply } of open) {
      try {
        const there = await rhConnect.read(remote_number ?? "");
        const said = there.reply ?? reply;
        if (there.status === status && said === reply) continue;
        await db.transaction().execute(async (trx) => {
          await trx
            .updateTable("cases")
            .set({
              status: there.status,
              reply: said,
              ...(said === reply ? {} : { replied_at: new Date() }),
              updated_at: new Date(),
            })
            .where("id", "=", id)
            .execute();
          if (said !== reply) await queuePushes(trx, { personId: person_id, kind: "case", subjectId: id });
        });
      } catch (error) {
        log.warn({ err: error, caseId: id }, "case could not be read from RHConnect");
      }
    }
  });
}
