import type { ChatsStore } from "./chats-database.ts";
import { draftKey } from "./drafts.ts";
import { readMessages } from "./messages.ts";
import { addOperation } from "./outbox.ts";
import { forgetPlanDrafts } from "./plan-drafts.ts";
import { queueKey } from "./question-queue.ts";
import type { OutboxEntry } from "./rows.ts";
import { readSetting, writeSetting } from "./settings.ts";
import { sourceChangesKey } from "./source-changes.ts";
import { versionsKey } from "./versions.ts";

export const UNDO_WITHIN_MS = 10_000;

const TOMBSTONES_KEY = "sync:buried";
/**
 * Number of tombstones kept. A history page requested before a
 * deletion can't be older than the oldest of them.
 */
const MAX_TOMBSTONES = 500;

/** Hides the conversations at once. The outbox sends the deletions after the undo period. */
export async function deleteConversations(
  db: ChatsStore,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  const notBefore = now.getTime() + UNDO_WITHIN_MS;
  await db.write(["chats", "outbox"], async (tx) => {
    for (const id of ids) {
      const row = await tx.chats.get(id);
      if (row?.deletedAt !== null) continue;
      await tx.chats.update(id, { deletedAt: now.toISOString() });
      await addOperation(tx, { conversationId: id, operation: { kind: "delete" }, now, notBefore });
    }
  });
}

/** Resolves to the number of restored conversations: a deletion that was sent can't be undone. */
export async function undoDeletions(db: ChatsStore, ids: readonly string[]): Promise<number> {
  return await db.write(["chats", "outbox"], async (tx) => {
    let restored = 0;
    for (const id of ids) {
      // The row is removed before the deletion is sent, in whichever tab sends it.
      if (!(await tx.chats.get(id))) continue;
      await tx.chats.update(id, { deletedAt: null });
      const entries = await tx.outbox.by("conversationId", id);
      await tx.outbox.bulkDelete(entries.filter(isDeletion).map(({ seq }) => seq));
      restored += 1;
    }
    return restored;
  });
}

type Why =
  /** Deleted by the person; the outbox still has to send the deletion. */
  | "deleted here"
  | "deleted there"
  /** The server does not know these conversations. If they reappear there, they are fetched again. */
  | "unknown there";

/**
 * Removes conversations with all their data. Tombstones keep stale history pages from restoring deleted ones.
 */
export async function forgetConversations(db: ChatsStore, ids: readonly string[], why: Why): Promise<void> {
  if (ids.length === 0) return;
  const stores = ["chats", "messages", "texts", "answerDrafts", "outbox", "settings"] as const;
  await db.write(stores, async (tx) => {
    for (const id of ids) await forgetOne(tx, id, why);
    if (why !== "unknown there") await writeTombstones(tx, [...(await readTombstones(tx)), ...ids]);
  });
}

async function forgetOne(tx: ChatsStore, id: string, why: Why): Promise<void> {
  await tx.chats.delete(id);
  await tx.texts.delete(id);
  await tx.messages.bulkDelete((await readMessages(tx, id)).map((message) => message.id));
  await tx.answerDrafts.bulkDelete((await tx.answerDrafts.by("idChat", id)).map((draft) => draft.id));
  const entries = await tx.outbox.by("conversationId", id);
  const gone = why === "deleted here" ? entries.filter((entry) => !isDeletion(entry)) : entries;
  await tx.outbox.bulkDelete(gone.map(({ seq }) => seq));
  await writeSetting(tx, draftKey(id), undefined);
  await writeSetting(tx, versionsKey(id), undefined);
  await writeSetting(tx, queueKey(id), undefined);
  await forgetPlanDrafts(tx, id);
  await writeSetting(tx, sourceChangesKey(id), undefined);
}

export async function readTombstones(db: ChatsStore): Promise<Set<string>> {
  const ids = await readSetting(db, TOMBSTONES_KEY);
  return new Set(Array.isArray(ids) ? ids : []);
}

/**
 * Removes the tombstone after the server refused the deletion, so
 * that the next sync restores the conversation.
 */
export async function removeTombstone(db: ChatsStore, id: string): Promise<void> {
  await writeTombstones(
    db,
    [...(await readTombstones(db))].filter((deleted) => deleted !== id),
  );
}

async function writeTombstones(db: ChatsStore, ids: readonly string[]): Promise<void> {
  await writeSetting(db, TOMBSTONES_KEY, ids.slice(-MAX_TOMBSTONES));
}

function isDeletion({ operation }: OutboxEntry): boolean {
  return operation.kind === "delete";
}
