import type { FeedbackRequest } from "@metatron/contract/message";
import type { ChatsDatabase } from "./chats-database.ts";
import { addOperation } from "./outbox.ts";
import type { MessageRow } from "./rows.ts";

/** Every branch, in the order of the server; `activePath` makes what is shown of it. */
export async function readMessages(db: ChatsDatabase, conversationId: string): Promise<MessageRow[]> {
  return await db.messages
    .where("[idChat+seq]")
    .between([conversationId, FIRST_SEQ], [conversationId, LAST_SEQ])
    .toArray();
}

const FIRST_SEQ = -Infinity;
const LAST_SEQ = Infinity;

/** Answers that somebody writes right now, as far as is known here. */
export async function readStreamingAnswers(db: ChatsDatabase): Promise<MessageRow[]> {
  return await db.messages.where("state").equals("streaming").toArray();
}

export async function showFeedbackPanel(
  db: ChatsDatabase,
  messageId: string,
  panel: "open" | "closed",
): Promise<void> {
  await db.messages.update(messageId, { activeFeedback: panel === "open" });
}

/** The whole feedback each time: comments of an earlier one do not stay under a new one. */
export async function giveFeedback(db: ChatsDatabase, feedback: FeedbackRequest, now: Date): Promise<void> {
  const { conversationId, messageId } = feedback;
  await db.transaction("rw", db.chats, db.messages, db.outbox, async () => {
    const changed = await db.messages.update(messageId, feedbackFields(feedback));
    if (!changed) return;
    await db.chats.update(conversationId, { digest: "" });
    await addOperation(db, { conversationId, operation: { kind: "feedback", feedback }, now });
  });
}

/** A message's fields with feedback that the server does not have yet. */
export function feedbackFields({ feedback, preselectComment, badComment }: FeedbackRequest) {
  return {
    feedback,
    preselectComment: preselectComment ?? null,
    badComment: badComment ?? null,
    sendFeedback: false,
  };
}
