import type { Handover } from "@metatron/contract/handovers/handover";
import { notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { readReceived } from "./handovers.repo.ts";
import type { HandoversDeps } from "./handovers-deps.ts";
import { readHandover } from "./read-handover.ts";

/** Closes the point wherever it was carried on; the first person who closes it is named. */
export async function closePoint(
  deps: HandoversDeps,
  session: Session,
  { id, pointId }: { id: string; pointId: string },
): Promise<Handover> {
  await deps.db.transaction().execute(async (trx) => {
    const { points } = await readReceived(trx, session, id);
    if (!points.some((point) => point.id === pointId && point.section === "open")) throw notFound();
    const added = await trx
      .insertInto("handover_closings")
      .values({ point_id: pointId, handover_id: id, person_id: session.personId, at: deps.now() })
      .onConflict((conflict) => conflict.column("point_id").doNothing())
      .returning("point_id")
      .executeTakeFirst();
    if (!added) return;
    await recordAudit(trx, {
      actorId: session.personId,
      action: "handover.point_closed",
      subjectType: "handover",
      subjectId: id,
      details: { point: pointId },
    });
  });
  return readHandover(deps, session, id);
}
