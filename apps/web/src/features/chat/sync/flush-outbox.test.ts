import { MAX_ORGANISED_CONVERSATIONS } from "@metatron/contract/chat/constants";
import type { Tag } from "@metatron/contract/chat/conversation";
import { describe, expect, it, vi } from "vitest";
import { beginTurn } from "../../../local-db/begin-turn.ts";
import {
  changeConversation,
  changeConversations,
  readConversation,
} from "../../../local-db/conversations.ts";
import { deleteConversations, UNDO_WITHIN_MS, undoDeletions } from "../../../local-db/delete-conversation.ts";
import { aTurn, NOW, newPlace } from "../../../local-db/local-db.fixtures.ts";
import { giveFeedback, readMessages } from "../../../local-db/messages.ts";
import { queueUpload, readOutbox } from "../../../local-db/outbox.ts";
import { changeTag, tagsInUse } from "../../../local-db/tags.ts";
import { never, openTab, type TestTab } from "./device.fixtures.ts";
import { FakeServer, problem, unreachable } from "./fake-server.fixtures.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { createTabLocks } from "./locks.ts";
import { refreshStreaming } from "./pull-messages.ts";
import { reconcile } from "./reconcile.ts";

const flush = (tab: TestTab) => flushOutbox(tab, "others", never);

