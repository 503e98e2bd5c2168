import type { ProblemReportDetail } from "@metatron/contract/problem-reports/problem-report";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";

export async function readProblemReport(db: Db, id: string): Promise<ProblemReportDetail> {
  const row = await db
    .selectFrom("issues as i")
    .innerJoin("people as p", "p.id", "i.person_id")
    .leftJoin("issue_screenshots as s", "s.issue_id", "i.id")
    .selectAll("i")
    .select(["p.name", "p.email", "s.issue_id as screenshot"])
    .where("i.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    id,
    kind: row.kind,
    description: row.description,
    state: row.state,
    hasScreenshot: row.screenshot !== null,
    createdAt: row.created_at.toISOString(),
    context: row.context,
    person: { name: row.name, email: row.email },
    note: row.note,
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}

export async function readScreenshot(db: Db, id: string): Promise<{ type: string; bytes: Buffer }> {
  const row = await db
    .selectFrom("issue_screenshots")
    .select(["type", "bytes"])
    .where("issue_id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
