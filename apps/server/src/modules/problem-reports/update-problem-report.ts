import type { IssueDetail, IssuePatch } from "@metatron/contract/problem-reports/problem-report";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { readIssue } from "./read-problem-report.ts";

interface ChangedIssue {
  id: string;
  patch: IssuePatch;
  actorId: string;
  now: Date;
}

export async function updateIssue(
  db: Db,
  { id, patch: { state, note }, actorId, now }: ChangedIssue,
): Promise<IssueDetail> {
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
    return readIssue(trx, id);
  });
}
