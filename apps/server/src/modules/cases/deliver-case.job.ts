import { z } from "zod";
import { defineHandler, type Job } from "../../adapters/jobs/index.ts";
import type { CasesDeps } from "./cases-deps.ts";
import { deliver } from "./deliver-case.ts";

/** With exponential backoff, this is more than a day. */
const TRIES = 16;
const MOST_AT_ONCE = 200;

export const deliverCase: Job<{ caseId: string }> = {
  name: "deliver-case",
  payload: z.strictObject({ caseId: z.uuid() }),
  retries: TRIES,
};

export function deliverCaseHandler({ db, rhConnect }: CasesDeps) {
  return defineHandler(deliverCase, async ({ caseId }) => {
    if (!rhConnect) return;
    const row = await db
      .selectFrom("cases")
      .selectAll()
      .where("id", "=", caseId)
      .where("delivery", "=", "waiting")
      .executeTakeFirst();
    if (row) await deliver({ db, rhConnect }, row);
  });
}

/** Queues undelivered cases without a job; after all tries an administrator decides. */
export async function resumeDeliveries({ db, jobs }: Pick<CasesDeps, "db" | "jobs">): Promise<number> {
  const waiting = await db
    .selectFrom("cases")
    .select("id")
    .where("delivery", "=", "waiting")
    .where("delivery_tries", "<", TRIES)
    .orderBy("updated_at")
    .limit(MOST_AT_ONCE)
    .execute();
  const lost = await jobs.missing(
    deliverCase,
    waiting.map(({ id }) => ({ caseId: id })),
  );
  for (const given of lost) await jobs.send(deliverCase, given);
  return lost.length;
}
