import { z } from "zod";
import { defineHandler, type Job } from "../../adapters/jobs/index.ts";
import type { CasesDeps } from "./cases-deps.ts";
import { deliver } from "./deliver-case.ts";

/** With the growing pause between tries this goes on for more than a day. */
const TRIES = 16;

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
