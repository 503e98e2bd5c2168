import { MAX_IMPORTED_MESSAGES } from "@metatron/contract/chat/constants";
import type { ImportedConversation } from "@metatron/contract/chat/imported-conversation";
import { fileIdOf } from "@metatron/contract/files/file-address";
import { describe, expect, it, vi } from "vitest";
import type { call } from "../../../api/call.ts";
import { activePath, parentForNext } from "../../../local-db/active-path.ts";
import { readConversation } from "../../../local-db/conversations.ts";
import { aConversationRow, aMessageRow, NOW } from "../../../local-db/local-db.fixtures.ts";
import { readMessages } from "../../../local-db/messages.ts";
import { addOperation, readOutbox } from "../../../local-db/outbox.ts";
import { never, openTab, type TestTab } from "./device.fixtures.ts";
import { problem, unreachable } from "./fake-server.fixtures.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { portions } from "./import-conversation.ts";

const CONVERSATION = "5f0c0d7e-1111-4aaa-8bbb-000000000001";
const QUESTION = "5f0c0d7e-2222-4aaa-8bbb-000000000001";
const ANSWER = "5f0c0d7e-2222-4aaa-8bbb-000000000002";

/** A tab with one conversation of the older product, whose question has a picture. */
async function withOldConversation(serve: (body: ImportedConversation) => void) {
  const upload = vi.fn(async () => undefined);
  const answer = async (_name: string, { body }: { body: ImportedConversation }) => {
    serve(body);
    const { messages: _messages, ...fields } = body;
    const { isOnServer: _own, ...row } = aConversationRow({ id: CONVERSATION, ...fields });
    return { ...row, updatedAt: NOW.toISOString(), lastMessageAt: NOW.toISOString() };
  };
  // Safe: the import makes no other call.
  const tab = { ...openTab({ call: answer as unknown as typeof call }), upload };
  const old = { idChat: CONVERSATION, isOnServer: false, isImporting: true };
  const picture = { type: "image_url" as const, image_url: { url: "data:image/png;base64,iVBORw0KGgo=" } };
  await tab.db.chats.add(aConversationRow({ id: CONVERSATION, title: "Descansos", isOnServer: false }));
  await tab.db.messages.bulkPut([
    aMessageRow({
      ...old,
      id: QUESTION,
      text: "¿Cuánto?",
      content: [{ type: "text", text: "¿Cuánto?" }, picture],
      seq: 0,
    }),
    aMessageRow({ ...old, id: ANSWER, role: "assistant", parentId: QUESTION, text: "Doce horas", seq: 1 }),
  ]);
  await tab.db.write(["outbox"], (tx) =>
    addOperation(tx, { conversationId: CONVERSATION, operation: { kind: "import" }, now: NOW }),
  );
  return { tab, upload };
}

describe("a conversation of the older product", () => {
  it("goes to the server whole, its pictures first, and its last message is the parent of the next", async () => {
    const sent: ImportedConversation[] = [];
    const { tab, upload } = await withOldConversation((body) => sent.push(body));
    const before = activePath(await readMessages(tab.db, CONVERSATION), {});
    expect(parentForNext(before)).toBe(ANSWER);
    await flushOutbox(tab, "imports", never);

    expect(upload).toHaveBeenCalledOnce();
    expect(sent.map(({ messages }) => messages.map(({ id }) => id))).toEqual([[], [QUESTION, ANSWER]]);
    const [text, image] = sent[1]?.messages[0]?.content ?? [];
    expect(text).toEqual({ type: "text", text: "¿Cuánto?" });
    expect(image?.type === "image_url" && fileIdOf(image.image_url.url)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await readOutbox(tab.db)).toEqual([]);
    expect(await readConversation(tab.db, CONVERSATION)).toMatchObject({ isOnServer: true });
    const rows = await readMessages(tab.db, CONVERSATION);
    expect(rows.map(({ isOnServer, isImporting }) => [isOnServer, isImporting])).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
  });

  it("uploads a picture under the same id when the network breaks off after it", async () => {
    let isBroken = true;
    const { tab, upload } = await withOldConversation(({ messages }) => {
      if (isBroken && messages.length > 0) throw problem("internal");
    });
    await flushOutbox(tab, "imports", never);
    expect(await readOutbox(tab.db)).toHaveLength(1);
    isBroken = false;
    tab.clock.pass(600_000);
    await flushOutbox(tab, "imports", never);
    expect(await readOutbox(tab.db)).toEqual([]);
    expect(upload).toHaveBeenCalledOnce();
  });

  it("stays readable here when the server refuses it, and later questions do not hang from it", async () => {
    const { tab } = await withOldConversation(() => {
      throw problem("not_found");
    });
    await flushOutbox(tab, "imports", never);
    expect(await readOutbox(tab.db)).toEqual([]);
    const rows = await readMessages(tab.db, CONVERSATION);
    expect(rows.map(({ text }) => text)).toEqual(["¿Cuánto?", "Doce horas"]);
    expect(parentForNext(activePath(rows, {}))).toBeNull();
  });
});

