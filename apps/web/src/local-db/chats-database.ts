import { CHATS_DATABASE_VERSION } from "@metatron/contract/constants";
import { Dexie, type DexieOptions, type Table } from "dexie";
import { chatsDatabaseName } from "./database-names.ts";
import type {
  AnswerDraft,
  AssistantRow,
  ConversationRow,
  MessageRow,
  OutboxEntry,
  SearchText,
  SettingRow,
} from "./rows.ts";
import { stayDeleted } from "./stay-deleted.ts";
import { steadyTransactions } from "./steady-transactions.ts";
import { fillFromStaged, STAGED_TABLES, stageTables } from "./upgrade-from-14.ts";

/** Another IndexedDB than the browser's own, for tests. */
export type DatabasePlace = Pick<DexieOptions, "indexedDB" | "IDBKeyRange">;

/** Dexie's cache copies every row for every reader, and answers several at once, which makes it mix up transactions. */
export const NO_SHARED_READS = { cache: "disabled" } as const;

export class ChatsDatabase extends Dexie {
  declare readonly chats: Table<ConversationRow, string>;
  declare readonly messages: Table<MessageRow, string>;
  declare readonly settings: Table<SettingRow, number, Omit<SettingRow, "id">>;
  declare readonly assistants: Table<AssistantRow, string>;
  declare readonly outbox: Table<OutboxEntry, number, Omit<OutboxEntry, "seq">>;
  declare readonly answerDrafts: Table<AnswerDraft, string>;
  declare readonly texts: Table<SearchText, string>;

  constructor(personKey: string, place: DatabasePlace = {}) {
    super(chatsDatabaseName(personKey), { ...place, ...NO_SHARED_READS });
    steadyTransactions(this);
    stayDeleted(this);
    // Older tables may have other primary keys, which can't be changed in place: they are staged and made anew.
    this.version(STAGING_VERSION).stores(STAGED_TABLES).upgrade(stageTables);
    this.version(CHATS_DATABASE_VERSION)
      .stores({
        chats: "id, digest",
        messages: "id, [idChat+seq], state",
        settings: "++id, &key",
        assistants: "id",
        outbox: "++seq, conversationId",
        answerDrafts: "id, idChat",
        texts: "idChat",
        ...withoutStaged(),
      })
      .upgrade(fillFromStaged);
  }
}

const STAGING_VERSION = CHATS_DATABASE_VERSION - 0.5;

const withoutStaged = () => Object.fromEntries(Object.keys(STAGED_TABLES).map((name) => [name, null]));

/** Opens on first use; `close()` it when the person leaves. */
export function openChatsDatabase(personKey: string, place?: DatabasePlace): ChatsDatabase {
  return new ChatsDatabase(personKey, place);
}
