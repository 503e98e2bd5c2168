import type { FeedbackRequest } from "@metatron/contract/feedback/feedback";
import type { ChatsStore } from "./chats-database.ts";
import type { ConversationChanges, OutboxEntry, OutboxOperation, TagOperation } from "./rows.ts";

/** In the place of a conversation id, for changes of a tag on all conversations. */
export const TAGS_GROUP = "tags";

/**
 * Must run in the transaction of the change that the entry
 * describes, so that neither is stored without the other.
 */
export async function addOperation(
  db: ChatsStore,
  { conversationId, operation, now, notBefore = 0 }: NewOperation,
): Promise<void> {
  await db.outbox.add({ conversationId, operation, createAt: now.toISOString(), notBefore, attempts: 0 });
}

interface NewOperation {
  conversationId: string;
  operation: OutboxOperation;
  now: Date;
  notBefore?: number;
}

/** Queues a file for upload. The entry survives reloads and sign-outs until the server has the file. */
export async function queueUpload(
  db: ChatsStore,
  { conversationId, now, ...file }: Omit<Upload, "kind"> & { conversationId: string; now: Date },
): Promise<void> {
  await addOperation(db, { conversationId, operation: { kind: "upload", ...file }, now });
}

type Upload = Extract<OutboxOperation, { kind: "upload" }>;

export interface WaitingUpload extends Omit<Upload, "kind" | "content"> {
  createAt: string;
}

/** The files of a conversation that wait for upload, without their content. */
export async function listUploads(db: ChatsStore, conversationId: string): Promise<WaitingUpload[]> {
  const entries = await db.outbox.by("conversationId", conversationId);
  return entries.flatMap(({ operation, createAt }) => {
    if (operation.kind !== "upload") return [];
    const { fileId, name, type, size } = operation;
    return [{ fileId, name, type, size, createAt }];
  });
}

/** Removes a file from the outbox before it was uploaded. */
export async function withdrawUpload(db: ChatsStore, fileId: string): Promise<void> {
  await db.write(["outbox"], async (tx) => {
    const entries = await tx.outbox.toArray();
    const taken = entries.filter(
      ({ operation }) => operation.kind === "upload" && operation.fileId === fileId,
    );
    await tx.outbox.bulkDelete(taken.map(({ seq }) => seq));
  });
}

/** In the order of creation. */
export async function readOutbox(db: ChatsStore): Promise<OutboxEntry[]> {
  return await db.outbox.toArray();
}

export async function postponeEntries(
  db: ChatsStore,
  entries: readonly OutboxEntry[],
  notBefore: number,
): Promise<void> {
  await db.write(["outbox"], async (tx) => {
    for (const { seq, attempts } of entries)
      await tx.outbox.update(seq, { notBefore, attempts: attempts + 1 });
  });
}

/** Local changes of one conversation that the server does not have yet. */
export interface Pending {
  patch: ConversationChanges;
  sends: { questionId: string; answerId: string }[];
  feedback: Map<string, FeedbackRequest>;
  /** Changes of tags on all conversations. */
  tagChanges: TagOperation[];
}

export async function readPending(db: ChatsStore, conversationId: string): Promise<Pending> {
  const own = await db.outbox.by("conversationId", conversationId);
  return pendingOf([...own, ...(await db.outbox.by("conversationId", TAGS_GROUP))]);
}

export function pendingOf(entries: readonly OutboxEntry[]): Pending {
  const pending: Pending = { patch: {}, sends: [], feedback: new Map(), tagChanges: [] };
  for (const { operation } of entries) note(pending, operation);
  return pending;
}

function note(pending: Pending, operation: OutboxOperation): void {
  switch (operation.kind) {
    case "patch":
      Object.assign(pending.patch, operation.patch);
      return;
    case "send": {
      const { messageId: questionId, answerId } = operation.request;
      pending.sends.push({ questionId, answerId });
      // A question brings its conversation back to the list; the server does the same when it gets the question.
      if (pending.patch.archived) pending.patch.archived = false;
      return;
    }
    case "feedback":
      pending.feedback.set(operation.feedback.messageId, operation.feedback);
      return;
    case "tag":
      pending.tagChanges.push(operation);
      return;
    case "delete":
    case "import":
    case "upload":
    case "steer":
    case "tool-answer":
      return;
  }
}
