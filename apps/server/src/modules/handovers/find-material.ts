import { MAX_HANDOVER_OFFERED } from "@metatron/contract/handovers/constants";
import type { HandoverMaterial } from "@metatron/contract/handovers/handover";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";
import { findWriter } from "./ask-model.ts";
import { findCarriedPoints } from "./carried-points.ts";
import type { HandoversDeps } from "./handovers-deps.ts";
import { baseKey, isAddressedTo } from "./receivers.ts";

const MOST_BASES = 20;

export async function findMaterial(
  deps: HandoversDeps,
  session: Session,
  { from, to }: { from: string; to: string },
): Promise<HandoverMaterial> {
  const { db } = deps;
  const { personId } = session;
  const conversations = await db
    .selectFrom("conversations")
    .select(["id", "title", "updated_at"])
    .where("person_id", "=", personId)
    .where("updated_at", ">=", new Date(from))
    .where("updated_at", "<=", new Date(to))
    .where(sql<boolean>`exists (select 1 from messages m where m.conversation_id = conversations.id)`)
    .orderBy("updated_at", "desc")
    .limit(MAX_HANDOVER_OFFERED)
    .execute();
  const cases = await db
    .selectFrom("cases")
    .select(["id", "case_number", "remote_number", "subject", "status", "updated_at"])
    .where("person_id", "=", personId)
    .where("updated_at", ">=", new Date(from))
    .where("updated_at", "<=", new Date(to))
    .orderBy("updated_at", "desc")
    .limit(MAX_HANDOVER_OFFERED)
    .execute();
  const carried = await findCarriedPoints(db, session, deps.now());
  return {
    conversations: conversations.map(({ id, title, updated_at }) => ({
      id,
      title,
      at: updated_at.toISOString(),
    })),
    cases: cases.map((row) => ({
      id: row.id,
      caseNumber: row.remote_number ?? row.case_number,
      subject: row.subject,
      status: row.status,
      at: row.updated_at.toISOString(),
    })),
    carried: carried.map(({ id, point, origin }) => ({ id, text: point.text, origin })),
    bases: await findBases(db, session),
    canWrite: (await findWriter(deps, session)) !== undefined,
  };
}

/** Bases of hand-overs that the person gave or received, the newest first, each once. */
async function findBases(db: Db, session: Session): Promise<string[]> {
  const rows = await db
    .selectFrom("handovers as h")
    .select("h.base")
    .where("h.base", "is not", null)
    .where((eb) => eb.or([eb("h.giver_id", "=", session.personId), isAddressedTo(session)]))
    .orderBy("h.listed_at", "desc")
    .limit(MOST_BASES * 10)
    .execute();
  const named = [session.base ?? "", ...rows.map(({ base }) => base ?? "")].filter(Boolean);
  const byKey = new Map(named.toReversed().map((base) => [baseKey(base), base]));
  return [...byKey.values()].toReversed().slice(0, MOST_BASES);
}
