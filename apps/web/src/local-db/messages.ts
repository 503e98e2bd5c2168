import type { FeedbackRequest } from "@metatron/contract/feedback/feedback";
import type { ProposalState } from "@metatron/contract/memory/constants";
import type { ChatsStore } from "./chats-database.ts";
import { addOperation } from "./outbox.ts";
import type { MessageRow } from "./rows.ts";
import type { KeyRange } from "./table.ts";

/** The messages of every branch, in the server's order; `activePath` selects the ones to show. */
export async function readMessages(db: ChatsStore, conversationId: string): Promise<MessageRow[]> {
  return await db.messages.by("[idChat+seq]", wholeConversation(conversationId));
}

/** Every position in a conversation, as a range of the index `[idChat+seq]`. */
export const wholeConversation = (conversationId: string): KeyRange => ({
  from: [conversationId, -Infinity],
  to: [conversationId, Infinity],
});

/**
 * Like `readMessages`, one slice at a time: reading thousands of rows at once is one
 * long task that blocks rendering. Slices are bounded by position and not by count, so
 * two messages at the same position are in the same slice.
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

/** Answers that are being written, as far as this browser knows. */
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

/** Keeps the person's answer to a proposed fact, which the server has already. */
export async function noteProposalState(
  db: ChatsStore,
  { conversationId, answerId, state }: { conversationId: string; answerId: string; state: ProposalState },
): Promise<void> {
  await db.write(["chats", "messages"], async (tx) => {
    const row = await tx.messages.get(answerId);
    if (!row?.memory?.proposal) return;
    const { used, proposal } = row.memory;
    await tx.messages.update(answerId, { memory: { used, proposal: { text: proposal.text, state } } });
    await tx.chats.update(conversationId, { digest: "" });
  });
}

/** Replaces the whole feedback: comments of earlier feedback must not stay under a new rating. */
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
