import type { AdminCase, CasePatch } from "@metatron/contract/cases/case";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import { toAdminCase } from "./case-row.ts";

/** Lets an administrator reply to a case when no RHConnect is configured. */
export async function updateCase(
  db: Db,
  { id, patch, actorId }: { id: string; patch: CasePatch; actorId: string },
): Promise<AdminCase> {
  return db.transaction().execute(async (trx) => {
    const { status, reply } = patch;
    const row = await trx
      .updateTable("cases")
      .set({
        ...(status === undefined ? {} : { status }),
        ...(reply === undefined ? {} : { reply: reply === "" ? null : reply }),
        updated_at: new Date(),
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    await recordAudit(trx, {
      actorId,
      action: "case.changed",
      subjectType: "case",
      subjectId: id,
      details: { ...(status ? { status } : {}), hasReply: reply !== undefined },
    });
    const person = await trx
      .selectFrom("people")
      .select(["name", "email"])
      .where("id", "=", row.person_id)
      .executeTakeFirstOrThrow();
    return toAdminCase({ ...row, ...person });
  });
}
