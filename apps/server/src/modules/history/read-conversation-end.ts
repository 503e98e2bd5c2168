import type { ConversationEnd } from "@metatron/contract/chat/conversation-end";
import type { Message } from "@metatron/contract/chat/message";
import type { Db } from "../../adapters/db/index.ts";
import { notFound } from "../../http/app-error.ts";
import { countThatFit } from "./bytes-at-once.ts";
import { toMessage } from "./message-row.ts";
import { newestPath } from "./newest-path.ts";
import { selectMessageSizes, selectMessages } from "./select-messages.ts";
import { conversationColumns, isListed, toConversation } from "./to-conversation.ts";

/**
 * The last messages of the path that a browser without a copy shows. A digest that a change has reset stays empty:
 * computing it reads every message, and the next comparison does that anyway.
 */
export async function readConversationEnd(
  db: Db,
  personId: string,
  { conversationId, limit }: { conversationId: string; limit: number },
): Promise<ConversationEnd> {
  const [conversation, rows] = await Promise.all([
    db
      .selectFrom("conversations")
      .select(conversationColumns)
      .where("id", "=", conversationId)
      .where("person_id", "=", personId)
      .where(isListed)
      .executeTakeFirst(),
    selectMessageSizes(db, personId)
      .select(["m.parent_id", "m.role"])
      .where("m.conversation_id", "=", conversationId)
      .orderBy("m.seq")
      .execute(),
  ]);
  if (!conversation) throw notFound();
  const last = newestPath(rows).slice(-limit);
  const fitting = last.slice(-countThatFit(last.toReversed()));
  const found = await selectMessages(db, personId)
    .where("m.conversation_id", "=", conversationId)
    .where(
      "m.id",
      "in",
      fromQuestion(fitting).map(({ id }) => id),
    )
    .orderBy("m.seq")
    .execute();
  return { conversation: toConversation(conversation), items: found.map(toMessage), count: rows.length };
}

/** An answer without its question would be a row of its own, and another row once the question is there. */
function fromQuestion<Row extends Pick<Message, "role">>(path: readonly Row[]): readonly Row[] {
  const first = path.findIndex(({ role }) => role === "user");
  return first > 0 ? path.slice(first) : path;
}
