import type { FeedbackRequest } from "@metatron/contract/feedback/feedback";
import type { ChatsStore } from "./chats-database.ts";
import { addOperation } from "./outbox.ts";
import type { MessageRow } from "./rows.ts";
import type { KeyRange } from "./table.ts";

/** Every branch, in the order of the server; `activePath` makes what is shown of it. */
export async function readMessages(db: ChatsStore, conversationId: string): Promise<MessageRow[]> {
  return await db.messages.by("[idChat+seq]", wholeConversation(conversationId));
}

/** Every place in a conversation, as a range of the index `[idChat+seq]`. */
export const wholeConversation = (conversationId: string): KeyRange => ({
  from: [conversationId, -Infinity],
  to: [conversationId, Infinity],
});

/**
 * The same, a slice at a time: reading thousands at once is one long task, and what is being drawn would stand still
 * for it. By their places, not by counting: two messages in the same place come in the same slice.
 */
export async function readMessageSlices(
  db: ChatsStore,
  conversationId: string,
  take: (rows: readonly MessageRow[]) => void,
): Promise<void> {
  const whole = wholeConversation(conversationId);
  const first = await db.messages.firstBy("[idChat+seq]", whole);
  const last = await db.messages.lastBy("[idChat+seq]", whole);
  if (!first || !last) return;
  for (let from = first.seq; from <= last.seq; from += SLICE) {
    const slice = { from: [conversationId, from], to: [conversationId, from + SLICE], isEndOpen: true };
    take(await db.messages.by("[idChat+seq]", slice));
  }
}

const SLICE = 200;

/** Answers that somebody writes right now, as far as is known here. */
export async function readStreamingAnswers(db: ChatsStore): Promise<MessageRow[]> {
  return await db.messages.by("state", "streaming");
}

export async function showFeedbackPanel(
  db: ChatsStore,
  messageId: string,
  panel: "open" | "closed",
): Promise<void> {
  await db.messages.update(messageId, { activeFeedback: panel === "open" });
}

/** The whole feedback each time: comments of an earlier one do not stay under a new one. */
export async function giveFeedback(db: ChatsStore, feedback: FeedbackRequest, now: Date): Promise<void> {
  const { conversationId, messageId } = feedback;
  await db.write(["chats", "messages", "outbox"], async (tx) => {
    if (!(await tx.messages.update(messageId, feedbackFields(feedback)))) return;
    await tx.chats.update(conversationId, { digest: "" });
    await addOperation(tx, { conversationId, operation: { kind: "feedback", feedback }, now });
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
