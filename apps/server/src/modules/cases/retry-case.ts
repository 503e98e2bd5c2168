import type { AdminCase } from "@metatron/contract/cases/case";
import { AppError, notFound } from "../../http/app-error.ts";
import { recordAudit } from "../audit/index.ts";
import type { CasesDeps } from "./cases-deps.ts";
import { deliver } from "./deliver-case.ts";
import { readAdminCase } from "./list-cases.ts";

/** Retries the delivery now, without waiting for the job; if it fails again, the reason is stored. */
export async function retryCase(
  { db, rhConnect, log }: CasesDeps,
  { id, actorId }: { id: string; actorId: string },
): Promise<AdminCase> {
  const row = await db.selectFrom("cases").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  if (row.delivery === "waiting") {
    if (!rhConnect) throw new AppError("connector_not_configured", "RHConnect is not configured.");
    await db
      .transaction()
      .execute((trx) =>
        recordAudit(trx, { actorId, action: "case.retried", subjectType: "case", subjectId: id }),
      );
    await deliver({ db, rhConnect }, row).catch((error: unknown) =>
      log.warn({ err: error, caseId: id }, "case waits for RHConnect"),
    );
  }
  return readAdminCase(db, id);
}
