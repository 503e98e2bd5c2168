import type { AdminCase, CasePatch } from "@metatron/contract/cases/case";
import { sql } from "kysely";
import type { Db, Trx } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { queuePushes } from "../push/index.ts";
import { listCaseAgents, readAdminCase } from "./list-cases.ts";

/** Lets an administrator take, reply to and close a case. A new reply is announced to its person. */
export async function updateCase(
  db: Db,
  { id, patch, actorId }: { id: string; patch: CasePatch; actorId: string },
): Promise<AdminCase> {
  const { status, reply, assigneeId } = patch;
  const now = new Date();
  return db.transaction().execute(async (trx) => {
    if (assigneeId) await checkAgent(trx, assigneeId);
    const said = reply === "" ? null : reply;
    const row = await trx
      .updateTable("cases")
      .set({
        ...(status === undefined ? {} : { status }),
        ...(assigneeId === undefined ? {} : { assignee_id: assigneeId }),
        ...(said === undefined
          ? {}
          : {
              reply: said,
              // Saving a case with the same reply does not announce the reply again.
              replied_at: sql<Date | null>`case when reply is distinct from ${said}::text then ${now}::timestamptz else replied_at end`,
            }),
        updated_at: now,
      })
      .where("id", "=", id)
      .returning(["person_id", "replied_at"])
      .executeTakeFirst();
    if (!row) throw notFound();
    if (said && row.replied_at?.getTime() === now.getTime())
      await queuePushes(trx, { personId: row.person_id, kind: "case", subjectId: id });
    await recordAudit(trx, {
      actorId,
      action: "case.changed",
      subjectType: "case",
      subjectId: id,
      details: {
        ...(status ? { status } : {}),
        hasReply: reply !== undefined,
        ...(assigneeId === undefined ? {} : { assigneeId }),
      },
    });
    return readAdminCase(trx, id);
  });
}

async function checkAgent(trx: Trx, assigneeId: string): Promise<void> {
  const { items } = await listCaseAgents(trx);
  if (!items.some(({ id }) => id === assigneeId)) throw notFound();
}
