import type { Handover, HandoverDraft } from "@metatron/contract/handovers/handover";
import type { StoredPoint, StoredSources } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import type { Session } from "../../http/session.ts";
import { readOrigins } from "./carried-points.ts";
import {
  conversationIdsIn,
  type HandoverRow,
  idsOf,
  lockOwn,
  mustBeDraft,
  mustHaveVersion,
} from "./handovers.repo.ts";
import type { HandoversDeps } from "./handovers-deps.ts";
import { readHandover } from "./read-handover.ts";
import { baseKey } from "./receivers.ts";

/** A repeated save of the same content is the same save; a save over a change of another tab is refused. */
export async function saveHandover(
  deps: HandoversDeps,
  session: Session,
  { id, draft }: { id: string; draft: HandoverDraft },
): Promise<Handover> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockOwn(trx, session, id);
    mustBeDraft(row);
    const emails = [...new Set(draft.emails)];
    if (isSame(row, { ...draft, emails })) return;
    mustHaveVersion(row, draft.version);
    const known = new Map(row.points.map((point) => [point.id, point]));
    const added = draft.points.map((point) => point.id).filter((pointId) => !known.has(pointId));
    const origins = await readOrigins(trx, session, { handoverId: id, ids: added });
    const points = draft.points.map((point): StoredPoint => {
      const origin = origins.get(point.id)?.origin ?? known.get(point.id)?.origin ?? null;
      return { ...point, origin };
    });
    const carried = [...origins].map(([pointId, each]) => [pointId, each.sources] as const);
    const sources: StoredSources = { ...row.sources, ...Object.fromEntries(carried) };
    await trx
      .updateTable("handovers")
      .set({
        points: toJsonb(points),
        point_ids: idsOf(points),
        sources: toJsonb(sources),
        conversation_ids: conversationIdsIn(sources),
        role: draft.role,
        base: draft.base,
        base_key: draft.base === null ? null : baseKey(draft.base),
        emails,
        version: row.version + 1,
        listed_at: deps.now(),
      })
      .where("id", "=", id)
      .execute();
  });
  return readHandover(deps, session, id);
}

function isSame(row: HandoverRow, { points, role, base, emails }: HandoverDraft): boolean {
  const plain = (each: readonly Omit<StoredPoint, "origin">[]) =>
    JSON.stringify(each.map(({ id, section, text }) => [id, section, text]));
  return (
    row.role === role &&
    row.base === base &&
    row.emails.join() === emails.join() &&
    plain(row.points) === plain(points)
  );
}
