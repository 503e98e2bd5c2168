import type {
  ProblemReportDetail,
  ProblemReportPatch,
} from "@metatron/contract/problem-reports/problem-report";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { readProblemReport } from "./read-problem-report.ts";

interface ChangedProblemReport {
  id: string;
  patch: ProblemReportPatch;
  actorId: string;
  now: Date;
}

export async function updateProblemReport(
  db: Db,
  { id, patch: { state, note }, actorId, now }: ChangedProblemReport,
): Promise<ProblemReportDetail> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("issues")
      .set({
        state,
        ...(note === undefined ? {} : { note: note.trim() || null }),
        closed_at: state === "open" ? null : sql<Date>`coalesce(closed_at, ${now}::timestamptz)`,
      })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw notFound();
    await recordAudit(trx, {
      actorId,
      action: "issue.changed",
      subjectType: "issue",
      subjectId: id,
      details: { state, hasNote: Boolean(note?.trim()) },
    });
    return readProblemReport(trx, id);
  });
}
