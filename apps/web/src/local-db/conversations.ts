import type { ChatsStore } from "./chats-database.ts";
import { addOperation, readPending } from "./outbox.ts";
import type { ConversationChanges, ConversationRow } from "./rows.ts";

/** Pinned ones, then favourites, then the others; in each the newest first. */
export async function listConversations(db: ChatsStore): Promise<ConversationRow[]> {
  // Read whole and sorted here: a few thousand small rows come faster at once than by a cursor.
  const rows = await db.chats.toArray();
  return rows.filter(({ deletedAt }) => deletedAt === null).sort(compareConversations);
}

/** When something was last asked. Not `updatedAt`: a new title or emoji must not move a conversation up the list. */
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

/** Undefined where it is not here, or deleted and still to be undone. */
export async function readConversation(db: ChatsStore, id: string): Promise<ConversationRow | undefined> {
  const row = await db.chats.get(id);
  return row?.deletedAt === null ? row : undefined;
}

/** Title, emoji, favourite, pin, type, model or knowledge base: seen here at once, sent from the outbox. */
export async function changeConversation(
  db: ChatsStore,
  { id, patch, now }: { id: string; patch: ConversationChanges; now: Date },
): Promise<void> {
  await db.write(["chats", "outbox"], async (tx) => {
    if (!(await tx.chats.update(id, { ...patch, digest: "" }))) return;
    await addOperation(tx, { conversationId: id, operation: { kind: "patch", patch }, now });
  });
}

/** The name that the server made after the first answer; one of the person's own that is not sent yet stays. */
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
