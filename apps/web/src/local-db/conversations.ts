import type { ChatsStore } from "./chats-database.ts";
import { addOperation, readPending } from "./outbox.ts";
import type { ConversationChanges, ConversationRow } from "./rows.ts";

/** Pinned conversations, then favourites, then the others; newest first in each group. */
export async function listConversations(db: ChatsStore): Promise<ConversationRow[]> {
  // Read whole and sorted here: for a few thousand small rows one bulk read is faster than a cursor.
  const rows = await db.chats.toArray();
  return rows.filter(({ deletedAt }) => deletedAt === null).sort(compareConversations);
}

/**
 * Time of the last question. Not `updatedAt`: a new title or emoji must not move a conversation up the list.
 */
export function lastActivityOf({
  lastMessageAt,
  updatedAt,
}: Pick<ConversationRow, "lastMessageAt" | "updatedAt">) {
  return lastMessageAt ?? updatedAt;
}

export function compareConversations(a: ConversationRow, b: ConversationRow): number {
  if (a.pinned !== b.pinned) return a.pinned ? -1 : 1;
  if (a.favorite !== b.favorite) return a.favorite ? -1 : 1;
  const [activeA, activeB] = [lastActivityOf(a), lastActivityOf(b)];
  if (activeA !== activeB) return activeA > activeB ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** Undefined where the conversation is not stored here, or is deleted and still in its undo period. */
export async function readConversation(db: ChatsStore, id: string): Promise<ConversationRow | undefined> {
  const row = await db.chats.get(id);
  return row?.deletedAt === null ? row : undefined;
}

/**
 * Changes title, emoji, favourite, pin, archive, tags, type, model or knowledge base: visible at once, sent from
 * the outbox.
 */
export async function changeConversation(
  db: ChatsStore,
  { id, patch, now }: { id: string; patch: ConversationChanges; now: Date },
): Promise<void> {
  await changeConversations(db, { changes: [{ id, patch }], now });
}

/** The same for several conversations, in one transaction. */
export async function changeConversations(
  db: ChatsStore,
  { changes, now }: { changes: readonly { id: string; patch: ConversationChanges }[]; now: Date },
): Promise<void> {
  await db.write(["chats", "outbox"], async (tx) => {
    for (const { id, patch } of changes) {
      if (!(await tx.chats.update(id, { ...patch, digest: "" }))) continue;
      await addOperation(tx, { conversationId: id, operation: { kind: "patch", patch }, now });
    }
  });
}

/**
 * Stores the title that the server generated after the first answer.
 * An unsent title of the person's own is kept.
 */
export async function applyName(
  db: ChatsStore,
  { id, title, emoji }: { id: string; title: string; emoji: string | null },
): Promise<void> {
  await db.write(["chats", "outbox"], async (tx) => {
    const { patch } = await readPending(tx, id);
    if (patch.title !== undefined) return;
    const row = await tx.chats.get(id);
    if (row) await tx.chats.update(id, { title, emoji: row.emoji ?? emoji, digest: "" });
  });
}
