import { randomUUID } from "node:crypto";
import type { Conversation } from "@metatron/contract/chat/conversation";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type HistoryPerson, newHistoryPerson } from "../../../test/history-data.ts";
import type { Trx } from "../../adapters/db/index.ts";
import { deleteConversation } from "./delete-conversation.ts";
import { sweepDrafts } from "./sweep-drafts.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function listed(person: HistoryPerson): Promise<Conversation[]> {
  return (await person.call({ url: "/api/history/list_conversations" })).json().items;
}

const change = (person: HistoryPerson, id: string, payload: object) =>
  person.call({ method: "PATCH", url: `/api/history/update_title/${id}`, payload });

const remove = (person: HistoryPerson, id: string) =>
  person.call({ method: "DELETE", url: `/api/history/delete/${id}` });

const sendFeedback = (person: HistoryPerson, payload: object) =>
  person.call({ method: "POST", url: "/api/chat/feedback", payload });

describe("changing a conversation", () => {
  it.each([
    { title: "Mudanza a Bilbao" },
    { emoji: "📦" },
    { emoji: null },
    { favorite: true },
    { pinned: true },
    { archived: true },
    { tags: [{ name: "Rampa", color: "chart-1" }] },
    { chat: "rh-plus" },
    { model: "gemini-pro" },
    { baseKnowledge: "MANUALES" },
    { baseKnowledge: null },
    { title: "Todo", emoji: "✈️", favorite: true, pinned: true },
  ])("writes %j and keeps the other fields", async (patch) => {
    const person = await newHistoryPerson(test);
    const id = await person.addAskedConversation({
      emoji: "🙂",
      base_knowledge: "OTRA",
      updated_at: new Date("2026-01-01T00:00:00Z"),
    });
    const [before] = await listed(person);
    const answer = await change(person, id, patch);
    expect(answer.statusCode).toBe(200);
    const after = answer.json();
    expect(after).toEqual({ ...before, ...patch, updatedAt: after.updatedAt, digest: after.digest });
    expect(after.updatedAt > "2026-01-01").toBe(true);
    expect(after.digest).not.toBe(before?.digest);
    expect(await listed(person)).toEqual([after]);
  });

  it("keeps the time that lists are ordered by, which only a question changes", async () => {
    const person = await newHistoryPerson(test);
    const asked = new Date("2026-01-01T00:00:00Z");
    const id = await person.addAskedConversation({ created_at: asked, updated_at: asked });
    const renamed = (await change(person, id, { title: "Otro título", emoji: "📦" })).json();
    expect(renamed.lastMessageAt).toBe(asked.toISOString());
    await person.addMessage(id, { created_at: new Date("2026-02-01T00:00:00Z") });
    expect(await listed(person)).toMatchObject([{ lastMessageAt: "2026-02-01T00:00:00.000Z" }]);
  });

  it("merges the changes of two devices that change different fields at once", async () => {
    const person = await newHistoryPerson(test);
    const id = await person.addAskedConversation();
    await Promise.all([change(person, id, { title: "Nuevo" }), change(person, id, { pinned: true })]);
    expect(await listed(person)).toMatchObject([{ title: "Nuevo", pinned: true }]);
  });

  it("never moves its time back, whatever this node's clock says", async () => {
    const person = await newHistoryPerson(test);
    const ahead = new Date(Date.now() + 60_000);
    const id = await person.addConversation({ updated_at: ahead });
    expect((await change(person, id, { pinned: true })).json().updatedAt).toBe(ahead.toISOString());
  });

  it("keeps the person's own title from being replaced by the model's", async () => {
    const person = await newHistoryPerson(test);
    const renamed = await person.addConversation();
    const pinned = await person.addConversation();
    await change(person, renamed, { title: "Mi título" });
    await change(person, pinned, { pinned: true });
    const rows = await test.deps.database.db
      .selectFrom("conversations")
      .select(["id", "is_title_final"])
      .where("person_id", "=", person.personId)
      .execute();
    expect(new Map(rows.map((row) => [row.id, row.is_title_final]))).toEqual(
      new Map([
        [renamed, true],
        [pinned, false],
      ]),
    );
  });

  it.each([
    { title: "" },
    { title: "x".repeat(201) },
    { emoji: "ab" },
    { chat: "otro" },
    { id: randomUUID() },
  ])("refuses %j", async (patch) => {
    const person = await newHistoryPerson(test);
    expect((await change(person, await person.addConversation(), patch)).statusCode).toBe(422);
  });
});

it("sweeps drafts of ended answers, and no others", async () => {
  const person = await newHistoryPerson(test);
  const id = await person.addConversation();
  const { db } = test.deps.database;
  const ended = await person.addMessage(id, { role: "assistant" });
  const growing = randomUUID();
  test.deps.watch.hold(growing);
  const writer = { state: "streaming" as const, writer_id: test.deps.watch.writerId };
  await person.addMessage(id, { id: growing, role: "assistant", ...writer });
  for (const messageId of [ended, growing])
    await db
      .insertInto("answer_drafts")
      .values({ message_id: messageId, text: "a medias", updated_at: new Date() })
      .execute();
  expect(await sweepDrafts(db)).toBe(1);
  const left = await db
    .selectFrom("answer_drafts")
    .select("message_id")
    .where("message_id", "in", [ended, growing])
    .execute();
  expect(left).toEqual([{ message_id: growing }]);
});

