import { digestConversation, digestMessage } from "@metatron/turn/digest";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { countThatFit } from "./bytes-at-once.ts";
import { toMessage } from "./message-row.ts";
import { selectMessageSizes, selectMessages } from "./select-messages.ts";
import { type ConversationRow, conversationColumns, toConversation } from "./to-conversation.ts";

/** Digesting blocks this thread and holds the texts of this many conversations in memory. */
const CONVERSATIONS_AT_ONCE = 20;
/** Each id is a parameter of the statement. */
const MESSAGES_AT_ONCE = 1000;

/** Returns the same rows, with a new digest wherever a change had reset it. */
export async function fillDigests<Row extends Pick<ConversationRow, "id" | "digest">>(
  db: Db,
  personId: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const emptied = rows.filter((row) => row.digest === "").map((row) => row.id);
  const filled = new Map<string, string>();
  for (let at = 0; at < emptied.length; at += CONVERSATIONS_AT_ONCE) {
    const computed = await computeDigests(db, personId, emptied.slice(at, at + CONVERSATIONS_AT_ONCE));
    await storeDigests(db, personId, computed);
    for (const { id, digest } of computed) filled.set(id, digest);
  }
  return rows.map((row) => ({ ...row, digest: filled.get(row.id) ?? row.digest }));
}

interface ComputedDigest {
  id: string;
  /** The version of the row that was read. */
  version: string;
  digest: string;
}

async function computeDigests(db: Db, personId: string, ids: readonly string[]): Promise<ComputedDigest[]> {
  const conversations = await db
    .selectFrom("conversations")
    .select(conversationColumns)
    .select(sql<string>`xmin::text`.as("version"))
    .where("id", "in", ids)
    .where("person_id", "=", personId)
    .execute();
  const byConversation = Map.groupBy(await digestMessages(db, personId, ids), (row) => row.conversationId);
  return conversations.map((row) => {
    const digested = (byConversation.get(row.id) ?? []).map(({ id, digest }) => ({ id, digest }));
    return { id: row.id, version: row.version, digest: digestConversation(toConversation(row), digested) };
  });
}

/** Reads a bounded number of bytes at a time and keeps only the digest of each message. */
async function digestMessages(db: Db, personId: string, conversationIds: readonly string[]) {
  let left = await selectMessageSizes(db, personId)
    .where("m.conversation_id", "in", conversationIds)
    .orderBy("m.seq")
    .execute();
  const digested: { id: string; conversationId: string; digest: string }[] = [];
  while (left.length > 0) {
    const fitting = left.slice(0, Math.min(countThatFit(left), MESSAGES_AT_ONCE));
    left = left.slice(fitting.length);
    const rows = await selectMessages(db, personId)
      .where(
        "m.id",
        "in",
        fitting.map(({ id }) => id),
      )
      .execute();
    for (const row of rows)
      digested.push({
        id: row.id,
        conversationId: row.conversation_id,
        digest: digestMessage(toMessage(row)),
      });
  }
  return digested;
}

/**
 * Drops digests that became stale during the computation. The row version is compared instead of
 * `updated_at`, because two changes may share a millisecond and the clocks of the nodes differ. A locked row
 * is about to change, so it is skipped.
 */
async function storeDigests(db: Db, personId: string, computed: readonly ComputedDigest[]): Promise<void> {
  await sql`
    with unchanged as (
      select c.id, i.digest
      from jsonb_to_recordset(${toJsonb(computed)}::jsonb) as i(id uuid, version text, digest text)
      join conversations c on c.id = i.id and c.person_id = ${personId} and c.xmin::text = i.version
      for no key update of c skip locked
    )
    update conversations c set digest = u.digest from unchanged u where c.id = u.id`.execute(db);
}
