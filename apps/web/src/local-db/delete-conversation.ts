import type { ChatsDatabase } from "./chats-database.ts";
import { draftKey } from "./drafts.ts";
import { addOperation } from "./outbox.ts";
import type { OutboxEntry } from "./rows.ts";
import { readSetting, writeSetting } from "./settings.ts";
import { versionsKey } from "./versions.ts";

export const UNDO_WITHIN_MS = 10_000;

const BURIED_KEY = "sync:buried";
/** A page of the history that was asked for before a deletion can't be older than these. */
const MOST_BURIED = 500;

/** Hidden at once; the outbox sends it when the time to undo it is over. */
export async function deleteConversation(
  db: ChatsDatabase,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db.transaction("rw", db.chats, db.outbox, async () => {
    const row = await db.chats.get(id);
    if (row?.deletedAt !== null) return;
    await db.chats.update(id, { deletedAt: now.toISOString() });
    const notBefore = now.getTime() + UNDO_WITHIN_MS;
    await addOperation(db, { conversationId: id, operation: { kind: "delete" }, now, notBefore });
  });
}

/** False when it is too late. */
export async function undoDeletion(db: ChatsDatabase, id: string): Promise<boolean> {
  return await db.transaction("rw", db.chats, db.outbox, async () => {
    // The row goes before the deletion is sent, in whichever tab that happens.
    if (!(await db.chats.get(id))) return false;
    await db.chats.update(id, { deletedAt: null });
    await db.outbox.where("conversationId").equals(id).filter(isDeletion).delete();
    return true;
  });
}

type Why =
  /** By the person; the outbox still has to tell the server. */
  | "deleted here"
  | "deleted there"
  /** The server has no memory of them. Should it come back, so may they. */
  | "unknown there";

/** Takes away the conversations with all that hangs on them; deleted ones do not come back from pages read before. */
export async function forgetConversations(
  db: ChatsDatabase,
  ids: readonly string[],
  why: Why,
): Promise<void> {
  if (ids.length === 0) return;
  const tables = [db.chats, db.messages, db.texts, db.answerDrafts, db.outbox, db.settings];
  await db.transaction("rw", tables, async () => {
    await db.chats.bulkDelete([...ids]);
    await db.texts.bulkDelete([...ids]);
    await db.messages.where("idChat").anyOf(ids).delete();
    await db.answerDrafts.where("idChat").anyOf(ids).delete();
    const entries = db.outbox.where("conversationId").anyOf(ids);
    await (why === "deleted here" ? entries.filter((entry) => !isDeletion(entry)) : entries).delete();
    const keys = ids.flatMap((id) => [draftKey(id), versionsKey(id)]);
    await db.settings.where("key").anyOf(keys).delete();
    if (why !== "unknown there") await writeBuried(db, [...(await readBuried(db)), ...ids]);
  });
}

export async function readBuried(db: ChatsDatabase): Promise<Set<string>> {
  const ids = await readSetting(db, BURIED_KEY);
  return new Set(Array.isArray(ids) ? ids : []);
}

/** The server refused to delete it: the next sync brings it back. */
export async function unbury(db: ChatsDatabase, id: string): Promise<void> {
  await writeBuried(
    db,
    [...(await readBuried(db))].filter((buried) => buried !== id),
  );
}

async function writeBuried(db: ChatsDatabase, ids: readonly string[]): Promise<void> {
  await writeSetting(db, BURIED_KEY, ids.slice(-MOST_BURIED));
}

function isDeletion({ operation }: OutboxEntry): boolean {
  return operation.kind === "delete";
}
