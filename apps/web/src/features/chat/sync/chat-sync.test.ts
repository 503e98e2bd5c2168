import { describe, expect, it, vi } from "vitest";
import { beginTurn } from "../../../local-db/begin-turn.ts";
import { listConversations } from "../../../local-db/conversations.ts";
import {
  deleteConversations,
  forgetConversations,
  UNDO_WITHIN_MS,
} from "../../../local-db/delete-conversation.ts";
import { aTurn } from "../../../local-db/local-db.fixtures.ts";
import { readMessages } from "../../../local-db/messages.ts";
import { hasUnsentWork } from "../../../local-db/unsent-work.ts";
import { eventually, start } from "./chat-sync.fixtures.ts";
import { createChatSync, RECONCILE_EVERY_MS, REFRESH_EVERY_MS } from "./chat-sync.ts";
import { openTab, type TestTab } from "./device.fixtures.ts";
import { FakeServer } from "./fake-server.fixtures.ts";

describe("synchronizing with the server", () => {
  it("sends offline changes once the connection is back", async () => {
    const server = new FakeServer();
    const tab = openTab({ call: server.connect() });
    tab.surroundings.online = false;
    const { sync } = start(tab);
    await beginTurn(tab.db, aTurn());
    await sync.wake();
    expect(server.log).toEqual([]);
    tab.surroundings.change({ online: true });
    tab.surroundings.change({ visible: true });
    await eventually(() => expect(server.log).toContain("validateSynced"));
    expect(server.asked).toHaveLength(1);
    expect(server.log.filter((name) => name === "chatRhPlus")).toHaveLength(1);
  });

  it("shows changes of another device at the start, and later at intervals", async () => {
    const server = new FakeServer();
    const ask = () => server.connect()("chatRhPlus", { body: aTurn().request });
    await ask();
    const tab = openTab({ call: server.connect() });
    start(tab);
    await eventually(async () => expect(await listConversations(tab.db)).toHaveLength(1));
    for (const answerId of server.streaming()) server.finishAnswer(answerId);
    await ask();
    await passUntil(tab, RECONCILE_EVERY_MS, async () => (await listConversations(tab.db)).length === 2);
  });

  it("compares once more when a comparison is requested during another", async () => {
    const server = new FakeServer();
    const direct = server.connect();
    const { request } = aTurn();
    let again: Promise<void> | undefined;
    const tab = openTab({
      call: (async (...args: Parameters<typeof direct>) => {
        const answer = await direct(...args);
        // Too late for this comparison.
        if (!again) {
          again = sync.refresh();
          await direct("chatRhPlus", { body: request });
        }
        return answer;
      }) as typeof direct,
    });
    const { sync } = start(tab);
    await sync.refresh();
    await again;
    expect((await listConversations(tab.db)).map(({ id }) => id)).toEqual([request.conversationId]);
  });

  it("compares after an answer, on a slow line only with the next interval", async () => {
    const server = new FakeServer();
    const tab = openTab({ call: server.connect() });
    const { sync } = start(tab);
    await sync.refresh();
    const compared = () => server.log.filter((name) => name === "validateSynced").length;
    const before = compared();
    await sync.answerEnded();
    expect(compared()).toBe(before + 1);
    tab.surroundings.isLight = () => true;
    await sync.answerEnded();
    expect(compared()).toBe(before + 1);
    await passUntil(tab, RECONCILE_EVERY_MS, async () => compared() === before + 2);
  });

  it("polls an answer of another device until its end", async () => {
    const server = new FakeServer();
    const { request } = aTurn();
    await server.connect()("chatRhPlus", { body: request });
    const tab = openTab({ call: server.connect() });
    start(tab);
    const state = async () => (await tab.db.messages.get(request.answerId))?.state;
    await eventually(async () => expect(await state()).toBe("streaming"));
    server.finishAnswer(request.answerId, { text: "Listo" });
    await passUntil(tab, REFRESH_EVERY_MS, async () => (await state()) === "complete");
  });

  it("makes no request while the page is hidden, except for the outbox", async () => {
    const server = new FakeServer();
    const tab = openTab({ call: server.connect() });
    tab.surroundings.visible = false;
    const { sync } = start(tab);
    await beginTurn(tab.db, aTurn());
    await sync.refresh();
    expect(server.log).toEqual(["chatRhPlus"]);
    tab.surroundings.change({ visible: true });
    await eventually(() => expect(server.log).toContain("validateSynced"));
  });

  it("deletes after the undo period, and not after the person signed out", async () => {
    const server = new FakeServer();
    const tab = openTab({ call: server.connect() });
    const { sync, stop } = start(tab);
    const [one, two] = [aTurn(), aTurn()];
    await beginTurn(tab.db, one);
    await beginTurn(tab.db, two);
    await sync.refresh();
    await deleteConversations(tab.db, { ids: [one.request.conversationId], now: new Date(tab.clock.now()) });
    await sync.wake();
    tab.clock.pass(UNDO_WITHIN_MS - 1);
    expect(server.conversations.size).toBe(2);
    tab.clock.pass(1);
    await eventually(() => expect(server.conversations.size).toBe(1));

    await deleteConversations(tab.db, { ids: [two.request.conversationId], now: new Date(tab.clock.now()) });
    await sync.wake();
    stop();
    tab.clock.pass(UNDO_WITHIN_MS);
    await sync.wake();
    expect(server.conversations.size).toBe(1);
    // The deletion is still pending at the next sign-in.
    expect(await hasUnsentWork(tab.db)).toBe(true);
  });

  it("finds a conversation by a URL from another device", async () => {
    const server = new FakeServer();
    const tab = openTab({ call: server.connect() });
    const { sync } = start(tab);
    await sync.refresh();
    const { request } = aTurn();
    await server.connect()("chatRhPlus", { body: request });
    await sync.load(request.conversationId);
    expect(await readMessages(tab.db, request.conversationId)).toHaveLength(2);
    await sync.load("nobody's");
  });

  it("loads the messages of an opened conversation ahead of the others", async () => {
    const server = new FakeServer();
    const { request } = aTurn();
    await server.connect()("chatRhPlus", { body: request });
    const tab = openTab({ call: server.connect() });
    const sync = createChatSync(tab);
    await tab.db.chats.put({
      ...(server.listed()[0] as ReturnType<FakeServer["listed"]>[number]),
      isOnServer: true,
      hasMessages: false,
      serverUpdatedAt: null,
      tailCursor: null,
      deletedAt: null,
    });
    await sync.load(request.conversationId);
    expect(await readMessages(tab.db, request.conversationId)).toHaveLength(2);
    server.log.length = 0;
    await sync.load(request.conversationId);
    expect(server.log).toEqual([]);
  });

  it("shows the last messages of an opened conversation before the earlier ones arrive", async () => {
    const { server, turns } = await longConversation();
    const held = Promise.withResolvers<void>();
    const direct = server.connect();
    const tab = openTab({
      call: (async (...args: Parameters<typeof direct>) => {
        if (args[0] === "listMessages") await held.promise;
        return await direct(...args);
      }) as typeof direct,
    });
    const sync = createChatSync(tab);
    const [first = aTurn(), , last = aTurn()] = turns;
    const { conversationId } = first.request;
    const loaded = sync.load(conversationId);
    await eventually(async () => expect(await readMessages(tab.db, conversationId)).toHaveLength(2));
    expect((await tab.db.chats.get(conversationId))?.hasMessages).toBe(false);
    // A question asked now is stored behind all messages, although the earlier ones are not here.
    const next = aTurn({ conversationId, parentId: last.request.answerId });
    await beginTurn(tab.db, next);
    held.resolve();
    await loaded;
    const ids = (await readMessages(tab.db, conversationId)).map(({ id }) => id);
    expect(ids).toEqual([...turns, next].flatMap(({ request }) => [request.messageId, request.answerId]));
    expect((await tab.db.chats.get(conversationId))?.hasMessages).toBe(true);
  });

  it("takes the end that was requested with the page, and asks for nothing twice", async () => {
    const { server, turns } = await longConversation();
    const { conversationId } = (turns[0] ?? aTurn()).request;
    const call = server.connect();
    const early = await call("readConversationEnd", { params: { id: conversationId } });
    const tab = openTab({ call });
    const sync = createChatSync({ ...tab, early: { id: conversationId, take: async () => early } });
    server.log.length = 0;
    await Promise.all([sync.load(conversationId), sync.load(conversationId)]);
    expect(server.log).toEqual(["listMessages", "listMessages"]);
    expect(await readMessages(tab.db, conversationId)).toHaveLength(6);
  });

  it("stores the end that was requested with the page before the page's first read is answered", async () => {
    const { server, turns } = await longConversation();
    const { conversationId } = (turns[0] ?? aTurn()).request;
    const end = await server.connect()("readConversationEnd", { params: { id: conversationId } });
    const tab = openTab({ call: server.connect() });
    server.log.length = 0;
    start({ ...tab, early: { id: conversationId, take: async () => end } });
    await Promise.resolve();
    expect(await readMessages(tab.db, conversationId)).toHaveLength(end.items.length);
  });

  it("asks for the list only when the end of the conversation that is being opened is stored", async () => {
    const { server, turns } = await longConversation();
    const { conversationId } = (turns[0] ?? aTurn()).request;
    const end = await server.connect()("readConversationEnd", { params: { id: conversationId } });
    const held = Promise.withResolvers<typeof end>();
    const tab = openTab({ call: server.connect() });
    server.log.length = 0;
    const { sync } = start({ ...tab, early: { id: conversationId, take: () => held.promise } });
    const refreshed = sync.refresh();
    expect(await readMessages(tab.db, conversationId)).toHaveLength(0);
    expect(server.log).toEqual([]);
    held.resolve(end);
    await refreshed;
    expect(server.log).toContain("listConversations");
  });

  it("asks for the end itself where the page's request failed", async () => {
    const { server, turns } = await longConversation();
    const { conversationId } = (turns[0] ?? aTurn()).request;
    const tab = openTab({ call: server.connect() });
    const sync = createChatSync({ ...tab, early: { id: conversationId, take: async () => undefined } });
    server.log.length = 0;
    await sync.load(conversationId);
    expect(server.log[0]).toBe("readConversationEnd");
    expect(await readMessages(tab.db, conversationId)).toHaveLength(6);
  });

  it("does not bring back a conversation that was deleted here", async () => {
    const { server, turns } = await longConversation();
    const { conversationId } = (turns[0] ?? aTurn()).request;
    const tab = openTab({ call: server.connect() });
    await forgetConversations(tab.db, [conversationId], "deleted here");
    await createChatSync(tab).load(conversationId);
    expect(await listConversations(tab.db)).toEqual([]);
  });

  it("shows the newest conversations of a new device before it compares", async () => {
    const server = new FakeServer();
    for (let n = 0; n < 7; n += 1) await server.connect()("chatRhPlus", { body: aTurn().request });
    const tab = openTab({ call: server.connect() });
    const { sync } = start(tab);
    server.log.length = 0;
    await sync.refresh();
    expect(server.log.slice(0, 2)).toEqual(["listConversations", "validateSynced"]);
    expect(await listConversations(tab.db)).toHaveLength(7);
  });

  it("warns of an error that is not the network's", async () => {
    const fault = new Error("broken");
    const warn = vi.fn();
    const call = new FakeServer().connect(() => {
      throw fault;
    });
    const { sync } = start({ ...openTab({ call }), warn });
    await sync.refresh();
    expect(warn).toHaveBeenCalledWith("The sync failed.", fault);
  });
});

/** Three questions with their answers. */
async function longConversation() {
  const server = new FakeServer();
  const turns = [aTurn()];
  for (let n = 0; n < 3; n += 1) {
    const turn = turns[n] ?? aTurn();
    const { conversationId, answerId } = turn.request;
    await server.connect()("chatRhPlus", { body: turn.request });
    server.finishAnswer(answerId);
    if (n < 2) turns.push(aTurn({ conversationId, parentId: answerId }));
  }
  return { server, turns };
}

/** Advances the clock until the condition holds; each step runs what is due. */
async function passUntil(tab: TestTab, ms: number, isSo: () => Promise<boolean>) {
  await eventually(async () => {
    tab.clock.pass(ms);
    expect(await isSo()).toBe(true);
  });
}
