import { Dexie } from "dexie";
import { describe, expect, it } from "vitest";
import { activePath } from "./active-path.ts";
import { listPinnedAssistants } from "./assistants.ts";
import { beginTurn } from "./begin-turn.ts";
import { openChatsDatabase } from "./chats-database.ts";
import { listConversations } from "./conversations.ts";
import type { DatabasePlace } from "./database.ts";
import { aTurn, newPlace } from "./local-db.fixtures.ts";
import { readMessages } from "./messages.ts";
import { searchLocal } from "./search-local.ts";
import { readSetting } from "./settings.ts";

const NAME = "metatron-chats-someone";
const FIRST = "5f0c0d7e-1111-4aaa-8bbb-000000000001";
const SECOND = "5f0c0d7e-1111-4aaa-8bbb-000000000002";

/** The tables of the older product, without the fields that were added later. */
const SCHEMA_14 = {
  chats: "id, title, createAt, favorite, unique, baseKnowledge, emoji, chat, assistantId, model",
  messages:
    "id, idChat, content, text, role, type, feedback, badComment, preselectComment, activeFeedback, files, createAt, unique, idAnswer, timeResponse, model, urls, grounded, online, sendFeedback",
  settings: "id, &key, value",
  assistants: "id, name, pinned, emailOwner, lastInteraction, avatar",
};

/** The tables of releases that used Dexie. */
const SCHEMA_15 = {
  chats: "id, digest",
  messages: "id, [idChat+seq], state",
  settings: "++id, &key",
  assistants: "id",
  outbox: "++seq, conversationId",
  answerDrafts: "id, idChat",
  texts: "idChat",
};

/** The tables of version 14, with rows that each browser numbered on its own. */
const NUMBERED_14 = Object.fromEntries(
  Object.entries(SCHEMA_14).map(([table, keys]) => [table, `++${keys}`] as const),
);

type Rows = Record<string, readonly Record<string, unknown>[]>;

async function makeOld(place: DatabasePlace, schema: Record<string, string>, rows: Rows) {
  const old = new Dexie(NAME, place);
  old.version(14).stores(schema);
  for (const [table, list] of Object.entries(rows)) await old.table(table).bulkAdd(list);
  old.close();
}

const OLD_CHAT = {
  title: "Días de descanso",
  createAt: "2025-03-01T09:00:00.000Z",
  favorite: true,
  baseKnowledge: "MANUALES",
  emoji: "🛫",
  chat: "chat-libre",
  assistantId: null,
  model: "gpt-4o",
};

