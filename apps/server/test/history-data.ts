import { randomUUID } from "node:crypto";
import type { ImportedConversation } from "@metatron/contract/chat/imported-conversation";
import { type Insertable, sql } from "kysely";
import type { Tables } from "../src/adapters/db/index.ts";
import type { TestApp } from "./harness.ts";
import { newPerson } from "./test-issuer.ts";

export interface HistoryPerson {
  personId: string;
  call: ReturnType<TestApp["as"]>;
  /** Answers the conversation's id. */
  addConversation(change?: Partial<Insertable<Tables["conversations"]>>): Promise<string>;
  /** One that lists show, because something was asked in it. */
  addAskedConversation(change?: Partial<Insertable<Tables["conversations"]>>): Promise<string>;
  /** Answers the message's id. Its text is found by the search, as that of a stored message is. */
  addMessage(conversationId: string, change?: Partial<Insertable<Tables["messages"]>>): Promise<string>;
}

/** Somebody new whose history is written straight to the database and read over the API. */
export async function newHistoryPerson({ as, deps }: TestApp): Promise<HistoryPerson> {
  const { db } = deps.database;
  const person = newPerson();
  const call = as(person);
  // A person's first call adds them to the database.
  await call({ url: "/api/history/list_conversations" });
  const { id: personId } = await db
    .selectFrom("people")
    .select("id")
    .where("subject", "=", person.sub)
    .executeTakeFirstOrThrow();

  const added: HistoryPerson = {
    personId,
    call,
    async addConversation(change = {}) {
      const id = change.id ?? randomUUID();
      const now = new Date();
      const row = {
        title: "Conversación",
        chat: "chat-libre" as const,
        model: "gpt-5",
        created_at: now,
        updated_at: now,
      };
      await db
        .insertInto("conversations")
        .values({ ...row, id, unique_id: id, person_id: personId, ...change })
        .execute();
      return id;
    },
    async addAskedConversation(change = {}) {
      const id = await added.addConversation(change);
      const at = change.created_at ?? new Date();
      await added.addMessage(id, { text: "Hola", created_at: at, updated_at: at });
      return id;
    },
    async addMessage(conversationId, change = {}) {
      const id = change.id ?? randomUUID();
      const text = change.text ?? "¿Cuántos días de vacaciones tengo?";
      const now = new Date();
      await db
        .insertInto("messages")
        .values({
          id,
          unique_id: id,
          conversation_id: conversationId,
          person_id: personId,
          role: "user",
          kind: "text",
          state: "complete",
          content: JSON.stringify([{ type: "text", text }]),
          text,
          files: "[]",
          urls: "[]",
          citations: "[]",
          created_at: now,
          updated_at: now,
          search: sql<string>`to_tsvector('es', left(${text}, 200000))`,
          ...change,
        })
        .execute();
      return id;
    },
  };
  return added;
}

type ImportedMessage = ImportedConversation["messages"][number];

export const importedMessage = (fields: Partial<ImportedMessage> = {}): ImportedMessage => ({
  id: randomUUID(),
  parentId: null,
  idAnswer: null,
  role: "user",
  type: "text",
  content: [{ type: "text", text: "¿Cuántas horas de descanso?" }],
  files: [],
  urls: [],
  model: null,
  createAt: "2025-03-01T09:00:00.000Z",
  ...fields,
});

export const importedConversation = (fields: Partial<ImportedConversation> = {}): ImportedConversation => ({
  title: "Descansos",
  emoji: "🛫",
  favorite: true,
  pinned: false,
  chat: "chat-libre",
  assistantId: null,
  model: "gpt-4o",
  baseKnowledge: null,
  createAt: "2025-03-01T09:00:00.000Z",
  messages: [importedMessage()],
  ...fields,
});