/** A tab with so many imported conversations, and the ids that the server got, in order. */
async function withImported(count: number, serve: (id: string) => void) {
  const sent: string[] = [];
  const answer = async (_name: string, { params }: { params: { id: string } }) => {
    serve(params.id);
    sent.push(params.id);
    return aConversationRow({ id: params.id, updatedAt: NOW.toISOString() });
  };
  // Safe: the import makes no other call.
  const tab = openTab({ call: answer as unknown as typeof call });
  const ids = Array.from(
    { length: count },
    (_, at) => `5f0c0d7e-3333-4aaa-8bbb-${String(at).padStart(12, "0")}`,
  );
  for (const id of ids) {
    await tab.db.chats.add(aConversationRow({ id, isOnServer: false }));
    await tab.db.messages.put(
      aMessageRow({ id: `${id}m`, idChat: id, isOnServer: false, isImporting: true }),
    );
    await tab.db.write(["outbox"], (tx) =>
      addOperation(tx, { conversationId: id, operation: { kind: "import" }, now: NOW }),
    );
  }
  return { tab, ids, sent };
}

/** Lets the pauses between the conversations pass. */
async function flushImports(tab: TestTab) {
  let isOver = false;
  const flushed = flushOutbox(tab, "imports", never).finally(() => {
    isOver = true;
  });
  await vi.waitFor(() => {
    tab.clock.pass(100);
    expect(isOver).toBe(true);
  });
  return await flushed;
}

const waiting = async ({ db }: TestTab) => (await readOutbox(db)).map(({ conversationId }) => conversationId);

describe("many imported conversations", () => {
  it("are confirmed in groups, so that the page reads its lists less often", async () => {
    const { tab, ids, sent } = await withImported(13, () => undefined);
    const writes: unknown[] = [];
    tab.db.subscribe((written) => void writes.push(written));
    await flushImports(tab);
    expect(sent).toEqual(ids);
    expect(await waiting(tab)).toEqual([]);
    expect(writes).toHaveLength(2);
  });

  it("do not wait for one of their group that the server can't take", async () => {
    const { tab, ids, sent } = await withImported(3, (id) => {
      if (id.endsWith("1")) throw problem("internal");
    });
    await flushImports(tab);
    expect(await waiting(tab)).toEqual([ids[1]]);
    expect(new Set(sent)).toEqual(new Set([ids[0], ids[2]]));
  });

  it("are sent again, whole, after the network was lost in the middle of a group", async () => {
    let isLost = true;
    const { tab, ids, sent } = await withImported(3, (id) => {
      if (isLost && id.endsWith("1")) throw unreachable();
    });
    expect(await flushImports(tab)).toEqual({ type: "halted" });
    expect(await waiting(tab)).toEqual(ids);
    isLost = false;
    await flushImports(tab);
    expect(await waiting(tab)).toEqual([]);
    expect(new Set(sent)).toEqual(new Set(ids));
  });
});

const message = (id: string, text: string): Parameters<typeof portions>[0][number] => ({
  id,
  parentId: null,
  idAnswer: null,
  role: "user",
  type: "text",
  content: [{ type: "text", text }],
  files: [],
  urls: [],
  model: null,
  createAt: "2025-03-01T09:00:00.000Z",
});

describe("the portions of a long conversation", () => {
  it("keep the order and every message, at most as many as a request may have", () => {
    const messages = Array.from({ length: MAX_IMPORTED_MESSAGES * 2 + 1 }, (_, at) =>
      message(`${at}`, "Hola"),
    );
    const parts = portions(messages);
    expect(parts.map(({ length }) => length)).toEqual([MAX_IMPORTED_MESSAGES, MAX_IMPORTED_MESSAGES, 1]);
    expect(parts.flat()).toEqual(messages);
  });

  it("stay below the characters of a request, and a longer message goes alone", () => {
    const long = "a".repeat(600_000);
    const parts = portions([
      message("1", long),
      message("2", long),
      message("3", "a".repeat(3_000_000)),
      message("4", "b"),
    ]);
    expect(parts.map((part) => part.map(({ id }) => id))).toEqual([["1"], ["2"], ["3"], ["4"]]);
  });
});
