import type { Handover } from "@metatron/contract/handovers/handover";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { recordAudit } from "../audit/index.ts";
import { conversationIdsIn, type HandoverRow, lockOwn, mustHaveVersion } from "./handovers.repo.ts";
import type { HandoversDeps } from "./handovers-deps.ts";
import { readHandover } from "./read-handover.ts";

/** A second call, from another tab or after a lost response, finds it sent. */
export async function sendHandover(
  deps: HandoversDeps,
  session: Session,
  { id, version }: { id: string; version: number },
): Promise<Handover> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockOwn(trx, session, id);
    if (row.state === "sent") return;
    mustHaveVersion(row, version);
    mustBeComplete(row);
    const { role, base, emails, points } = row;
    const kept = new Set(row.point_ids);
    const sources = Object.fromEntries(Object.entries(row.sources).filter(([pointId]) => kept.has(pointId)));
    const at = deps.now();
    await trx
      .updateTable("handovers")
      .set({
        state: "sent",
        // A base says where a role is; without the role it addresses nobody.
        base: role ? base : null,
        base_key: role ? row.base_key : null,
        sources: toJsonb(sources),
        conversation_ids: conversationIdsIn(sources),
        sent_at: at,
        listed_at: at,
      })
      .where("id", "=", id)
      .execute();
    await recordAudit(trx, {
      actorId: session.personId,
      action: "handover.sent",
      subjectType: "handover",
      subjectId: id,
      details: { role, base: role ? base : null, people: emails.length, points: points.length },
    });
  });
  return readHandover(deps, session, id);
}

function mustBeComplete({ points, role, emails }: HandoverRow): void {
  const errors = [
    ...(points.length === 0 ? [{ path: "points", message: "must have a point" }] : []),
    ...(role === null && emails.length === 0 ? [{ path: "role", message: "must be for somebody" }] : []),
  ];
  if (errors.length > 0)
    throw new AppError("validation_failed", "A hand-over needs a point and a receiver.", { errors });
}
