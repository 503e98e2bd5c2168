import { randomUUID } from "node:crypto";
import type { Conversation, SyncAnswer } from "@metatron/contract/chat/conversation";
import type { Message } from "@metatron/contract/chat/message";
import { digestConversation, digestConversations, digestMessage } from "@metatron/turn/digest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type HistoryPerson, newHistoryPerson } from "../../../test/history-data.ts";
import { fillDigests } from "./fill-digests.ts";
import { markChanged } from "./mark-changed.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const NOTHING = { missing: [], stale: [], unknown: [], deleted: [] };

async function listed(person: HistoryPerson): Promise<Conversation[]> {
  return (await person.call({ url: "/api/history/list_conversations" })).json().items;
}

async function validate(person: HistoryPerson, payload: object): Promise<SyncAnswer> {
  return (await person.call({ method: "POST", url: "/api/history/validate-synced", payload })).json();
}

/** A browser's copy after reading everything, with digests that the browser computes. */
async function copyOf(person: HistoryPerson) {
  return Promise.all(
    (await listed(person)).map(async (conversation) => {
      const query = { conversationId: conversation.id };
      const { items } = (await person.call({ url: "/api/history/list_messages", query })).json();
      const digested = items.map((message: Message) => ({ id: message.id, digest: digestMessage(message) }));
      const { id, updatedAt } = conversation;
      return { id, updatedAt, digest: digestConversation(conversation, digested) };
    }),
  );
}

async function aHistory() {
  const person = await newHistoryPerson(test);
  const first = await person.addConversation({ title: "Ñandú y café", emoji: "✈️" });
  await person.addMessage(first, { text: "línea\ncon\ttab “comillas” 👩🏽‍✈️" });
  await person.addMessage(first, { role: "assistant", model: "gpt-5", feedback: "good" });
  const growing = randomUUID();
  // Without a hold, the watch would consider the answer lost and end it during a test.
  test.deps.watch.hold(growing);
  await person.addMessage(first, {
    id: growing,
    role: "assistant",
    state: "streaming",
    text: "",
    content: "[]",
    writer_id: test.deps.watch.writerId,
  });
  const empty = await person.addAskedConversation();
  return { person, first, empty };
}

describe("a digest", () => {
  it("equals the digest that a browser computes from the API's data", async () => {
    const { person } = await aHistory();
    const copy = await copyOf(person);
    expect((await listed(person)).map(({ digest }) => digest)).toEqual(copy.map(({ digest }) => digest));
    expect(await validate(person, { digest: digestConversations(copy) })).toEqual({
      synced: true,
      ...NOTHING,
    });
  });

  it("does not change while an answer grows, and changes when the answer ends", async () => {
    const { person, first } = await aHistory();
    const { db } = test.deps.database;
    const digest = digestConversations(await copyOf(person));
    const writing = db
      .selectFrom("messages")
      .select("id")
      .where("conversation_id", "=", first)
      .where("state", "=", "streaming");
    const { id } = await writing.executeTakeFirstOrThrow();
    await db
      .insertInto("answer_drafts")
      .values({ message_id: id, text: "Tienes", updated_at: new Date() })
      .execute();
    expect((await validate(person, { digest })).synced).toBe(true);
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable("messages")
        .set({ state: "complete", text: "Tienes 22" })
        .where("id", "=", id)
        .execute();
      await markChanged(trx, first, new Date());
    });
    expect((await validate(person, { digest })).synced).toBe(false);
    expect((await validate(person, { digest: digestConversations(await copyOf(person)) })).synced).toBe(true);
  });

  it("is computed once and then read from the row", async () => {
    const { person, first } = await aHistory();
    const [before] = await listed(person).then((all) => all.filter(({ id }) => id === first));
    const { db } = test.deps.database;
    const read = db
      .selectFrom("conversations")
      .select(["id", "digest", "updated_at"])
      .where("id", "=", first);
    const row = await read.executeTakeFirstOrThrow();
    expect(row.digest).toBe(before?.digest);
    expect(row.updated_at.toISOString()).toBe(before?.updatedAt);
  });

  it("is never stored over a concurrent change, not even one of the same millisecond", async () => {
    const { person, first } = await aHistory();
    const { db } = test.deps.database;
    const sameTime = (await listed(person)).find(({ id }) => id === first)?.updatedAt ?? "";
    for (let round = 0; round < 20; round += 1) {
      await db.updateTable("conversations").set({ digest: "" }).where("id", "=", first).execute();
      const rename = db
        .updateTable("conversations")
        .set({ title: `n${round}`, digest: "", updated_at: sameTime });
      await Promise.all([
        fillDigests(db, person.personId, [{ id: first, digest: "" }]),
        rename.where("id", "=", first).execute(),
      ]);
      expect(await listed(person)).toMatchObject(await copyOf(person));
    }
  });
});

describe("comparing the browser's copy with the record", () => {
  it("only reports a difference when no list was sent", async () => {
    const { person } = await aHistory();
    expect(await validate(person, { digest: "other" })).toEqual({ synced: false, ...NOTHING });
    expect(await validate(person, {})).toEqual({ synced: false, ...NOTHING });
  });

  it("reports no difference for a new person without conversations", async () => {
    const person = await newHistoryPerson(test);
    expect(await validate(person, { digest: digestConversations([]) })).toEqual({ synced: true, ...NOTHING });
    expect(await validate(person, { conversations: [] })).toEqual({ synced: true, ...NOTHING });
  });

  it("lists missing, stale, unknown and deleted conversations", async () => {
    const { person, first, empty } = await aHistory();
    const gone = await person.addAskedConversation();
    const same = await person.addAskedConversation();
    const copy = await copyOf(person);
    await person.call({ method: "DELETE", url: `/api/history/delete/${gone}` });
    await person.call({
      method: "PATCH",
      url: `/api/history/update_title/${first}`,
      payload: { title: "Otro" },
    });
    const strangers = await (await newHistoryPerson(test)).addAskedConversation();
    const neverSent = randomUUID();
    const made = (id: string) => ({ id, updatedAt: new Date().toISOString(), digest: "x" });
    const conversations = [
      ...copy.filter(({ id }) => id !== empty),
      made(strangers),
      made(neverSent.toUpperCase()),
    ];
    expect(await validate(person, { digest: digestConversations(copy), conversations })).toEqual({
      synced: false,
      missing: [empty],
      stale: [first],
      unknown: [strangers, neverSent],
      deleted: [gone],
    });
    expect(conversations.map(({ id }) => id)).toContain(same);
  });

  it("does not reveal a person's tombstones to others", async () => {
    const owner = await newHistoryPerson(test);
    const id = await owner.addConversation();
    await owner.call({ method: "DELETE", url: `/api/history/delete/${id}` });
    const stranger = await newHistoryPerson(test);
    const conversations = [{ id, updatedAt: new Date().toISOString(), digest: "x" }];
    expect(await validate(stranger, { conversations })).toMatchObject({ unknown: [id], deleted: [] });
  });

  it("accepts the longest list that the contract allows", async () => {
    const person = await newHistoryPerson(test);
    const conversations = Array.from({ length: 20_000 }, () => ({
      id: randomUUID(),
      updatedAt: new Date().toISOString(),
      digest: "0123456789abcdef0123456789abcdef",
    }));
    expect((await validate(person, { conversations })).unknown).toHaveLength(20_000);
  });
});
