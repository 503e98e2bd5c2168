import type { Message } from "@metatron/contract/chat/message";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import { countThatFit } from "./bytes-at-once.ts";
import { toMessage } from "./message-row.ts";
import { selectMessageSizes, selectMessages } from "./select-messages.ts";

const position = z.tuple([z.int().min(0)]);

export interface MessagesQuery {
  conversationId: string;
  limit: number;
  cursor?: string | undefined;
}

/** Messages of every branch in the order of storage; messages that arrive during the pagination come last. */
export async function listMessages(
  db: Db,
  personId: string,
  { conversationId, limit, cursor }: MessagesQuery,
): Promise<{ items: Message[]; nextCursor: string | null }> {
  const [after = -1] = decodeCursor(position, cursor) ?? [];
  const sizes = await selectMessageSizes(db, personId)
    .where("m.conversation_id", "=", conversationId)
    .where("m.seq", ">", after)
    .orderBy("m.seq")
    .limit(limit + 1)
    .execute();
  if (sizes.length === 0) await mustBeThere(db, personId, conversationId);
  // Pages of long messages are shorter: a hundred of the longest messages would not fit into memory.
  const { rows, nextCursor } = cutPage(sizes, Math.min(limit, countThatFit(sizes)), (row) => [row.seq]);
  const last = rows.at(-1);
  if (!last) return { items: [], nextCursor: null };
  const found = await selectMessages(db, personId)
    .where("m.conversation_id", "=", conversationId)
    .where("m.seq", ">", after)
    .where("m.seq", "<=", last.seq)
    .orderBy("m.seq")
    .execute();
  return { items: found.map(toMessage), nextCursor };
}

/** Called only for an empty page, which could be an empty conversation or another person's. */
async function mustBeThere(db: Db, personId: string, conversationId: string): Promise<void> {
  const row = await db
    .selectFrom("conversations")
    .select("id")
    .where("id", "=", conversationId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (!row) throw notFound();
}
