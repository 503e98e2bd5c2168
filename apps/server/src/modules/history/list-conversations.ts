import type { Conversation } from "@metatron/contract/chat/conversation";
import { id, instant } from "@metatron/contract/fields";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import { fillDigests } from "./fill-digests.ts";
import { conversationColumns, isListed, toConversation } from "./to-conversation.ts";

const position = z.tuple([instant, id]);

export interface ConversationsQuery {
  limit: number;
  cursor?: string | undefined;
  /** Inclusive, because two changes may share a millisecond. */
  updatedSince?: string | undefined;
}

/**
 * Newest change first. A conversation that changes during the pagination moves to the front, and the next
 * sync returns it.
 */
export async function listConversations(
  db: Db,
  personId: string,
  { limit, cursor, updatedSince }: ConversationsQuery,
): Promise<{ items: Conversation[]; nextCursor: string | null }> {
  const after = decodeCursor(position, cursor);
  let query = db
    .selectFrom("conversations")
    .select(conversationColumns)
    .where("person_id", "=", personId)
    .where(isListed)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (updatedSince !== undefined) query = query.where("updated_at", ">=", new Date(updatedSince));
  if (after) {
    const [updatedAt, conversationId] = after;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("updated_at", "id"), "<", tuple(new Date(updatedAt), conversationId)),
    );
  }
  const { rows, nextCursor } = cutPage(await query.execute(), limit, (row) => [
    row.updated_at.toISOString(),
    row.id,
  ]);
  return { items: (await fillDigests(db, personId, rows)).map(toConversation), nextCursor };
}
