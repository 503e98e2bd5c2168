import type { Language } from "@metatron/contract/enums";
import type { Handover } from "@metatron/contract/handovers/handover";
import type { StoredPoint, StoredSources } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { checkTokensOfToday, reservePlace } from "../turns/index.ts";
import { askModel, findWriter } from "./ask-model.ts";
import { gatherMaterial, lockConversations, type Material } from "./gather-material.ts";
import { conversationIdsIn, idsOf, lockOwn, mustBeDraft, mustHaveVersion } from "./handovers.repo.ts";
import type { HandoversDeps } from "./handovers-deps.ts";
import { readHandover } from "./read-handover.ts";
import type { WrittenPoint } from "./written-points.ts";

interface Wish {
  id: string;
  version: number;
  language: Language;
  signal: AbortSignal;
}

/**
 * Replaces the points of the chosen conversations and cases by those that a model writes. Notes and carried points stay
 * as people wrote them. Where the model fails, the draft stays as it is.
 */
export async function writeHandover(
  deps: HandoversDeps,
  session: Session,
  { id, version, language, signal }: Wish,
): Promise<Handover> {
  const { personId } = session;
  const draft = await deps.db
    .selectFrom("handovers")
    .select(["state", "version", "conversation_ids", "case_ids"])
    .where("id", "=", id)
    .where("giver_id", "=", personId)
    .executeTakeFirstOrThrow(notFound);
  mustBeDraft(draft);
  mustHaveVersion(draft, version);
  const model = await findWriter(deps, session);
  if (!model) throw new AppError("model_not_configured", "There is no model that writes.");
  const material = await gatherMaterial(deps.db, {
    personId,
    conversationIds: draft.conversation_ids,
    caseIds: draft.case_ids,
  });
  if (material.length === 0) return readHandover(deps, session, id);
  const place = await reservePlace(deps, { personId, answerId: crypto.randomUUID() });
  try {
    await checkTokensOfToday(deps, personId);
    const written = await askModel(deps, { session, model, material, language, signal });
    await replacePoints(deps, session, { id, version, material, written });
  } finally {
    await place.release();
  }
  return readHandover(deps, session, id);
}

interface Replacement {
  id: string;
  version: number;
  material: readonly Material[];
  written: readonly WrittenPoint[];
}

async function replacePoints(
  { db, now }: HandoversDeps,
  session: Session,
  { id, version, material, written }: Replacement,
): Promise<void> {
  const named = material.flatMap(({ source }) =>
    source.kind === "conversation" && source.id ? [source.id] : [],
  );
  await db.transaction().execute(async (trx) => {
    // In the order of a deletion: the conversation, then the hand-over.
    const there = await lockConversations(trx, session.personId, named);
    const row = await lockOwn(trx, session, id);
    mustBeDraft(row);
    mustHaveVersion(row, version);
    const sources: StoredSources = { ...row.sources };
    const points = written.map((point): StoredPoint => {
      const pointId = crypto.randomUUID();
      sources[pointId] = point.sources.flatMap((index) => {
        const source = material[index]?.source;
        const isThere = source?.kind === "case" || there.has(source?.id ?? "");
        return source && isThere ? [source] : [];
      });
      return { id: pointId, section: point.section, text: point.text, origin: null };
    });
    const kept = row.points.filter(
      ({ id: pointId, origin }) => origin !== null || !row.sources[pointId]?.length,
    );
    const all = [...kept.filter(({ origin }) => origin), ...points, ...kept.filter(({ origin }) => !origin)];
    await trx
      .updateTable("handovers")
      .set({
        points: toJsonb(all),
        point_ids: idsOf(all),
        sources: toJsonb(sources),
        conversation_ids: conversationIdsIn(sources),
        origin: "written",
        version: version + 1,
        listed_at: now(),
      })
      .where("id", "=", id)
      .execute();
  });
}