describe("emptying the outbox", () => {
  it("sends offline changes in the order they were made, once", async () => {
    const server = new FakeServer();
    const tab = openTab({ call: server.connect() });
    const turn = aTurn();
    const { conversationId: id, messageId, answerId } = turn.request;
    await beginTurn(tab.db, turn);
    await changeConversation(tab.db, { id, patch: { title: "Uno" }, now: NOW });
    await changeConversation(tab.db, { id, patch: { title: "Dos", pinned: true }, now: NOW });
    expect(await flush(tab)).toEqual({ type: "done", nextLookAt: null });
    expect(await flush(tab)).toEqual({ type: "done", nextLookAt: null });
    expect(server.log).toEqual(["chatRhPlus", "updateConversation"]);
    expect(server.conversations.get(id)).toMatchObject({ title: "Dos", pinned: true });
    expect(await readMessages(tab.db, id)).toMatchObject([
      { id: messageId, isOnServer: true },
      { id: answerId, isOnServer: true, state: "streaming" },
    ]);
    expect(await readConversation(tab.db, id)).toMatchObject({ isOnServer: true });
  });

  it("passes the stream of an answer to its reader, or cancels it", async () => {
    const server = new FakeServer();
    const follow = vi.fn();
    const turn = aTurn();
    const { answerId } = turn.request;
    const tab = { ...openTab({ call: server.connect() }), follow };
    await beginTurn(tab.db, turn);
    await flush(tab);
    expect(follow).toHaveBeenCalledExactlyOnceWith(answerId, expect.any(Response));
  });

  it("stores a question once although the response was lost", async () => {
    const server = new FakeServer();
    let isLost = true;
    const call = server.connect((when) => {
      if (when === "after" && isLost) throw unreachable();
    });
    const tab = openTab({ call });
    await beginTurn(tab.db, aTurn());
    expect(await flush(tab)).toEqual({ type: "halted" });
    isLost = false;
    await flush(tab);
    expect(server.asked).toHaveLength(1);
    expect(await readOutbox(tab.db)).toEqual([]);
  });

  it("is done by one tab at a time", async () => {
    const server = new FakeServer();
    const shared = { call: server.connect(), place: newPlace(), locks: createTabLocks() };
    const tabs = [openTab(shared), openTab(shared), openTab(shared)];
    const [first] = tabs;
    for (let n = 0; n < 5; n += 1) await beginTurn((first as TestTab).db, aTurn());
    await Promise.all(tabs.map(flush));
    expect(server.log.filter((name) => name === "chatRhPlus")).toHaveLength(5);
  });

  it("shows a refused question as failed and keeps it for a retry", async () => {
    const server = new FakeServer();
    const onRefused = vi.fn();
    const call = server.connect(() => {
      throw problem("unknown_model");
    });
    const tab = { ...openTab({ call }), onRefused };
    const turn = aTurn();
    await beginTurn(tab.db, turn);
    await flush(tab);
    expect(await readMessages(tab.db, turn.request.conversationId)).toMatchObject([
      { text: "¿Cuántos días de vacaciones tengo?", isOnServer: false },
      { state: "failed", errorCode: "unknown_model", isOnServer: false },
    ]);
    expect(await readOutbox(tab.db)).toEqual([]);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.anything(), "unknown_model");
  });

  it("continues with other conversations when the server is busy with one", async () => {
    const server = new FakeServer();
    let isBusy = true;
    const call = server.connect((_when, name) => {
      if (name === "updateConversation" && isBusy) throw problem("overloaded", 2000);
    });
    const tab = openTab({ call });
    const [one, two] = [aTurn(), aTurn()];
    await beginTurn(tab.db, one);
    await flush(tab);
    await changeConversation(tab.db, { id: one.request.conversationId, patch: { pinned: true }, now: NOW });
    await beginTurn(tab.db, two);
    expect(await flush(tab)).toEqual({ type: "done", nextLookAt: tab.clock.now() + 2000 });
    expect(server.asked).toHaveLength(2);
    isBusy = false;
    tab.clock.pass(2000);
    await flush(tab);
    expect(server.conversations.get(one.request.conversationId)).toMatchObject({ pinned: true });
  });

  it("reverts a change that the server refused", async () => {
    const server = new FakeServer();
    const call = server.connect((_when, name) => {
      if (name === "updateConversation") throw problem("validation_failed");
    });
    const tab = openTab({ call });
    const { request } = aTurn();
    await beginTurn(tab.db, aTurn(request));
    await flush(tab);
    await changeConversation(tab.db, { id: request.conversationId, patch: { emoji: "no" }, now: NOW });
    await flush(tab);
    await reconcile(tab, never);
    expect(await readConversation(tab.db, request.conversationId)).toMatchObject({ emoji: null });
  });

  it("marks feedback as stored on the server", async () => {
    const server = new FakeServer();
    const tab = openTab({ call: server.connect() });
    const { request } = aTurn();
    const { conversationId, answerId: messageId } = request;
    await beginTurn(tab.db, aTurn(request));
    await flush(tab);
    await giveFeedback(tab.db, { conversationId, messageId, feedback: "bad", badComment: "No" }, NOW);
    expect(await tab.db.messages.get(messageId)).toMatchObject({ feedback: "bad", sendFeedback: false });
    await flush(tab);
    expect(await tab.db.messages.get(messageId)).toMatchObject({ feedback: "bad", sendFeedback: true });
    expect(server.messages.get(messageId)).toMatchObject({ feedback: "bad", badComment: "No" });
  });
});

