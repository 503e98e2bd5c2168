import type { SyncAnswer, SyncRequest } from "@metatron/contract/chat/conversation";
import { digestConversations } from "@metatron/turn/digest";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { fillDigests } from "./fill-digests.ts";
import { isListed } from "./to-conversation.ts";

const NOTHING = { missing: [], stale: [], unknown: [], deleted: [] };

/** Compares digests only, because the clocks of browsers differ. */
export async function validateSynced(
  db: Db,
  personId: string,
  { digest, conversations }: SyncRequest,
): Promise<SyncAnswer> {
  const rows = await db
    .selectFrom("conversations")
    .select(["id", "digest"])
    .where("person_id", "=", personId)
    .where(isListed)
    .execute();
  const here = await fillDigests(db, personId, rows);
  if (digest !== undefined && digest === digestConversations(here)) return { synced: true, ...NOTHING };
  if (!conversations) return { synced: false, ...NOTHING };

  const digestHere = new Map(here.map((row) => [row.id, row.digest]));
  const sent = new Map(conversations.map((copy) => [copy.id, copy.digest]));
  const notHere = [...sent.keys()].filter((id) => !digestHere.has(id));
  const buried = await readTombstones(db, personId, notHere);
  const differences = {
    missing: [...digestHere.keys()].filter((id) => !sent.has(id)),
    stale: [...sent]
      .filter(([id, copy]) => digestHere.has(id) && digestHere.get(id) !== copy)
      .map(([id]) => id),
    unknown: notHere.filter((id) => !buried.has(id)),
    deleted: notHere.filter((id) => buried.has(id)),
  };
  return { synced: Object.values(differences).every((ids) => ids.length === 0), ...differences };
}

async function readTombstones(db: Db, personId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("deleted_conversations")
    .select("id")
    .where("person_id", "=", personId)
    // One array: as a list, 20,000 ids would be 20,000 parameters.
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.id));
}
