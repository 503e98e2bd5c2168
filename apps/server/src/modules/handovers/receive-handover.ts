import type { Handover } from "@metatron/contract/handovers/handover";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { addNotices } from "../notices/index.ts";
import { readReceived } from "./handovers.repo.ts";
import type { HandoversDeps } from "./handovers-deps.ts";
import { readHandover } from "./read-handover.ts";

/** The first one counts as received, and the giver gets a notice of it; a repeated call keeps its time. */
export async function receiveHandover(deps: HandoversDeps, session: Session, id: string): Promise<Handover> {
  await deps.db.transaction().execute(async (trx) => {
    // A hand-over that is being withdrawn must not be acknowledged at the same time.
    await trx.selectFrom("handovers").select("id").where("id", "=", id).forUpdate().execute();
    const { giver_id } = await readReceived(trx, session, id);
    const at = deps.now();
    const added = await trx
      .insertInto("handover_receipts")
      .values({ handover_id: id, person_id: session.personId, at })
      .onConflict((conflict) => conflict.columns(["handover_id", "person_id"]).doNothing())
      .returning("at")
      .executeTakeFirst();
    if (!added) return;
    await addNotices(trx, [
      {
        personId: giver_id,
        // One for the hand-over, not one for each receiver.
        key: `handover-received:${id}`,
        content: {
          kind: "handover_received",
          handoverId: id,
          by: session.userName,
          at: at.toISOString(),
        },
      },
    ]);
    await recordAudit(trx, {
      actorId: session.personId,
      action: "handover.received",
      subjectType: "handover",
      subjectId: id,
      details: {},
    });
  });
  return readHandover(deps, session, id);
}
