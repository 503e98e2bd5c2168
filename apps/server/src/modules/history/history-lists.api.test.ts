import { randomUUID } from "node:crypto";
import { conversation as conversationSchema } from "@metatron/contract/chat/conversation";
import { message as messageSchema } from "@metatron/contract/chat/message";
import { pageOf } from "@metatron/contract/page";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type HistoryPerson, newHistoryPerson } from "../../../test/history-data.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const minute = (n: number) => new Date(Date.UTC(2026, 10, 15, 10, n));

async function conversations(person: HistoryPerson, query: Record<string, string> = {}) {
  const answer = await person.call({ url: "/api/history/list_conversations", query });
  return pageOf(conversationSchema).parse(answer.json());
}

async function messages(person: HistoryPerson, query: Record<string, string>) {
  const answer = await person.call({ url: "/api/history/list_messages", query });
  return pageOf(messageSchema).parse(answer.json());
}

describe("the list of conversations", () => {
  it("is empty for somebody new", async () => {
    const person = await newHistoryPerson(test);
    expect(await conversations(person)).toEqual({ items: [], nextCursor: null });
  });

  it("shows every field of a conversation", async () => {
    const person = await newHistoryPerson(test);
    const id = await person.addAskedConversation({
      title: "Permiso por mudanza",
      emoji: "📦",
      chat: "ai-builder",
      assistant_id: "0f8fad5b-d9cb-469f-a165-70867728950e",
      base_knowledge: "MANUALES",
      is_favorite: true,
      created_at: minute(0),
      updated_at: minute(1),
      digest: "d1",
    });
    expect((await conversations(person)).items).toEqual([
      {
        id,
        title: "Permiso por mudanza",
        createAt: "2026-11-15T10:00:00.000Z",
        favorite: true,
        unique: id,
        baseKnowledge: "MANUALES",
        emoji: "📦",
        chat: "ai-builder",
        assistantId: "0f8fad5b-d9cb-469f-a165-70867728950e",
        model: "gpt-5",
        pinned: false,
        archived: false,
        tags: [],
        projectId: null,
        updatedAt: "2026-11-15T10:01:00.000Z",
        lastMessageAt: "2026-11-15T10:00:00.000Z",
        digest: "d1",
      },
    ]);
  });

  it("is ordered newest first without duplicates, while new ones arrive and the newest change", async () => {
    const person = await newHistoryPerson(test);
    const ids = [];
    for (let n = 0; n < 7; n += 1) ids.unshift(await person.addAskedConversation({ updated_at: minute(n) }));
    const seen = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await conversations(person, { limit: "2", ...(cursor ? { cursor } : {}) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      await person.addAskedConversation({ updated_at: minute(30 + seen.length) });
      await person.call({
        method: "PATCH",
        url: `/api/history/update_title/${seen[0]}`,
        payload: { pinned: true },
      });
    }
    expect(seen).toEqual(ids);
  });

  it("distinguishes conversations of the same millisecond", async () => {
    const person = await newHistoryPerson(test);
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push(await person.addAskedConversation({ updated_at: minute(0) }));
    const first = await conversations(person, { limit: "3" });
    const second = await conversations(person, { limit: "3", cursor: first.nextCursor ?? "" });
    expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(second.nextCursor).toBeNull();
  });

  it("returns the changes since a time, including that time", async () => {
    const person = await newHistoryPerson(test);
    await person.addAskedConversation({ updated_at: minute(0) });
    const second = await person.addAskedConversation({ updated_at: minute(1) });
    const third = await person.addAskedConversation({ updated_at: minute(2) });
    const { items } = await conversations(person, { updatedSince: minute(1).toISOString() });
    expect(items.map(({ id }) => id)).toEqual([third, second]);
    expect((await conversations(person, { updatedSince: "0000-01-01T00:00:00Z" })).items).toHaveLength(3);
  });

  it("has at most 200 per page", async () => {
    const person = await newHistoryPerson(test);
    await sql`insert into conversations (id, person_id, unique_id, title, chat, model, created_at, updated_at)
      select gen_random_uuid(), ${person.personId}, gen_random_uuid(), 'n' || n, 'chat-libre', 'gpt-5', now(),
        now() - make_interval(secs => n) from generate_series(1, 230) n`.execute(test.deps.database.db);
    await sql`insert into messages (id, unique_id, conversation_id, person_id, role, kind, state, content, text, files,
        urls, citations, created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid(), id, person_id, 'user', 'text', 'complete', '[]', '', '[]', '[]', '[]',
        now(), now() from conversations where person_id = ${person.personId}`.execute(test.deps.database.db);
    const first = await conversations(person, { limit: "200" });
    const second = await conversations(person, { limit: "200", cursor: first.nextCursor ?? "" });
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([200, 30, null]);
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(
      Array.from({ length: 230 }, (_, n) => `n${n + 1}`),
    );
    const tooMany = await person.call({ url: "/api/history/list_conversations", query: { limit: "201" } });
    expect(tooMany.statusCode).toBe(422);
  });

  it.each(["list_conversations", "list_messages", "search"])(
    "refuses a broken cursor on %s",
    async (call) => {
      const person = await newHistoryPerson(test);
      const conversationId = await person.addAskedConversation();
      const query = { list_conversations: {}, list_messages: { conversationId }, search: { q: "a" } }[call];
      const answer = await person.call({
        url: `/api/history/${call}`,
        query: { ...query, cursor: "eyJ4Ijox" },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "bad_cursor"]);
    },
  );
});

describe("the messages of a conversation", () => {
  it("are in the order of storage without duplicates, and new ones are appended", async () => {
    const person = await newHistoryPerson(test);
    const conversationId = await person.addConversation();
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push(await person.addMessage(conversationId));
    const first = await messages(person, { conversationId, limit: "3" });
    ids.push(await person.addMessage(conversationId));
    const second = await messages(person, { conversationId, limit: "3", cursor: first.nextCursor ?? "" });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
  });

  it("show every field, and the stored part of a feedback", async () => {
    const person = await newHistoryPerson(test);
    const conversationId = await person.addConversation();
    const parentId = randomUUID();
    const usage = { model: "gpt-5", inputTokens: 3, outputTokens: 5, seconds: 1.5 };
    const id = await person.addMessage(conversationId, {
      role: "assistant",
      parent_id: parentId,
      text: "Tienes 22 días.",
      usage: JSON.stringify(usage),
      category: JSON.stringify({ name: "vacaciones", label: "Vacaciones" }),
      model: "gpt-5",
      time_response: 1.5,
      is_grounded: true,
      feedback: "bad",
      bad_comment: "Falta la fuente",
      preselect_comment: "no_source",
      created_at: minute(0),
      updated_at: minute(1),
    });
    expect((await messages(person, { conversationId })).items).toEqual([
      {
        id,
        idChat: conversationId,
        content: [{ type: "text", text: "Tienes 22 días." }],
        text: "Tienes 22 días.",
        role: "assistant",
        type: "text",
        feedback: "bad",
        badComment: "Falta la fuente",
        preselectComment: "no_source",
        activeFeedback: false,
        sendFeedback: true,
        files: [],
        createAt: "2026-11-15T10:00:00.000Z",
        unique: id,
        idAnswer: null,
        timeResponse: 1.5,
        model: "gpt-5",
        urls: [],
        grounded: true,
        online: false,
        state: "complete",
        parentId,
        category: { name: "vacaciones", label: "Vacaciones" },
        citations: [],
        usage,
        errorCode: null,
        updatedAt: "2026-11-15T10:01:00.000Z",
      },
    ]);
  });

  it("include the text so far of an answer in flight", async () => {
    const person = await newHistoryPerson(test);
    const conversationId = await person.addConversation();
    const writer_id = test.deps.watch.writerId;
    const writing = { role: "assistant", state: "streaming", text: "", content: "[]", writer_id } as const;
    const [begun, next] = [randomUUID(), randomUUID()];
    for (const id of [begun, next]) {
      // Without a hold, the watch would consider the answer lost and end it during the test.
      test.deps.watch.hold(id);
      await person.addMessage(conversationId, { id, ...writing });
    }
    await test.deps.database.db
      .insertInto("answer_drafts")
      .values({ message_id: begun, text: "Tienes 2", updated_at: new Date() })
      .execute();
    const { items } = await messages(person, { conversationId });
    expect(items.map(({ text, content }) => ({ text, content }))).toEqual([
      { text: "Tienes 2", content: [{ type: "text", text: "Tienes 2" }] },
      { text: "", content: [] },
    ]);
  });

  it("are an empty page in a conversation without any", async () => {
    const person = await newHistoryPerson(test);
    const conversationId = await person.addConversation();
    expect(await messages(person, { conversationId })).toEqual({ items: [], nextCursor: null });
  });
});
