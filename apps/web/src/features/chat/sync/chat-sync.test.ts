import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { beginTurn } from "../../../local-db/begin-turn.ts";
import { listConversations } from "../../../local-db/conversations.ts";
import { deleteConversation, UNDO_WITHIN_MS } from "../../../local-db/delete-conversation.ts";
import { NEW_CONVERSATION, readDraft } from "../../../local-db/drafts.ts";
import { hasUnsentWork } from "../../../local-db/local-databases.ts";
import { aTurn, NOW, newPlace } from "../../../local-db/local-db.fixtures.ts";
import { readMessages } from "../../../local-db/messages.ts";
import { queueUpload } from "../../../local-db/outbox.ts";
import { createChatSync, RECONCILE_EVERY_MS, REFRESH_EVERY_MS } from "./chat-sync.ts";
import { openTab, type TestTab } from "./device.fixtures.ts";
import { FakeServer, problem, unreachable } from "./fake-server.fixtures.ts";
import { keepDrafts } from "./keep-drafts.ts";
import { aRescue } from "./rescue-drafts.fixtures.ts";
import type { Upload } from "./sync-deps.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function start(tab: TestTab) {
  const sync = createChatSync(tab);
  const stop = sync.start();
  stops.push(stop);
  return { sync, stop };
}

describe("keeping in step", () => {
  it("sends what was written offline once the connection is back", async () => {
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

  it("shows at the start what another device did, and later by the clock", async () => {
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

  it("compares once more when it is asked to during a comparison", async () => {
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

  it("follows an answer of another device to its end", async () => {
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

  it("asks a hidden page's server for nothing but takes its outbox on", async () => {
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

  it("deletes when the time to undo it is over, and not after the person left", async () => {
    const server = new FakeServer();
    const tab = openTab({ call: server.connect() });
    const { sync, stop } = start(tab);
    const [one, two] = [aTurn(), aTurn()];
    await beginTurn(tab.db, one);
    await beginTurn(tab.db, two);
    await sync.refresh();
    await deleteConversation(tab.db, { id: one.request.conversationId, now: new Date(tab.clock.now()) });
    await sync.wake();
    tab.clock.pass(UNDO_WITHIN_MS - 1);
    expect(server.conversations.size).toBe(2);
    tab.clock.pass(1);
    await eventually(() => expect(server.conversations.size).toBe(1));

    await deleteConversation(tab.db, { id: two.request.conversationId, now: new Date(tab.clock.now()) });
    await sync.wake();
    stop();
    tab.clock.pass(UNDO_WITHIN_MS);
    await sync.wake();
    expect(server.conversations.size).toBe(1);
    // It is still to be done at the next sign-in.
    expect(await hasUnsentWork(tab.db)).toBe(true);
  });

  it("finds a conversation whose address came from another device", async () => {
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

  it("loads the messages of a conversation that is opened before its turn", async () => {
    const server = new FakeServer();
    const { request } = aTurn();
    await server.connect()("chatRhPlus", { body: request });
    const tab = openTab({ call: server.connect() });
    const sync = createChatSync(tab);
    await tab.db.chats.put({
      ...(server.listed()[0] as ReturnType<FakeServer["listed"]>[number]),
      ...{ isOnServer: true, hasMessages: false, serverUpdatedAt: null, tailCursor: null, deletedAt: null },
    });
    await sync.load(request.conversationId);
    expect(await readMessages(tab.db, request.conversationId)).toHaveLength(2);
    server.log.length = 0;
    await sync.load(request.conversationId);
    expect(server.log).toEqual([]);
  });

  it("warns of a fault that is not the network's", async () => {
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

describe("when the session expires", () => {
  it("keeps what was typed until the next sign-in", async () => {
    const place = newPlace();
    const before = openTab({ call: new FakeServer().connect(), place });
    const drafts = keepDrafts({
      db: before.db,
      rescue: aRescue(),
      warn: before.warn,
      later: () => () => undefined,
    });
    drafts.type(NEW_CONVERSATION, { text: "¿Cuándo", model: "gpt-5" });
    drafts.type(NEW_CONVERSATION, { text: "¿Cuándo vuelo?", model: "gpt-5" });
    await drafts.saveNow();
    before.db.close();
    const after = openTab({ call: new FakeServer().connect(), place });
    expect(await readDraft(after.db, NEW_CONVERSATION)).toEqual({ text: "¿Cuándo vuelo?", model: "gpt-5" });
  });

  it("does not put a message that was sent back into the composer", async () => {
    const { db, warn } = openTab({ call: new FakeServer().connect() });
    const drafts = keepDrafts({ db, rescue: aRescue(), warn, later: () => () => undefined });
    drafts.type(NEW_CONVERSATION, { text: "¿Cuándo vuelo?" });
    await drafts.sending(NEW_CONVERSATION);
    await beginTurn(db, { ...aTurn(), draftOf: NEW_CONVERSATION });
    await drafts.saveNow();
    expect(await readDraft(db, NEW_CONVERSATION)).toBeUndefined();
  });

  it.each([
    ["before it reached the server", "before" as const, problem("token_expired")],
    ["on the way back", "after" as const, unreachable()],
  ])("sends a message that was lost %s once after the next sign-in", async (_name, moment, error) => {
    const server = new FakeServer();
    const place = newPlace();
    const before = openTab({
      place,
      call: server.connect((when) => {
        if (when === moment) throw error;
      }),
    });
    const first = start(before);
    const turn = aTurn();
    await beginTurn(before.db, turn);
    await first.sync.wake();
    first.stop();
    before.db.close();

    const after = openTab({ call: server.connect(), place });
    const second = start(after);
    await second.sync.refresh();
    expect(server.asked).toEqual([turn.request.answerId]);
    expect(await readMessages(after.db, turn.request.conversationId)).toHaveLength(2);
    expect(await hasUnsentWork(after.db)).toBe(false);
  });

  it("goes on with an upload that was begun, under the same id", async () => {
    const server = new FakeServer();
    const place = newPlace();
    const uploads: string[] = [];
    const expired = async ({ fileId }: Upload) => {
      uploads.push(`refused ${fileId}`);
      throw new ApiError({ status: 401, code: "token_expired", detail: "" });
    };
    const before = { ...openTab({ call: server.connect(), place }), upload: expired };
    const first = start(before);
    const { conversationId } = aTurn().request;
    const file = { fileId: "f1", name: "parte.pdf", type: "application/pdf", size: 3 };
    await queueUpload(before.db, { ...file, conversationId, content: new Blob(["abc"]), now: NOW });
    await first.sync.wake();
    await eventually(() => expect(uploads).toContain("refused f1"));
    first.stop();
    before.db.close();

    const accept = async ({ fileId, content }: Upload) => {
      uploads.push(`${fileId} ${await content.text()}`);
    };
    const after = { ...openTab({ call: server.connect(), place }), upload: accept };
    start(after);
    await eventually(async () => expect(await hasUnsentWork(after.db)).toBe(false));
    expect(uploads.filter((upload) => upload !== "refused f1")).toEqual(["f1 abc"]);
  });
});

/** Lets the time pass until something is so; each look runs what is due. */
async function passUntil(tab: TestTab, ms: number, isSo: () => Promise<boolean>) {
  await eventually(async () => {
    tab.clock.pass(ms);
    expect(await isSo()).toBe(true);
  });
}

/** This machine may be busy with other things. */
function eventually(check: () => void | Promise<void>) {
  return vi.waitFor(check, { timeout: 4000, interval: 20 });
}
