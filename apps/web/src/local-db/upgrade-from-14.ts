import type { Table, Transaction } from "dexie";
import type { ConversationRow, MessageRow } from "./rows.ts";
import {
  instantOf,
  newIdOf,
  type OldRow,
  type Place,
  upgradeAssistant,
  upgradeConversation,
  upgradeMessage,
} from "./upgrade-rows.ts";

/** Rows held at once: a phone has no room for years of messages. */
const BATCH = 500;

const OLD_TABLES = ["chats", "messages", "settings", "assistants"] as const;
type OldTable = (typeof OLD_TABLES)[number];

const staged = (table: OldTable) => `${table}14`;

/** Keys of their own, because the old ones may be of any kind. */
export const STAGED_TABLES = Object.fromEntries(OLD_TABLES.map((table) => [staged(table), "++"]));

/** First step: the old rows as they are. The old tables go after it, in the same transaction. */
export async function stageTables(tx: Transaction): Promise<void> {
  const found = OLD_TABLES.filter((table) => tx.idbtrans.objectStoreNames.contains(table));
  for (const table of found) {
    await eachBatch(tx.table(table), async (batch) => {
      await tx.table(staged(table)).bulkAdd(batch.map(({ row }) => row));
    });
  }
}

/** Second step: the staged rows with our fields, under ids that are the same on every device. */
export async function fillFromStaged(tx: Transaction): Promise<void> {
  const now = new Date();
  const places = await placeMessages(tx, await fillConversations(tx, now), now);
  await eachBatch(tx.table(staged("messages")), async (batch) => {
    const rows = batch.flatMap(({ key, row }): MessageRow[] => {
      const place = places.get(key);
      return place ? [upgradeMessage(row, place, now)] : [];
    });
    await tx.table("messages").bulkPut(rows);
  });
  // A key that is there twice would end the whole upgrade.
  const keys = new Set<unknown>();
  const isNew = (key: unknown) => typeof key === "string" && keys.size < keys.add(key).size;
  await eachBatch(tx.table(staged("settings")), async (batch) => {
    const rows = batch.flatMap(({ row: { key, value } }) => (isNew(key) ? [{ key, value }] : []));
    await tx.table("settings").bulkAdd(rows);
  });
  await eachBatch(tx.table(staged("assistants")), async (batch) => {
    await tx.table("assistants").bulkPut(batch.map(({ row }) => upgradeAssistant(row)));
  });
}

/** Old ids of conversations, of both kinds, to the new ones. */
type NewIds = Map<unknown, string>;

async function fillConversations(tx: Transaction, now: Date): Promise<NewIds> {
  const newIds: NewIds = new Map();
  const taken = new Set<string>();
  await eachBatch(tx.table(staged("chats")), async (batch) => {
    const rows = batch.map(({ row }): ConversationRow => {
      const id = unusedId(newIdOf(row), taken);
      newIds.set(row.id, id);
      // Messages may name their conversation by either.
      if (!newIds.has(row.unique)) newIds.set(row.unique, id);
      return upgradeConversation(row, id, now);
    });
    await tx.table("chats").bulkPut(rows);
  });
  return newIds;
}

interface OldMessage {
  key: unknown;
  id: unknown;
  newId: string;
  idChat: string;
  idAnswer: unknown;
  createAt: string;
}

/** Old rows knew no branches: each follows the one before it. */
async function placeMessages(tx: Transaction, conversationIds: NewIds, now: Date) {
  const found: OldMessage[] = [];
  const orphaned: ConversationRow[] = [];
  const taken = new Set<string>();
  await eachBatch(tx.table(staged("messages")), async (batch) => {
    for (const { key, row } of batch) {
      const createAt = instantOf(row.createAt, now);
      if (!conversationIds.has(row.idChat)) {
        const conversation = upgradeConversation({ createAt }, crypto.randomUUID(), now);
        orphaned.push(conversation);
        conversationIds.set(row.idChat, conversation.id);
      }
      const idChat = conversationIds.get(row.idChat) ?? "";
      const newId = unusedId(newIdOf(row), taken);
      found.push({ key, id: row.id, newId, idChat, idAnswer: row.idAnswer, createAt });
    }
  });
  await tx.table("chats").bulkPut(orphaned);

  const newIds = new Map(found.map(({ id, newId }) => [id, newId]));
  const places = new Map<unknown, Place>();
  for (const [idChat, messages] of Map.groupBy(found, (message) => message.idChat)) {
    messages.sort((a, b) => (a.createAt < b.createAt ? -1 : a.createAt > b.createAt ? 1 : 0));
    for (const [seq, { key, newId, idAnswer }] of messages.entries()) {
      const parentId = messages[seq - 1]?.newId ?? null;
      places.set(key, { id: newId, idChat, seq, parentId, idAnswer: newIds.get(idAnswer) ?? null });
    }
  }
  return places;
}

/** Two old rows may claim the same id on other devices; neither may replace the other. */
function unusedId(wanted: string, taken: Set<string>): string {
  const id = taken.has(wanted) ? crypto.randomUUID() : wanted;
  taken.add(id);
  return id;
}

interface BatchItem {
  key: unknown;
  row: OldRow;
}

async function eachBatch(table: Table<OldRow>, use: (batch: BatchItem[]) => Promise<void>): Promise<void> {
  let from: unknown;
  while (true) {
    const collection = from === undefined ? table.toCollection() : table.where(":id").above(from);
    const keys = await collection.limit(BATCH).primaryKeys();
    if (keys.length === 0) return;
    const rows = await table.bulkGet(keys);
    await use(keys.flatMap((key, at) => (rows[at] === undefined ? [] : [{ key, row: rows[at] }])));
    from = keys.at(-1);
  }
}
