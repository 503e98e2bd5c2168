import { describe, expect, it } from "vitest";
import { beginTurn } from "../../../local-db/begin-turn.ts";
import { changeConversation, listConversations, readConversation } from "../../../local-db/conversations.ts";
import { deleteConversations } from "../../../local-db/delete-conversation.ts";
import { aTurn, NOW } from "../../../local-db/local-db.fixtures.ts";
import { readMessages } from "../../../local-db/messages.ts";
import { never, openTab } from "./device.fixtures.ts";
import { FakeServer } from "./fake-server.fixtures.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { followExclusively } from "./locks.ts";
import { fetchMissing, refreshStreaming } from "./pull-messages.ts";
import { reconcile } from "./reconcile.ts";

describe("comparing with the server", () => {
  it("sends one digest where both agree", async () => {
    const { server, tab } = await inSync();
    server.log.length = 0;
    await reconcile(tab, never);
    expect(server.log).toEqual(["validateSynced"]);
  });

  it("fetches the conversations of another device first and their messages after that", async () => {
    const { server } = await inSync(5);
    const other = openTab({ call: server.connect() });
    await reconcile(other, never);
    expect(await listConversations(other.db)).toHaveLength(5);
    expect(await other.db.messages.count()).toBe(0);
    expect(await fetchMissing(other, never)).toBe("all here");
    expect(await other.db.messages.count()).toBe(10);
    server.log.length = 0;
    await reconcile(other, never);
    expect(server.log).toEqual(["validateSynced"]);
  });

  it("does not fetch messages again for a new title or pin", async () => {
    const { server, tab, ids } = await inSync(4);
    const [id = ""] = ids;
    server.rename(id, "Nuevo nombre");
    server.log.length = 0;
    await reconcile(tab, never);
    expect(await readConversation(tab.db, id)).toMatchObject({ title: "Nuevo nombre" });
    expect(server.log).toEqual(["validateSynced", "validateSynced", "listConversations"]);
  });

  it("fetches only the last page of a long conversation that grew", async () => {
    const { server, tab, ids } = await inSync();
    const [conversationId = ""] = ids;
    for (let turns = 0; turns < 6; turns += 1) await askThere(server, conversationId);
    await reconcile(tab, never);
    expect(await readMessages(tab.db, conversationId)).toHaveLength(14);
    await askThere(server, conversationId);
    server.log.length = 0;
    await reconcile(tab, never);
    expect(await readMessages(tab.db, conversationId)).toHaveLength(16);
    expect(server.log.filter((name) => name === "listMessages").length).toBeLessThanOrEqual(2);
    expect((await readMessages(tab.db, conversationId)).map(({ id }) => id)).toEqual(
      server.messagesOf(conversationId).map(({ id }) => id),
    );
  });

  it("keeps unsent local changes", async () => {
    const { server, tab, ids } = await inSync();
    const [id = ""] = ids;
    await changeConversation(tab.db, { id, patch: { title: "Mío" }, now: NOW });
    server.rename(id, "Suyo");
    await reconcile(tab, never);
    expect(await readConversation(tab.db, id)).toMatchObject({ title: "Mío" });
    await flushOutbox(tab, "others", never);
    expect(server.conversations.get(id)).toMatchObject({ title: "Mío" });
  });

  it("keeps a waiting question, and leaves it out of the comparison", async () => {
    const { server, tab, ids } = await inSync();
    const [conversationId = ""] = ids;
    const parentId = (await readMessages(tab.db, conversationId)).at(-1)?.id ?? null;
    const turn = aTurn({ conversationId, parentId });
    await beginTurn(tab.db, turn);
    await askThere(server, conversationId);
    await reconcile(tab, never);
    const messages = await readMessages(tab.db, conversationId);
    expect(messages).toHaveLength(6);
    expect(messages.at(-1)).toMatchObject({ id: turn.request.answerId, state: "waiting" });
    server.log.length = 0;
    await reconcile(tab, never);
    expect(server.log).toEqual(["validateSynced"]);
  });

  it("keeps a question that is stored while the pages are being fetched", async () => {
    const { server, tab, ids } = await inSync();
    const [conversationId = ""] = ids;
    const parentId = await askThere(server, conversationId);
    server.finishAnswer(parentId);
    const turn = aTurn({ conversationId, parentId });
    server.pageSize = 50;
    const direct = server.connect();
    const call = (async (...args: Parameters<typeof direct>) => {
      const answer = await direct(...args);
      if (args[0] === "listMessages" && !server.asked.includes(turn.request.answerId)) {
        await beginTurn(tab.db, turn);
        await flushOutbox(tab, "others", never);
      }
      return answer;
    }) as typeof direct;
    await reconcile({ ...tab, call }, never);
    expect(await tab.db.messages.get(turn.request.messageId)).toMatchObject({ isOnServer: true });
    expect(await tab.db.messages.get(turn.request.answerId)).toMatchObject({ state: "streaming" });
  });

  it("removes conversations that another device deleted, with their unsent changes", async () => {
    const { server, tab, ids } = await inSync(2);
    const [id = ""] = ids;
    await changeConversation(tab.db, { id, patch: { title: "Mío" }, now: NOW });
    await deleteConversations(tab.db, { ids: [id], now: NOW });
    await server.connect()("deleteConversation", { params: { id } });
    await reconcile(tab, never);
    expect((await listConversations(tab.db)).map((row) => row.id)).toEqual([ids[1]]);
    expect(await tab.db.outbox.count()).toBe(0);
    expect(await tab.db.messages.count()).toBe(2);
  });

  it("keeps conversations of an older browser database that the server never had", async () => {
    const { tab, ids } = await inSync();
    await tab.db.chats.update(ids[0] ?? "", { isOnServer: false });
    const alone = openTab({ call: new FakeServer().connect() });
    await alone.db.chats.bulkAdd(await tab.db.chats.toArray());
    await reconcile(alone, never);
    expect(await listConversations(alone.db)).toHaveLength(1);
  });
});

