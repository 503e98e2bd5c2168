import type { Handover } from "@metatron/contract/handovers/handover";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { retractHandover } from "../notices/index.ts";
import { lockOwn, readReceipts } from "./handovers.repo.ts";
import type { HandoversDeps } from "./handovers-deps.ts";
import { readHandover } from "./read-handover.ts";

/**
 * Makes a sent hand-over a draft again while nobody has acknowledged it. Receivers who have its notice read that it
 * was withdrawn. A repeated call finds the draft.
 */
export async function withdrawHandover(deps: HandoversDeps, session: Session, id: string): Promise<Handover> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockOwn(trx, session, id);
    if (row.state === "draft") return;
    if ((await readReceipts(trx, [id])).length > 0)
      throw new AppError("handover_received", "A hand-over that somebody acknowledged is kept.");
    const at = deps.now();
    const version = row.version + 1;
    await trx
      .updateTable("handovers")
      .set({ state: "draft", sent_at: null, listed_at: at, version })
      .where("id", "=", id)
      .execute();
    await retractHandover(trx, { handoverId: id, version, by: session.userName, at });
    await recordAudit(trx, {
      actorId: session.personId,
      action: "handover.withdrawn",
      subjectType: "handover",
      subjectId: id,
      details: {},
    });
  });
  return readHandover(deps, session, id);
}