describe("deleting a conversation", () => {
  it("deletes its messages and drafts, and no others", async () => {
    const person = await newHistoryPerson(test);
    const kept = await person.addConversation();
    await person.addMessage(kept);
    const id = await person.addConversation();
    const messageId = await person.addMessage(id);
    const { db } = test.deps.database;
    await db
      .insertInto("answer_drafts")
      .values({ message_id: messageId, text: "a", updated_at: new Date() })
      .execute();

    expect((await remove(person, id)).statusCode).toBe(204);
    expect((await listed(person)).map((row) => row.id)).toEqual([kept]);
    const messages = await db
      .selectFrom("messages")
      .select("conversation_id")
      .where("person_id", "=", person.personId)
      .execute();
    expect(messages).toEqual([{ conversation_id: kept }]);
    const drafts = await db
      .selectFrom("answer_drafts")
      .where("message_id", "=", messageId)
      .select("text")
      .execute();
    expect(drafts).toEqual([]);
  });

  it("is idempotent, however many devices ask for it", async () => {
    const person = await newHistoryPerson(test);
    const id = await person.addConversation();
    const answers = await Promise.all([remove(person, id), remove(person, id), remove(person, id)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204, 204]);
    expect((await remove(person, id)).statusCode).toBe(204);
  });

  it("runs the other modules' deletions in the same transaction, and rolls back when one fails", async () => {
    const person = await newHistoryPerson(test);
    const conversationId = await person.addAskedConversation();
    const { db } = test.deps.database;
    const deleted = { personId: person.personId, conversationId };
    const forget = vi.fn(async () => undefined);
    const fail = async () => {
      throw new Error("the files could not be forgotten");
    };
    await expect(deleteConversation(db, deleted, [forget, fail])).rejects.toThrow("could not be forgotten");
    expect(await listed(person)).toHaveLength(1);
    await deleteConversation(db, deleted, [forget]);
    expect(forget).toHaveBeenCalledWith(expect.anything(), deleted);
    expect(await listed(person)).toEqual([]);
    await deleteConversation(db, deleted, [forget]);
    expect(forget).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["finished", ["messages", "conversations"] as const],
    ["asked again", ["conversations", "messages"] as const],
  ])("waits for an answer that is being %s instead of failing it", async (_title, [first, second]) => {
    const person = await newHistoryPerson(test);
    const conversationId = await person.addConversation();
    const messageId = await person.addMessage(conversationId);
    const { db, kind, pool } = test.deps.database;
    const write = (trx: Trx, table: "messages" | "conversations") =>
      trx
        .updateTable(table)
        .set({ updated_at: new Date() })
        .where("id", "=", table === "messages" ? messageId : conversationId)
        .execute();
    const isWaiting = async () => {
      const { rows } = await pool.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
      expect(rows).toHaveLength(1);
    };

    let removed: ReturnType<typeof remove> | undefined;
    await db.transaction().execute(async (trx) => {
      await write(trx, first);
      removed = remove(person, conversationId);
      // The embedded database runs one transaction at a time, so there the deletion has not started yet.
      if (kind === "postgres") await vi.waitFor(isWaiting);
      await write(trx, second);
    });
    expect((await removed)?.statusCode).toBe(204);
  });
});

describe("another person's conversation", () => {
  it("answers 404 to every call, like an unknown id, and stays unchanged", async () => {
    const owner = await newHistoryPerson(test);
    const conversationId = await owner.addConversation();
    const messageId = await owner.addMessage(conversationId, { role: "assistant", text: "Nómina secreta" });
    const before = await listed(owner);
    const stranger = await newHistoryPerson(test);
    for (const id of [conversationId, randomUUID()]) {
      const answers = [
        await stranger.call({ url: "/api/history/list_messages", query: { conversationId: id } }),
        await change(stranger, id, { title: "Mía" }),
        await remove(stranger, id),
        await sendFeedback(stranger, { conversationId: id, messageId, feedback: "good" }),
      ];
      expect(answers.map((answer) => [answer.statusCode, answer.json().detail])).toEqual(
        Array(4).fill([404, "There is nothing here that you may see."]),
      );
    }
    const found = await stranger.call({ url: "/api/history/search", query: { q: "nómina" } });
    expect(found.json().items).toEqual([]);
    expect(await listed(owner)).toEqual(before);
  });

  it("is not reported as deleted to a stranger when its owner deleted it", async () => {
    const owner = await newHistoryPerson(test);
    const id = await owner.addConversation();
    await remove(owner, id);
    const stranger = await newHistoryPerson(test);
    expect((await remove(stranger, id)).statusCode).toBe(404);
  });
});