describe("deleting a conversation", () => {
  it("is sent after the undo period, and removes all local data of the conversation", async () => {
    const { server, tab, id } = await withConversation();
    await changeConversation(tab.db, { id, patch: { title: "Ya no importa" }, now: NOW });
    await deleteConversations(tab.db, { ids: [id], now: new Date(tab.clock.now()) });
    expect(await flush(tab)).toEqual({ type: "done", nextLookAt: tab.clock.now() + UNDO_WITHIN_MS });
    expect(server.conversations.has(id)).toBe(true);
    tab.clock.pass(UNDO_WITHIN_MS);
    await flush(tab);
    expect(server.conversations.has(id)).toBe(false);
    expect(await tab.db.chats.count()).toBe(0);
    expect(await tab.db.messages.count()).toBe(0);
    expect(await undoDeletions(tab.db, [id])).toBe(0);
  });

  it("is not sent when it was undone", async () => {
    const { server, tab, id } = await withConversation();
    await deleteConversations(tab.db, { ids: [id], now: new Date(tab.clock.now()) });
    expect(await undoDeletions(tab.db, [id])).toBe(1);
    tab.clock.pass(UNDO_WITHIN_MS);
    await flush(tab);
    expect(server.conversations.has(id)).toBe(true);
    expect(await readConversation(tab.db, id)).toBeDefined();
  });

  it("succeeds when another device was faster, or the server never had it", async () => {
    const { server, tab, id } = await withConversation();
    const onRefused = vi.fn();
    server.conversations.delete(id);
    await deleteConversations(tab.db, { ids: [id], now: NOW });
    tab.clock.pass(UNDO_WITHIN_MS);
    expect(await flush({ ...tab, onRefused })).toEqual({ type: "done", nextLookAt: null });
    expect(await readOutbox(tab.db)).toEqual([]);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it("is not reverted by a page that was read before it", async () => {
    const { server, tab, id } = await withConversation();
    await tab.db.chats.clear();
    const slow = server.connect();
    // Another tab deletes the conversation between the response and its use here.
    const call = (async (...args: Parameters<typeof slow>) => {
      const answer = await slow(...args);
      if (args[0] === "listConversations") {
        await tab.db.outbox.add({
          conversationId: id,
          operation: { kind: "delete" as const },
          createAt: "",
          notBefore: 0,
          attempts: 0,
        });
        await flush(tab);
      }
      return answer;
    }) as typeof slow;
    await reconcile({ ...tab, call }, never);
    expect(await readConversation(tab.db, id)).toBeUndefined();
  });
});

describe("uploads", () => {
  it("run beside the other entries, and before the question that needs them", async () => {
    const server = new FakeServer();
    const uploaded: string[] = [];
    const tab = {
      ...openTab({ call: server.connect() }),
      upload: async ({ name, content }: { name: string; content: Blob }) => {
        uploaded.push(`${name}: ${await content.text()}`);
      },
    };
    const turn = aTurn();
    const { conversationId } = turn.request;
    const file = { fileId: crypto.randomUUID(), name: "a.txt", type: "text/plain", size: 4 };
    await queueUpload(tab.db, { ...file, conversationId, content: new Blob(["hola"]), now: NOW });
    await beginTurn(tab.db, turn);
    await flush(tab);
    expect(server.asked).toEqual([]);
    await flushOutbox(tab, "uploads", never);
    expect(uploaded).toEqual(["a.txt: hola"]);
    await flush(tab);
    expect(server.asked).toEqual([turn.request.answerId]);
  });
});

describe("changes of many conversations", () => {
  async function withMany(count: number) {
    const server = new FakeServer();
    const tab = openTab({ call: server.connect() });
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const turn = aTurn();
      ids.push(turn.request.conversationId);
      await beginTurn(tab.db, turn);
    }
    await flush(tab);
    server.log.length = 0;
    return { server, tab, ids };
  }

  it("are deleted in few requests", async () => {
    const { server, tab, ids } = await withMany(MAX_ORGANISED_CONVERSATIONS + 20);
    await deleteConversations(tab.db, { ids, now: new Date(tab.clock.now()) });
    tab.clock.pass(UNDO_WITHIN_MS);
    await flush(tab);
    expect(server.log).toEqual(["deleteConversations", "deleteConversations"]);
    expect([server.conversations.size, await tab.db.chats.count()]).toEqual([0, 0]);
  });

  it("are archived and tagged in one request, and other changes go alone", async () => {
    const { server, tab, ids } = await withMany(3);
    const [first = "", second = "", third = ""] = ids;
    const tags: Tag[] = [{ name: "Rampa", color: "chart-1" }];
    await changeConversations(tab.db, {
      changes: ids.map((id) => ({ id, patch: { archived: true } })),
      now: NOW,
    });
    await changeConversation(tab.db, { id: second, patch: { tags }, now: NOW });
    await changeConversation(tab.db, { id: third, patch: { title: "Otro" }, now: NOW });
    await flush(tab);
    expect(server.log).toEqual(["organiseConversations", "updateConversation"]);
    expect(ids.map((id) => server.conversations.get(id))).toMatchObject([
      { archived: true, tags: [] },
      { archived: true, tags },
      { archived: true, title: "Otro" },
    ]);
    expect(await readConversation(tab.db, first)).toMatchObject({ archived: true, isOnServer: true });
  });

  it("report a conversation that was deleted on another device, and keep the others", async () => {
    const { server, tab, ids } = await withMany(2);
    const [gone = "", kept = ""] = ids;
    server.conversations.delete(gone);
    server.tombstones.add(gone);
    const onRefused = vi.fn();
    await changeConversations(tab.db, {
      changes: ids.map((id) => ({ id, patch: { archived: true } })),
      now: NOW,
    });
    await flush({ ...tab, onRefused });
    expect(onRefused.mock.calls.map(([{ conversationId }, code]) => [conversationId, code])).toEqual([
      [gone, "not_found"],
    ]);
    expect(await readOutbox(tab.db)).toEqual([]);
    await reconcile(tab, never);
    expect((await tab.db.chats.toArray()).map(({ id, archived }) => [id, archived])).toEqual([[kept, true]]);
  });

  it("are tried one by one where the request was refused", async () => {
    const { server, tab, ids } = await withMany(3);
    const onRefused = vi.fn();
    const call = server.connect((when, name) => {
      if (when === "before" && name === "organiseConversations") throw problem("too_many_tags");
    });
    await changeConversations(tab.db, {
      changes: ids.map((id) => ({ id, patch: { archived: true } })),
      now: NOW,
    });
    await flush({ ...tab, call, onRefused });
    expect(onRefused).not.toHaveBeenCalled();
    expect(ids.map((id) => server.conversations.get(id)?.archived)).toEqual([true, true, true]);
  });

  it("are un-archived by a question, also while the archive is unsent", async () => {
    const { server, tab, ids } = await withMany(1);
    const [id = ""] = ids;
    await changeConversation(tab.db, { id, patch: { archived: true }, now: NOW });
    const [last] = server.messagesOf(id).slice(-1);
    await beginTurn(tab.db, aTurn({ conversationId: id, parentId: last?.id ?? null }));
    expect(await readConversation(tab.db, id)).toMatchObject({ archived: false });
    await reconcile(tab, never);
    expect(await readConversation(tab.db, id)).toMatchObject({ archived: false });
    for (const answerId of server.streaming()) server.finishAnswer(answerId);
    await refreshStreaming(tab, never);
    await flush(tab);
    expect(server.conversations.get(id)).toMatchObject({ archived: false });
  });

  it("get a renamed tag, also where the tag itself is unsent", async () => {
    const { server, tab, ids } = await withMany(2);
    const [first = "", second = ""] = ids;
    const rampa: Tag = { name: "Rampa", color: "chart-1" };
    const pista: Tag = { name: "Pista", color: "chart-2" };
    await changeConversation(tab.db, { id: first, patch: { tags: [rampa] }, now: NOW });
    await flush(tab);
    await changeConversation(tab.db, { id: second, patch: { tags: [rampa] }, now: NOW });
    await changeTag(tab.db, { tag: "RAMPA", to: pista, now: NOW });
    expect(tagsInUse(await tab.db.chats.toArray())).toMatchObject([{ name: "Pista", count: 2 }]);
    // The server still has the old name: a pull must not bring it back.
    await reconcile(tab, never);
    expect(await readConversation(tab.db, first)).toMatchObject({ tags: [pista] });
    await flush(tab);
    expect(ids.map((id) => server.conversations.get(id)?.tags)).toEqual([[pista], [pista]]);
  });
});

async function withConversation() {
  const server = new FakeServer();
  const tab = openTab({ call: server.connect() });
  const turn = aTurn();
  await beginTurn(tab.db, turn);
  await flush(tab);
  await reconcile(tab, never);
  return { server, tab, id: turn.request.conversationId };
}
