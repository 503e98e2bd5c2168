import type { ChatsDatabase } from "./chats-database.ts";
import { draftKey } from "./drafts.ts";
import { addOperation } from "./outbox.ts";
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

/** Takes away the conversations with all that hangs on them; they do not come back from pages read before. */
export async function forgetConversations(
  db: ChatsDatabase,
  ids: readonly string[],
  outbox: "forget all" | "keep deletions",
): Promise<void> {
  if (ids.length === 0) return;
  const tables = [db.chats, db.messages, db.texts, db.answerDrafts, db.outbox, db.settings];
  await db.transaction("rw", tables, async () => {
    await db.chats.bulkDelete(ids);
    for (const table of [db.messages, db.texts, db.answerDrafts]) {
      await table.where("idChat").anyOf(ids).delete();
    }
    const entries = db.outbox.where("conversationId").anyOf(ids);
    await (outbox === "forget all" ? entries : entries.filter((entry) => !isDeletion(entry))).delete();
    const keys = ids.flatMap((id) => [draftKey(id), versionsKey(id)]);
    await db.settings.where("key").anyOf(keys).delete();
    const buried = [...(await readBuried(db)), ...ids].slice(-MOST_BURIED);
    await writeSetting(db, BURIED_KEY, buried);
  });
}

export async function readBuried(db: ChatsDatabase): Promise<Set<string>> {
  const ids = await readSetting(db, BURIED_KEY);
  return new Set(Array.isArray(ids) ? ids : []);
}

function isDeletion({ operation }: { operation: { kind: string } }): boolean {
  return operation.kind === "delete";
}
