import type { ConversationRow, MessageRow } from "./rows.ts";
import { createStores, type StoreSchemas } from "./store-schema.ts";
import type { Transaction } from "./transaction.ts";
import {
  instantOf,
  newIdOf,
  type OldRow,
  type Place,
  upgradeAssistant,
  upgradeConversation,
  upgradeMessage,
} from "./upgrade-rows.ts";

/** Rows held in memory at once: a phone has no memory for years of messages. */
const BATCH = 500;

const OLD_TABLES = ["chats", "messages", "settings", "assistants"] as const;
type OldTable = (typeof OLD_TABLES)[number];

const staged = (table: OldTable) => `${table}14`;

/**
 * Upgrades from the older product's tables. Old tables may have other primary keys, which
 * can't be changed in place: their rows are staged, and the tables are recreated and filled.
 */
export async function upgradeFrom14(
  tx: Transaction,
  idbTransaction: IDBTransaction,
  schemas: StoreSchemas<string>,
): Promise<void> {
  const { db } = idbTransaction;
  const found = OLD_TABLES.filter((table) => db.objectStoreNames.contains(table));
  for (const table of found) await stage(tx, idbTransaction, table);
  createStores(db, schemas);
  if (found.length === 0) return;
  const upgrade = { tx, idbTransaction, found, now: new Date() };
  await fillFromStaged(upgrade);
  for (const table of found) db.deleteObjectStore(staged(table));
}

/** Copies the old rows unchanged under new keys, because the old keys may be of any type. */
async function stage(tx: Transaction, idbTransaction: IDBTransaction, table: OldTable): Promise<void> {
  const { db } = idbTransaction;
  const place = db.createObjectStore(staged(table), { autoIncrement: true });
  await eachBatch(tx, idbTransaction.objectStore(table), async (batch) => {
    for (const { row } of batch) await tx.request(() => place.add(row));
  });
  db.deleteObjectStore(table);
}

interface Upgrade {
  tx: Transaction;
  idbTransaction: IDBTransaction;
  found: readonly OldTable[];
  now: Date;
}

async function eachStaged(
  { tx, idbTransaction, found }: Upgrade,
  table: OldTable,
  use: (batch: BatchItem[]) => Promise<void>,
): Promise<void> {
  if (found.includes(table)) await eachBatch(tx, idbTransaction.objectStore(staged(table)), use);
}

/** Converts the staged rows to the current fields, under ids that are the same on every device. */
async function fillFromStaged(upgrade: Upgrade): Promise<void> {
  const { tx, now } = upgrade;
  const places = await placeMessages(upgrade, await fillConversations(upgrade));
  await queueImports(upgrade, new Set([...places.values()].map(({ idChat }) => idChat)));
  await eachStaged(upgrade, "messages", async (batch) => {
    const rows = batch.flatMap(({ key, row }): MessageRow[] => {
      const place = places.get(key);
      return place ? [upgradeMessage(row, place, now)] : [];
    });
    await tx.table("messages").bulkPut(rows);
  });
  // A duplicate key would abort the whole upgrade.
  const keys = new Set<unknown>();
  const isNew = (key: unknown) => typeof key === "string" && keys.size < keys.add(key).size;
  await eachStaged(upgrade, "settings", async (batch) => {
    const rows = batch.flatMap(({ row: { key, value } }) => (isNew(key) ? [{ key, value }] : []));
    await tx.table("settings").bulkAdd(rows);
  });
  await eachStaged(upgrade, "assistants", async (batch) => {
    await tx.table("assistants").bulkPut(batch.map(({ row }) => upgradeAssistant(row)));
  });
}

/** The server gets the conversations of the older product once; those without messages stay here. */
async function queueImports({ tx, now }: Upgrade, conversationIds: ReadonlySet<string>): Promise<void> {
  const createAt = now.toISOString();
  await tx.table("outbox").bulkAdd(
    [...conversationIds].map((conversationId) => ({
      conversationId,
      operation: { kind: "import" },
      createAt,
      notBefore: 0,
      attempts: 0,
    })),
  );
}

/** Maps old conversation ids, of either kind, to the new ones. */
type NewIds = Map<unknown, string>;

async function fillConversations(upgrade: Upgrade): Promise<NewIds> {
  const { tx, now } = upgrade;
  const newIds: NewIds = new Map();
  const taken = new Set<string>();
  await eachStaged(upgrade, "chats", async (batch) => {
    const rows = batch.map(({ row }): ConversationRow => {
      const id = unusedId(newIdOf(row), taken);
      newIds.set(row.id, id);
      // Messages may refer to their conversation by either id.
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

/** Old rows had no branches: each message follows the one before it. */
async function placeMessages(upgrade: Upgrade, conversationIds: NewIds) {
  const { tx, now } = upgrade;
  const found: OldMessage[] = [];
  const orphaned: ConversationRow[] = [];
  const taken = new Set<string>();
  await eachStaged(upgrade, "messages", async (batch) => {
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

/** Two old rows may claim the same id of another device; neither may overwrite the other. */
function unusedId(wanted: string, taken: Set<string>): string {
  const id = taken.has(wanted) ? crypto.randomUUID() : wanted;
  taken.add(id);
  return id;
}

interface BatchItem {
  key: unknown;
  row: OldRow;
}

async function eachBatch(
  tx: Transaction,
  store: IDBObjectStore,
  use: (batch: BatchItem[]) => Promise<void>,
): Promise<void> {
  let after: IDBKeyRange | undefined;
  while (true) {
    const keys = await tx.request(() => store.getAllKeys(after, BATCH));
    const last = keys.at(-1);
    if (last === undefined) return;
    // Old rows may hold anything; `upgrade-rows.ts` validates them.
    const rows: OldRow[] = await tx.request(() => store.getAll(after, BATCH));
    await use(keys.flatMap((key, at) => (rows[at] === undefined ? [] : [{ key, row: rows[at] }])));
    after = tx.above(last);
  }
}
