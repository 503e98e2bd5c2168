import type { ToolCallAnswer } from "@metatron/contract/chat/tool-call-answer";
import type { ChatsStore } from "./chats-database.ts";
import { addOperation } from "./outbox.ts";

interface NewAnswer {
  conversationId: string;
  answerId: string;
  answer: ToolCallAnswer;
  now: Date;
}

/**
 * Adds the person's answer to a waiting tool call to the outbox. False if an answer already waits there: a
 * double click, or another tab.
 */
export async function addToolAnswer(
  db: ChatsStore,
  { conversationId, answerId, answer, now }: NewAnswer,
): Promise<boolean> {
  return await db.write(["outbox"], async (tx) => {
    if ((await readToolAnswers(tx, conversationId)).has(callKey(answerId, answer.callId))) return false;
    await addOperation(tx, { conversationId, operation: { kind: "tool-answer", answerId, answer }, now });
    return true;
  });
}

/** The calls whose answer the server has not confirmed or refused yet. */
export async function readToolAnswers(db: ChatsStore, conversationId: string): Promise<ReadonlySet<string>> {
  const entries = await db.outbox.by("conversationId", conversationId);
  return new Set(
    entries.flatMap(({ operation }) =>
      operation.kind === "tool-answer" ? [callKey(operation.answerId, operation.answer.callId)] : [],
    ),
  );
}

/** The id of a call is unique only within its answer. */
export const callKey = (answerId: string, callId: string): string => `${answerId}/${callId}`;
