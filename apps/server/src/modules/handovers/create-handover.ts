import type { Language } from "@metatron/contract/enums";
import { MAX_HANDOVER_DRAFTS } from "@metatron/contract/handovers/constants";
import type { Handover, NewHandover } from "@metatron/contract/handovers/handover";
import { sql } from "kysely";
import type { StoredPoint, StoredSources, Trx } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { AppError } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import { assemblePoint } from "./assemble-points.ts";
import { findCarriedPoints } from "./carried-points.ts";
import { gatherMaterial, lockConversations } from "./gather-material.ts";
import { conversationIdsIn, idsOf } from "./handovers.repo.ts";
import type { HandoversDeps } from "./handovers-deps.ts";
import { readHandover } from "./read-handover.ts";

/** A draft by rules, which a model may then write anew. A repeated request with the same id is the same draft. */
export async function createHandover(
  deps: HandoversDeps,
  session: Session,
  { given, language }: { given: NewHandover; language: Language },
): Promise<Handover> {
  await deps.db.transaction().execute(async (trx) => {
    const { personId } = session;
    // Two creations at once would both see one draft too few, or none with this id, without the lock.
    await sql`select id from people where id = ${personId} for no key update`.execute(trx);
    const known = await trx
      .selectFrom("handovers")
      .select("giver_id")
      .where("id", "=", given.id)
      .executeTakeFirst();
    if (known && known.giver_id !== personId)
      throw new AppError("id_taken", "Another hand-over has this id.");
    if (known) return;
    await checkLimit(trx, personId);
    await insertDraft(trx, { session, given, now: deps.now(), language });
  });
  return readHandover(deps, session, given.id);
}

interface NewDraft {
  session: Session;
  given: NewHandover;
  now: Date;
  language: Language;
}

async function insertDraft(trx: Trx, { session, given, now, language }: NewDraft): Promise<void> {
  const { personId } = session;
  const chosen = {
    personId,
    conversationIds: [...new Set(given.conversationIds)],
    caseIds: [...new Set(given.caseIds)],
  };
  await lockConversations(trx, personId, chosen.conversationIds);
  const material = await gatherMaterial(trx, chosen);
  const wanted = new Set(given.carriedIds);
  const carried = (await findCarriedPoints(trx, session, now)).filter(({ id }) => wanted.has(id));
  const sources: StoredSources = Object.fromEntries(carried.map((each) => [each.id, each.sources]));
  const assembled = material.map((each) => {
    const point = assemblePoint(each, language);
    sources[point.id] = [each.source];
    return point;
  });
  const points: StoredPoint[] = [
    ...carried.map(({ point, origin }): StoredPoint => ({ ...point, origin })),
    ...assembled,
    ...given.notes.map(({ section, text }) => ({ id: crypto.randomUUID(), section, text, origin: null })),
  ];
  await trx
    .insertInto("handovers")
    .values({
      id: given.id,
      giver_id: personId,
      state: "draft",
      origin: "assembled",
      version: 1,
      from_at: given.from,
      to_at: given.to,
      role: null,
      base: null,
      base_key: null,
      emails: [],
      points: toJsonb(points),
      point_ids: idsOf(points),
      sources: toJsonb(sources),
      conversation_ids: conversationIdsIn(sources),
      case_ids: chosen.caseIds,
      missing: chosen.conversationIds.length + chosen.caseIds.length - material.length,
      created_at: now,
      sent_at: null,
      listed_at: now,
    })
    .execute();
}

async function checkLimit(trx: Trx, personId: string): Promise<void> {
  const { count } = await trx
    .selectFrom("handovers")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("giver_id", "=", personId)
    .where("state", "=", "draft")
    .executeTakeFirstOrThrow();
  if (count >= MAX_HANDOVER_DRAFTS)
    throw new AppError("handover_limit_reached", `A person may have ${MAX_HANDOVER_DRAFTS} drafts.`);
}
