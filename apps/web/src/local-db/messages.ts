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

/**
 * The same, a slice at a time: reading thousands at once is one long task, and what is being drawn would stand still
 * for it. By their places, not by counting: two messages in the same place come in the same slice.
 */
export async function readMessageSlices(
  db: ChatsDatabase,
  conversationId: string,
  take: (rows: readonly MessageRow[]) => void,
): Promise<void> {
  const ofConversation = db.messages.where("[idChat+seq]");
  const [first, last] = [
    [conversationId, FIRST_SEQ],
    [conversationId, LAST_SEQ],
  ];
  const end = await ofConversation.between(first, last).last();
  const begin = end && (await ofConversation.between(first, last).first());
  if (!begin) return;
  for (let from = begin.seq; from <= end.seq; from += SLICE) {
    const bounds = [conversationId, from + SLICE];
    take(
      await db.messages.where("[idChat+seq]").between([conversationId, from], bounds, true, false).toArray(),
    );
  }
}

const SLICE = 200;
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
