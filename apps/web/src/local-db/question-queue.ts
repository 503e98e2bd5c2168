import type { ChatsStore } from "./chats-database.ts";
import { draftKey } from "./drafts.ts";
import type { QueuedQuestion } from "./rows.ts";
import { readSetting, writeSetting } from "./settings.ts";

const PREFIX = "queue:";

export interface QueuedPlace {
  conversationId: string;
  id: string;
}

export const queueKey = (conversationId: string) => `${PREFIX}${conversationId}`;

/** The queued questions of a conversation, in the order in which they will be sent. */
export async function readQueue(db: ChatsStore, conversationId: string): Promise<QueuedQuestion[]> {
  const value = await readSetting(db, queueKey(conversationId));
  // Safe: only `writeQueue` writes this key.
  return Array.isArray(value) ? (value as QueuedQuestion[]) : [];
}

/** The ids of conversations with queued questions. */
export async function listQueues(db: ChatsStore): Promise<string[]> {
  const rows = await db.settings.by("key", { from: PREFIX, to: `${PREFIX}\uffff` });
  return rows.map(({ key }) => key.slice(PREFIX.length));
}

/**
 * Adds a question to the end of the queue and deletes its draft in
 * one transaction: never both, never neither.
 */
export async function queueQuestion(
  db: ChatsStore,
  {
    conversationId,
    question,
    draftOf,
  }: { conversationId: string; question: QueuedQuestion; draftOf: string },
): Promise<void> {
  await db.write(["settings"], async (tx) => {
    const queue = await readQueue(tx, conversationId);
    await writeQueue(tx, conversationId, [...queue, question]);
    await writeSetting(tx, draftKey(draftOf), undefined);
  });
}

/** False if the question was already sent or removed, in this tab or another. */
export async function changeQueued(
  db: ChatsStore,
  { conversationId, id, text }: QueuedPlace & { text: string },
): Promise<boolean> {
  return await changeQueue(db, { conversationId, id, change: (question) => ({ ...question, text }) });
}

/** False if the queue does not have the question any more. */
export async function changeQueue(
  db: ChatsStore,
  { conversationId, id, change }: QueuedPlace & { change: (question: QueuedQuestion) => QueuedQuestion },
): Promise<boolean> {
  return await db.write(["settings"], async (tx) => {
    const queue = await readQueue(tx, conversationId);
    if (!queue.some((question) => question.id === id)) return false;
    const changed = queue.map((question) => (question.id === id ? change(question) : question));
    await writeQueue(tx, conversationId, changed);
    return true;
  });
}

export async function removeQueued(db: ChatsStore, { conversationId, id }: QueuedPlace): Promise<void> {
  await db.write(["settings"], async (tx) => {
    const queue = await readQueue(tx, conversationId);
    await writeQueue(
      tx,
      conversationId,
      queue.filter((question) => question.id !== id),
    );
  });
}

async function writeQueue(tx: ChatsStore, conversationId: string, queue: readonly QueuedQuestion[]) {
  await writeSetting(tx, queueKey(conversationId), queue.length > 0 ? queue : undefined);
}
