import type { SyncRequest } from "@metatron/contract/chat/conversation";
import { digestConversation, digestMessage } from "@metatron/turn/digest";
import type { ChatsStore } from "./chats-database.ts";
import { readMessageSlices } from "./messages.ts";
import type { ConversationRow, MessageRow } from "./rows.ts";

type Copy = NonNullable<SyncRequest["conversations"]>[number];

/** The local conversations that the server has too, with their digests, newest first. */
export async function listCopies(db: ChatsStore): Promise<Copy[]> {
  const emptied = await db.chats.by("digest", "");
  for (const { id } of emptied) await fillDigest(db, id);
  const rows = (await db.chats.toArray()).filter(({ isOnServer }) => isOnServer);
  return rows
    .sort((a, b) => (a.updatedAt > b.updatedAt ? -1 : 1))
    .map(({ id, updatedAt, digest }) => ({ id, updatedAt, digest }));
}

/** Computes the digest of a locally stored conversation; empty where its messages are not stored. */
export async function fillDigest(db: ChatsStore, id: string): Promise<string> {
  return await db.write(["chats", "messages"], async (tx) => {
    const row = await tx.chats.get(id);
    if (!row?.isOnServer || !row.hasMessages || row.digest !== "") return row?.digest ?? "";
    const digests: ReturnType<typeof digested> = [];
    await readMessageSlices(tx, id, (rows) => digests.push(...rows.flatMap(digested)));
    const digest = digestConversation(row, digests);
    await tx.chats.update(id, { digest });
    return digest;
  });
}

/** Messages that the server never had are not part of the comparison. */
function digested(row: MessageRow): { id: string; digest: string }[] {
  const { state } = row;
  if (!row.isOnServer || state === "waiting") return [];
  return [{ id: row.id, digest: digestMessage({ ...row, state }) }];
}

/** Includes a conversation that is deleted and still in its undo period, because the server has it. */
export async function readCopy(db: ChatsStore, id: string): Promise<ConversationRow | undefined> {
  return await db.chats.get(id);
}

/** Whether no conversation is stored here with its messages, but the one that was just opened by its address. */
export async function isNewDevice(db: ChatsStore, openedId?: string): Promise<boolean> {
  return !(await db.chats.toArray()).some(({ id, hasMessages }) => hasMessages && id !== openedId);
}

export async function readCopyIds(db: ChatsStore): Promise<Set<string>> {
  return new Set(await db.chats.keys());
}

/** The newest `updatedAt` of the server that is stored here. */
export async function newestServerTime(db: ChatsStore): Promise<string | null> {
  const rows = await db.chats.toArray();
  return rows.reduce<string | null>(
    (newest, { serverUpdatedAt }) => ((serverUpdatedAt ?? "") > (newest ?? "") ? serverUpdatedAt : newest),
    null,
  );
}

/** Ids of conversations whose messages must still be fetched, newest first. */
export async function listIncomplete(db: ChatsStore): Promise<string[]> {
  const rows = (await db.chats.toArray()).filter((row) => row.isOnServer && !row.hasMessages);
  return rows.sort((a, b) => (a.updatedAt > b.updatedAt ? -1 : 1)).map(({ id }) => id);
}
