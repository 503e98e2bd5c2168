import { activePath, type PathStep, parentForNext } from "../../../local-db/active-path.ts";
import { beginTurn } from "../../../local-db/begin-turn.ts";
import type { ChatsDatabase, ChatsStore } from "../../../local-db/chats-database.ts";
import { createLiveStore } from "../../../local-db/live-store.ts";
import { readMessages } from "../../../local-db/messages.ts";
import { listQueues, readQueue, removeQueued } from "../../../local-db/question-queue.ts";
import type { QueuedQuestion } from "../../../local-db/rows.ts";
import { isTaken, readJoining } from "../../../local-db/steers.ts";
import { readVersions } from "../../../local-db/versions.ts";
import { type AskPorts, noteSent } from "./ask.ts";
import { turnOfQuestion } from "./question-turn.ts";

export type QueuePorts = Pick<AskPorts, "contextFor" | "wake" | "track" | "now" | "newId"> & {
  db: ChatsDatabase;
  warn: (message: string, cause: unknown) => void;
};

/**
 * Whether the next question may be sent. After an answer that failed or was cut off the queue is held: the
 * person may want to ask something else first.
 */
export type QueueState = "free" | "running" | "held";

export function queueState(steps: readonly PathStep[]): QueueState {
  const last = steps.at(-1)?.message;
  switch (last?.state) {
    case "waiting":
    case "streaming":
      return "running";
    case "failed":
    case "interrupted":
      return "held";
    case "complete":
    case "stopped":
    case undefined:
      return "free";
  }
}

/**
 * Sends the queued questions of any conversation when its last
 * answer has ended. The returned function stops it.
 */
export function watchQueues(ports: QueuePorts): () => void {
  const ready = createLiveStore(ports.db, findReady);
  return ready.subscribe(() => {
    const found = ready.snapshot();
    if (found.state === "failed") ports.warn("The queue could not be read.", found.error);
    for (const conversationId of found.state === "ready" ? found.value : [])
      sendNextQueued(ports, conversationId).catch((error) =>
        ports.warn("A queued question was not sent.", error),
      );
  });
}

/**
 * The conversations whose queue can shrink: the first question can be
 * sent, or an answer contains one of the texts.
 */
async function findReady(db: ChatsStore): Promise<string[]> {
  const ready: string[] = [];
  for (const conversationId of await listQueues(db)) {
    const queue = await readQueue(db, conversationId);
    const { messages, steps } = await readPath(db, conversationId);
    const maySend = queueState(steps) === "free" && !(await isFirstJoining(db, conversationId));
    if (maySend || queue.some((question) => isTaken(question, messages))) ready.push(conversationId);
  }
  return ready;
}

/**
 * Until the server has confirmed or refused the addition, sending the text as a question could duplicate it.
 */
async function isFirstJoining(db: ChatsStore, conversationId: string): Promise<boolean> {
  const [first] = await readQueue(db, conversationId);
  return first !== undefined && (await readJoining(db, conversationId)).has(first.id);
}

async function readPath(db: ChatsStore, conversationId: string) {
  const messages = await readMessages(db, conversationId);
  return { messages, steps: activePath(messages, await readVersions(db, conversationId)) };
}

/** A text that an answer contains was asked; left in the queue, it would be asked again. */
async function removeTaken(db: ChatsStore, conversationId: string): Promise<void> {
  await db.write(["messages", "settings"], async (tx) => {
    const messages = await readMessages(tx, conversationId);
    for (const question of await readQueue(tx, conversationId))
      if (isTaken(question, messages)) await removeQueued(tx, { conversationId, id: question.id });
  });
}

const STORES = ["chats", "messages", "texts", "outbox", "settings"] as const;

/**
 * Sends the first question of a queue. It moves from the queue to the outbox in one transaction, so that only
 * one of several tabs sends it. `regardless`: the person sends it although the queue is held.
 */
export async function sendNextQueued(
  ports: QueuePorts,
  conversationId: string,
  { regardless = false } = {},
): Promise<boolean> {
  await removeTaken(ports.db, conversationId);
  const [next] = await readQueue(ports.db, conversationId);
  if (!next) return false;
  const context = await ports.contextFor(next.choices.baseKnowledge, next.text);
  const isSent = await ports.db.write(STORES, async (tx) => {
    const [still] = await readQueue(tx, conversationId);
    // The question was edited after it was read; the change of the queue runs this function again.
    if (!still || !isSame(still, next) || (await isFirstJoining(tx, conversationId))) return false;
    const { steps } = await readPath(tx, conversationId);
    const state = queueState(steps);
    if (state === "running" || (state === "held" && !regardless)) return false;
    const { id: messageId, answerId, text, choices, files, pictures, wish } = next;
    const question = { text, choices, files, pictures, wish, context, ids: { messageId, answerId } };
    const place = { conversationId, parentId: parentForNext(steps), draftOf: messageId };
    await removeQueued(tx, { conversationId, id: messageId });
    await beginTurn(tx, turnOfQuestion(ports, { ...question, ...place }));
    return true;
  });
  if (isSent) noteSent(ports, next.choices);
  return isSent;
}

const isSame = (a: QueuedQuestion, b: QueuedQuestion) => a.id === b.id && a.text === b.text;
