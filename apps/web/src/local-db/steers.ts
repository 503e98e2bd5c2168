import type { ChatsStore } from "./chats-database.ts";
import { addOperation } from "./outbox.ts";
import { changeQueue, type QueuedPlace, readQueue } from "./question-queue.ts";
import type { MessageRow, QueuedQuestion } from "./rows.ts";

/**
 * A queued text that is added to the running answer stays in the queue, marked with that answer's id, until the answer
 * contains it. If the answer ends without it, the text goes out as an ordinary question.
 */

/** The server takes the text alone: a question with files, pictures or a picture to draw must be asked on its own. */
export function canJoin({
  files,
  pictures,
  wish,
}: Pick<QueuedQuestion, "files" | "pictures" | "wish">): boolean {
  return files.length === 0 && pictures.length === 0 && wish === undefined;
}

/** Marks a queued question and adds the outbox entry that sends it. False if it was already sent, removed or marked. */
export async function joinAnswer(
  db: ChatsStore,
  { conversationId, id, answerId, now }: QueuedPlace & { answerId: string; now: Date },
): Promise<boolean> {
  return await db.write(["settings", "outbox"], async (tx) => {
    const question = (await readQueue(tx, conversationId)).find((queued) => queued.id === id);
    if (!question || question.joins !== undefined || !canJoin(question)) return false;
    await changeQueue(tx, { conversationId, id, change: (queued) => ({ ...queued, joins: answerId }) });
    const operation = { kind: "steer" as const, answerId, steer: { id, text: question.text } };
    await addOperation(tx, { conversationId, operation, now });
    return true;
  });
}

/** Takes the addition back while it is still in the outbox. False once the server has it. */
export async function leaveAnswer(db: ChatsStore, place: QueuedPlace): Promise<boolean> {
  return await db.write(["settings", "outbox"], async (tx) => {
    const entries = await tx.outbox.by("conversationId", place.conversationId);
    const own = entries.filter(
      ({ operation }) => operation.kind === "steer" && operation.steer.id === place.id,
    );
    if (own.length === 0) return false;
    await tx.outbox.bulkDelete(own.map(({ seq }) => seq));
    await forgetJoin(tx, place);
    return true;
  });
}

/** The text becomes an ordinary queued question again. */
export async function forgetJoin(db: ChatsStore, place: QueuedPlace): Promise<void> {
  await changeQueue(db, { ...place, change: ({ joins: _answerId, ...question }) => question });
}

/** The ids of the texts whose addition the server has not confirmed or refused yet. */
export async function readJoining(db: ChatsStore, conversationId: string): Promise<Set<string>> {
  const entries = await db.outbox.by("conversationId", conversationId);
  return new Set(
    entries.flatMap(({ operation }) => (operation.kind === "steer" ? [operation.steer.id] : [])),
  );
}

/**
 * Whether an answer contains the text. The mark alone is not
 * enough: the server's response may have been lost.
 */
export function isTaken(
  { id }: Pick<QueuedQuestion, "id">,
  messages: readonly Pick<MessageRow, "content">[],
): boolean {
  return messages.some(({ content }) => content.some((part) => part.type === "steer" && part.id === id));
}