describe("the database of conversations", () => {
  it("is made with version 15, the seed's tables and a unique key of settings", async () => {
    const place = newPlace();
    const db = openChatsDatabase("someone", place);
    expect(await db.chats.count()).toBe(0);
    expect(db.name).toBe(NAME);
    db.close();
    const { verno, tables } = await new Dexie(NAME, place).open();
    expect(verno).toBe(15);
    expect(tables.map(({ name }) => name).sort()).toEqual(
      ["answerDrafts", "assistants", "chats", "messages", "outbox", "settings", "texts"].sort(),
    );
    expect(tables.find(({ name }) => name === "settings")?.schema.idxByName.key?.unique).toBe(true);
  });

  it("opens databases of releases that used Dexie, and those releases can open what it wrote", async () => {
    const place = newPlace();
    const turn = aTurn();
    const old = new Dexie(NAME, place);
    old.version(15).stores(SCHEMA_15);
    await old.table("settings").add({ key: "language", value: "es" });
    old.close();
    const db = openChatsDatabase("someone", place);
    await beginTurn(db, turn);
    expect(await readSetting(db, "language")).toBe("es");
    db.close();
    const again = new Dexie(NAME, place);
    again.version(15).stores(SCHEMA_15);
    const { conversationId, messageId } = turn.request;
    const found = await again.table("messages").where("[idChat+seq]").equals([conversationId, 0]).toArray();
    expect(found).toMatchObject([{ id: messageId }]);
    expect(await again.table("outbox").where("conversationId").equals(conversationId).count()).toBe(1);
    again.close();
  });

  it("keeps conversations, messages, settings and pins of version 14 under their ids", async () => {
    const place = newPlace();
    const question = "5f0c0d7e-2222-4aaa-8bbb-000000000001";
    const answer = "5f0c0d7e-2222-4aaa-8bbb-000000000002";
    const file = { id: FIRST, size: 12, name: "a.pdf", type: "application/pdf", createAt: OLD_CHAT.createAt };
    await makeOld(place, SCHEMA_14, {
      chats: [{ ...OLD_CHAT, id: FIRST, unique: FIRST }],
      messages: [
        {
          id: answer,
          idChat: FIRST,
          unique: answer,
          role: "assistant",
          type: "text",
          content: "Son **dos** días.",
          text: "Son **dos** días.",
          createAt: "2025-03-01T09:00:05.000Z",
          feedback: "bad",
          badComment: "No",
          preselectComment: "Falso",
          activeFeedback: false,
          sendFeedback: true,
          timeResponse: 4.5,
          model: "gpt-4o",
          urls: ["https://a.example/"],
          grounded: true,
          online: true,
          files: [],
        },
        {
          id: question,
          idChat: FIRST,
          unique: question,
          role: "user",
          type: "vision",
          idAnswer: answer,
          content: [
            { type: "text", text: "¿Cuánto descanso?" },
            { type: "image_url", image_url: { url: "data:image/png;base64,AA" } },
          ],
          text: "¿Cuánto descanso?",
          createAt: "2025-03-01T09:00:00.000Z",
          files: [file],
        },
      ],
      settings: [{ id: 7, key: "darkMode", value: "true" }],
      assistants: [{ id: SECOND, name: "Flota", pinned: true, emailOwner: "a@b.es", avatar: "x.png" }],
    });

    const db = openChatsDatabase("someone", place);
    expect(await listConversations(db)).toEqual([
      {
        ...OLD_CHAT,
        id: FIRST,
        unique: FIRST,
        pinned: false,
        updatedAt: OLD_CHAT.createAt,
        digest: "",
        isOnServer: false,
        hasMessages: true,
        serverUpdatedAt: null,
        tailCursor: null,
        deletedAt: null,
      },
    ]);
    const [first, second] = await readMessages(db, FIRST);
    const added = { category: null, citations: [], usage: null, errorCode: null, state: "complete" };
    expect(first).toEqual({
      id: question,
      idChat: FIRST,
      unique: question,
      role: "user",
      type: "vision",
      idAnswer: answer,
      content: [
        { type: "text", text: "¿Cuánto descanso?" },
        { type: "image_url", image_url: { url: "data:image/png;base64,AA" } },
      ],
      text: "¿Cuánto descanso?",
      createAt: "2025-03-01T09:00:00.000Z",
      files: [file],
      feedback: null,
      badComment: null,
      preselectComment: null,
      activeFeedback: false,
      sendFeedback: false,
      timeResponse: null,
      model: null,
      urls: [],
      grounded: false,
      online: false,
      ...added,
      parentId: null,
      seq: 0,
      updatedAt: "2025-03-01T09:00:00.000Z",
      isOnServer: false,
      isImporting: true,
    });
    expect(second).toEqual({
      id: answer,
      idChat: FIRST,
      unique: answer,
      role: "assistant",
      type: "text",
      idAnswer: null,
      content: [{ type: "text", text: "Son **dos** días." }],
      text: "Son **dos** días.",
      createAt: "2025-03-01T09:00:05.000Z",
      files: [],
      feedback: "bad",
      badComment: "No",
      preselectComment: "Falso",
      activeFeedback: false,
      sendFeedback: true,
      timeResponse: 4.5,
      model: "gpt-4o",
      grounded: true,
      online: true,
      urls: [{ url: "https://a.example/", title: "https://a.example/" }],
      ...added,
      parentId: question,
      seq: 1,
      updatedAt: "2025-03-01T09:00:05.000Z",
      isOnServer: false,
      isImporting: true,
    });
    expect(await readSetting(db, "darkMode")).toBe("true");
    expect(await listPinnedAssistants(db)).toEqual([
      {
        id: SECOND,
        name: "Flota",
        pinned: true,
        emailOwner: "a@b.es",
        avatar: "x.png",
        lastInteraction: null,
      },
    ]);
    expect(await searchLocal(db, "dos dias")).toMatchObject([{ messageId: answer }]);
    db.close();
    const { tables } = await new Dexie(NAME, place).open();
    expect(tables.map(({ name }) => name)).not.toContain("chats14");
  });

  it("gives rows that an older browser numbered the ids that other devices know", async () => {
    const place = newPlace();
    await makeOld(place, NUMBERED_14, {
      chats: [
        { ...OLD_CHAT, unique: FIRST, createAt: new Date("2025-03-01T09:00:00.000Z") },
        { ...OLD_CHAT, unique: FIRST.toUpperCase(), title: "Otra con el mismo id" },
        { title: "Sin nada más" },
      ],
      messages: [
        { idChat: 1, text: "primera", role: "user", createAt: 1740819600000, idAnswer: 2 },
        { idChat: 1, text: "segunda", role: "assistant", createAt: 1740819605000, unique: SECOND },
        { idChat: 3, text: "suelta", role: "user" },
        { idChat: 99, text: "de una conversación que no está", role: "user", createAt: "no es una fecha" },
      ],
      settings: [{ key: "language", value: "es" }],
    });

    const db = openChatsDatabase("someone", place);
    const rows = await listConversations(db);
    expect(rows.map(({ title }) => title).sort()).toEqual(
      ["", "Días de descanso", "Otra con el mismo id", "Sin nada más"].sort(),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
    expect(rows.find(({ title }) => title === "Sin nada más")).toMatchObject({
      chat: "rh-plus",
      model: "gpt-5",
      favorite: false,
    });
    const [first, second] = await readMessages(db, FIRST);
    expect(first).toMatchObject({ text: "primera", idAnswer: SECOND, createAt: "2025-03-01T09:00:00.000Z" });
    expect(second).toMatchObject({ id: SECOND, text: "segunda", parentId: first?.id });
    const all = await Promise.all(rows.map(async ({ id }) => activePath(await readMessages(db, id), {})));
    expect(
      all
        .flat()
        .map(({ message }) => message.text)
        .sort(),
    ).toEqual(["de una conversación que no está", "primera", "segunda", "suelta"]);
    expect(await readSetting(db, "language")).toBe("es");
  });

  it("upgrades more rows than it holds in memory at once", async () => {
    const place = newPlace();
    await makeOld(place, NUMBERED_14, {
      chats: [{ ...OLD_CHAT, unique: FIRST }],
      messages: Array.from({ length: 520 }, (_, at) => ({ idChat: 1, text: `m${at}`, createAt: at * 1000 })),
    });
    const db = openChatsDatabase("someone", place);
    const path = activePath(await readMessages(db, FIRST), {});
    expect(path).toHaveLength(520);
    expect(path.at(-1)?.message.text).toBe("m519");
  });

  it("opens a database that was made without Dexie's numbering of versions", async () => {
    const place = newPlace();
    // The factory of a test is always an IDBFactory.
    const factory = place.indexedDB as IDBFactory;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const request = factory.open(NAME, 14);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("chats", { keyPath: "id" }).add({ ...OLD_CHAT, id: FIRST });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    await promise;
    const db = openChatsDatabase("someone", place);
    expect(await listConversations(db)).toMatchObject([{ id: FIRST, title: OLD_CHAT.title }]);
  });
});
