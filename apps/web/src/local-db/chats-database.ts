import { CHATS_DATABASE_VERSION } from "@metatron/contract/constants";
import { type Database, type DatabasePlace, openDatabase, type Store } from "./database.ts";
import { chatsDatabaseName } from "./database-names.ts";
import type {
  AssistantRow,
  ConversationRow,
  FollowedAnswer,
  MessageRow,
  OutboxEntry,
  SearchText,
  SettingRow,
} from "./rows.ts";
import type { Table } from "./table.ts";

interface ChatsTables {
  chats: Table<ConversationRow>;
  messages: Table<MessageRow>;
  settings: Table<SettingRow, number, Omit<SettingRow, "id">>;
  assistants: Table<AssistantRow>;
  outbox: Table<OutboxEntry, number, Omit<OutboxEntry, "seq">>;
  answerDrafts: Table<FollowedAnswer>;
  texts: Table<SearchText>;
}

/** The database, or one of its transactions. */
export type ChatsStore = Store<ChatsTables>;
export type ChatsDatabase = Database<ChatsTables>;

const STORES = {
  chats: { keyPath: "id", indexes: [{ name: "digest", keyPath: "digest" }] },
  messages: {
    keyPath: "id",
    groupedBy: "idChat",
    indexes: [
      { name: "[idChat+seq]", keyPath: ["idChat", "seq"] },
      { name: "state", keyPath: "state" },
    ],
  },
  settings: {
    keyPath: "id",
    autoIncrement: true,
    groupedBy: "key",
    indexes: [{ name: "key", keyPath: "key", unique: true }],
  },
  assistants: { keyPath: "id" },
  outbox: {
    keyPath: "seq",
    autoIncrement: true,
    groupedBy: "conversationId",
    indexes: [{ name: "conversationId", keyPath: "conversationId" }],
  },
  answerDrafts: { keyPath: "id", indexes: [{ name: "idChat", keyPath: "idChat" }] },
  texts: { keyPath: "idChat" },
} as const;

export function openChatsDatabase(personKey: string, place?: DatabasePlace): ChatsDatabase {
  return openDatabase<ChatsTables>(
    {
      name: chatsDatabaseName(personKey),
      // Dexie, which created the databases in use, multiplies version numbers by ten.
      version: CHATS_DATABASE_VERSION * 10,
      stores: STORES,
      loadUpgrade: () => import("./upgrade-from-14.ts").then((module) => module.upgradeFrom14),
    },
    place,
  );
}