describe("an answer that is written on another device", () => {
  it("is polled until it ends, in text and state", async () => {
    const { server, ids } = await inSync();
    const [conversationId = ""] = ids;
    const other = openTab({ call: server.connect() });
    await reconcile(other, never);
    await fetchMissing(other, never);
    const answerId = await askThere(server, conversationId);
    await reconcile(other, never);
    expect(await other.db.messages.get(answerId)).toMatchObject({ state: "streaming" });
    expect(await refreshStreaming(other, never)).toBe(1);
    server.finishAnswer(answerId, { text: "Ya está" });
    expect(await refreshStreaming(other, never)).toBe(0);
    expect(await other.db.messages.get(answerId)).toMatchObject({ state: "complete", text: "Ya está" });
  });

  it("is left to the tab that reads its stream", async () => {
    const { server, tab, ids } = await inSync();
    const answerId = await askThere(server, ids[0] ?? "");
    await reconcile(tab, never);
    const end = Promise.withResolvers<void>();
    const following = followExclusively(tab.locks, answerId, () => end.promise);
    server.log.length = 0;
    expect(await refreshStreaming(tab, never)).toBe(1);
    expect(server.log).toEqual([]);
    end.resolve();
    await following;
    server.finishAnswer(answerId);
    expect(await refreshStreaming(tab, never)).toBe(0);
  });

  it("is not reverted by a page that was read before its end", async () => {
    const { server, tab, ids } = await inSync();
    const [conversationId = ""] = ids;
    const answerId = await askThere(server, conversationId);
    await reconcile(tab, never);
    await tab.db.messages.update(answerId, { state: "complete", text: "Entera" });
    await tab.db.chats.update(conversationId, { digest: "" });
    await reconcile(tab, never);
    expect(await tab.db.messages.get(answerId)).toMatchObject({ state: "complete", text: "Entera" });
  });
});

/** Another device asks. Its answer is still being written. */
async function askThere(server: FakeServer, conversationId: string): Promise<string> {
  const last = server.messagesOf(conversationId).at(-1)?.id ?? null;
  if (last) server.finishAnswer(last);
  const { request } = aTurn({ conversationId, parentId: last });
  await server.connect()("chatRhPlus", { body: request });
  return request.answerId;
}

async function inSync(conversations = 1) {
  const server = new FakeServer();
  const tab = openTab({ call: server.connect() });
  for (let n = 0; n < conversations; n += 1) await beginTurn(tab.db, aTurn());
  await flushOutbox(tab, "others", never);
  for (const answerId of server.streaming()) server.finishAnswer(answerId);
  await reconcile(tab, never);
  const ids = (await listConversations(tab.db)).map(({ id }) => id);
  return { server, tab, ids };
}
