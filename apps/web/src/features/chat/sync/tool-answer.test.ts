import { beforeEach, describe, expect, it } from "vitest";
import type { call } from "../../../api/call.ts";
import { aConversationRow, NOW, newPlace } from "../../../local-db/local-db.fixtures.ts";
import { addOperation, readOutbox } from "../../../local-db/outbox.ts";
import { addToolAnswer, readToolAnswers } from "../../../local-db/tool-answers.ts";
import { never, openTab, type TestTab } from "./device.fixtures.ts";
import { problem, unreachable } from "./fake-server.fixtures.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { createTabLocks } from "./locks.ts";

let tab: TestTab;
/** What reached the server, which responds as each test configures. */
let received: unknown[];
let respond: () => void;

beforeEach(async () => {
  received = [];
  respond = () => undefined;
  const server = async (name: string, { params, body }: { params: unknown; body: unknown }) => {
    received.push([name, params, body]);
    respond();
  };
  // The generic signature of the client can't be written out for a stand-in.
  tab = openTab({ call: server as unknown as typeof call, place: newPlace(), locks: createTabLocks() });
  await tab.db.chats.add(aConversationRow({ id: "chat" }));
});

const approve = () =>
  addToolAnswer(tab.db, {
    conversationId: "chat",
    answerId: "a",
    answer: { callId: "1-x", approval: "once" },
    now: NOW,
  });
const flush = () => flushOutbox(tab, "others", never);
const sent = ["answerToolCall", { answerId: "a" }, { callId: "1-x", approval: "once" }];

describe("the person's answer to a tool call", () => {
  it("reaches the server once, whatever is clicked twice", async () => {
    expect([await approve(), await approve()]).toEqual([true, false]);
    expect([...(await readToolAnswers(tab.db, "chat"))]).toEqual(["a/1-x"]);
    await flush();
    expect(received).toEqual([sent]);
    expect((await readToolAnswers(tab.db, "chat")).size).toBe(0);
  });

  it("waits for the network", async () => {
    respond = () => {
      throw unreachable();
    };
    await approve();
    expect(await flush()).toEqual({ type: "halted" });
    expect((await readToolAnswers(tab.db, "chat")).size).toBe(1);
    respond = () => undefined;
    await flush();
    expect(received).toEqual([sent, sent]);
    expect(await readOutbox(tab.db)).toEqual([]);
  });

  it("is dropped where another device was first, and the conversation is fetched again", async () => {
    respond = () => {
      throw problem("tool_call_answered");
    };
    await approve();
    await flush();
    expect(await readOutbox(tab.db)).toEqual([]);
    expect((await tab.db.chats.get("chat"))?.digest).toBe("");
  });

  it("is not held back by a question that waits for the end of the same answer", async () => {
    await addOperation(tab.db, {
      conversationId: "chat",
      operation: { kind: "patch", patch: { title: "Otro" } },
      now: NOW,
      notBefore: Number.MAX_SAFE_INTEGER,
    });
    await approve();
    await flush();
    expect(received).toEqual([sent]);
  });
});
