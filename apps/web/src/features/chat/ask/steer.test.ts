import { beginTurn } from "@metatron/turn/turn";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import type { call } from "../../../api/call.ts";
import { aConversationRow, aMessageRow, NOW, newPlace } from "../../../local-db/local-db.fixtures.ts";
import { readOutbox } from "../../../local-db/outbox.ts";
import { readQueue } from "../../../local-db/question-queue.ts";
import type { LocalMessageState, MessageRow } from "../../../local-db/rows.ts";
import { never, openTab, type TestTab } from "../sync/device.fixtures.ts";
import { problem, unreachable } from "../sync/fake-server.fixtures.ts";
import { flushOutbox } from "../sync/flush-outbox.ts";
import { createTabLocks } from "../sync/locks.ts";
import { type AskPlace, type AskPorts, ask, type Typed } from "./ask.ts";
import { idsToShow, queueActions, readShownQueue, steerableAnswer } from "./queue-actions.ts";
import { sendNextQueued, watchQueues } from "./send-queued.ts";

const choices = {
  chat: "rh-plus",
  assistantId: null,
  model: undefined,
  online: false,
  baseKnowledge: null,
} as const;
const HERE: AskPlace = {
  conversationId: "chat",
  parentId: "a",
  draftOf: "chat",
  hasAnswer: true,
  isRunning: true,
};

let tab: TestTab;
let ports: AskPorts & { warn: TestTab["warn"] };
/** Bodies of the calls that reached the server, which responds as each test configures. */
let received: unknown[];
let answerSteer: () => void;

beforeEach(async () => {
  received = [];
  answerSteer = () => undefined;
  const server = async (name: string, { body }: { body: unknown }) => {
    if (name !== "steerTurn") throw new Error(`No test expects ${name}.`);
    received.push(body);
    answerSteer();
  };
  // The generic signature of the client can't be written out for a stand-in.
  tab = openTab({ call: server as unknown as typeof call, place: newPlace(), locks: createTabLocks() });
  ports = portsOf(tab);
  await tab.db.chats.add(aConversationRow({ id: "chat" }));
  await tab.db.messages.bulkAdd([
    aMessageRow({ id: "q", idChat: "chat", seq: 0 }),
    aMessageRow({ id: "a", idChat: "chat", seq: 1, parentId: "q", role: "assistant", state: "streaming" }),
  ]);
});

const portsOf = ({ db, warn }: TestTab): AskPorts & { warn: TestTab["warn"] } => ({
  db,
  drafts: { sending: async () => undefined },
  wake: vi.fn(async () => undefined),
  track: vi.fn(),
  now: () => NOW,
  newId: () => crypto.randomUUID(),
  wantedBy: (text) => ({ kind: "question", text }),
  contextFor: async () => [],
  noteUse: () => undefined,
  warn,
});

async function add(text: string, changes: Partial<Typed> = {}) {
  const typed = { text, textOfPictures: "", choices, files: [], pictures: [], canSee: true, joins: "a" };
  await ask(ports, HERE, { ...typed, ...changes });
}

const flush = () => flushOutbox(tab, "others", never);
const queue = () => readQueue(tab.db, "chat");
const outbox = async () => (await readOutbox(tab.db)).map(({ operation }) => operation.kind);

async function end(state: LocalMessageState, taken: readonly { id: string; text: string }[] = []) {
  const content: MessageRow["content"] = taken.map(({ id, text }) => ({ type: "steer", id, text }));
  await tab.db.messages.update("a", { state, content });
}

describe("a text that is added to the running answer", () => {
  it("reaches the server once, stays queued until the answer contains it, and is not asked again", async () => {
    await add("En días, por favor");
    await flush();
    await flush();
    const [question] = await queue();
    expect(question).toMatchObject({ text: "En días, por favor", joins: "a" });
    expect(received).toEqual([{ id: question?.id, text: "En días, por favor" }]);
    expect(await sendNextQueued(ports, "chat")).toBe(false);
    await end("complete", question ? [question] : []);
    expect(await sendNextQueued(ports, "chat")).toBe(false);
    expect([await queue(), await outbox()]).toEqual([[], []]);
  });

  it("is sent as a question where the answer had already ended", async () => {
    answerSteer = () => {
      throw problem("turn_ended");
    };
    await add("En días");
    const stop = watchQueues(ports);
    await flush();
    expect(await queue()).toMatchObject([{ text: "En días" }]);
    expect((await queue())[0]?.joins).toBeUndefined();
    await end("complete");
    await vi.waitFor(async () => expect(await outbox()).toEqual(["send"]));
    expect(await queue()).toEqual([]);
    stop();
  });

  it("is sent as a question where the answer ended without it, although the server had accepted it", async () => {
    await add("En días");
    await flush();
    await end("stopped");
    expect(await sendNextQueued(ports, "chat")).toBe(true);
    expect(await outbox()).toEqual(["send"]);
  });

  it("waits for the server's response while offline, and is resent under the same id", async () => {
    answerSteer = () => {
      throw unreachable();
    };
    await add("En días");
    expect(await flush()).toEqual({ type: "halted" });
    await end("complete");
    // The answer ended, and it is not known yet whether it contains the text.
    expect(await sendNextQueued(ports, "chat")).toBe(false);
    answerSteer = () => undefined;
    await flush();
    const [first, second] = received;
    expect(second).toEqual(first);
  });

  it("is not asked again where the response was lost and the answer contains it", async () => {
    answerSteer = () => {
      throw unreachable();
    };
    await add("En días");
    await flush();
    await end("complete", await queue());
    answerSteer = () => {
      throw problem("turn_ended");
    };
    await flush();
    expect(await sendNextQueued(ports, "chat")).toBe(false);
    expect([await queue(), await outbox()]).toEqual([[], []]);
  });

  it("is sent as a question after any other refusal, and shows that question's error", async () => {
    answerSteer = () => {
      throw new ApiError({ status: 422, code: "personal_data_found", detail: "" });
    };
    await add("Mi DNI es 12345678Z");
    await flush();
    await end("complete");
    expect(await sendNextQueued(ports, "chat")).toBe(true);
  });

  it("is queued instead where it has files, which can't be added to an answer", async () => {
    const file = { id: "f", name: "a.pdf", type: "application/pdf", size: 3, createAt: NOW.toISOString() };
    await add("Con archivo", { files: [file] });
    expect(await outbox()).toEqual([]);
    expect((await queue())[0]?.joins).toBeUndefined();
  });
});

describe("a queued question", () => {
  it("is added and withdrawn by its buttons, and a second click in another tab changes nothing", async () => {
    await add("En días", { joins: null });
    const [question] = await queue();
    const id = question?.id ?? "";
    const actions = queueActions(ports, "chat");
    actions.onJoin(id, "a");
    actions.onJoin(id, "a");
    await vi.waitFor(async () => expect(await outbox()).toEqual(["steer"]));
    actions.onLeave(id);
    await vi.waitFor(async () => expect(await outbox()).toEqual([]));
    expect(await queue()).toEqual([question]);
  });

  it("stays marked where the server already has it", async () => {
    await add("En días");
    expect(await readShownQueue(tab.db, "chat")).toMatchObject([{ joining: "sending" }]);
    await flush();
    expect(await readShownQueue(tab.db, "chat")).toMatchObject([{ joining: "taken" }]);
    const [question] = await queue();
    queueActions(ports, "chat").onLeave(question?.id ?? "");
    await vi.waitFor(async () => expect(await queue()).toMatchObject([{ joins: "a" }]));
  });

  it("is hidden once the running answer contains it", async () => {
    await add("En días");
    const waiting = await queue();
    const running = { answerId: "a", state: "streaming" as const };
    const shown = (content: MessageRow["content"]) =>
      idsToShow(waiting, {
        running,
        growing: { of: () => ({ message: aMessageRow({ id: "a", content }), turn: beginTurn("a") }) },
      }).length;
    expect(shown([])).toBe(1);
    expect(shown(waiting.map(({ id, text }) => ({ type: "steer" as const, id, text })))).toBe(0);
  });
});

it("can be added only to text answers, and only while online", () => {
  const running = { answerId: "a", state: "streaming" as const };
  const stepsOf = (type: MessageRow["type"]) => [
    { message: aMessageRow({ id: "a", role: "assistant", type }), versions: ["a"] },
  ];
  const answer = (isOnline: boolean, type: MessageRow["type"] = "text") =>
    steerableAnswer(running, { steps: stepsOf(type), isOnline });
  expect([answer(true), answer(false), answer(true, "image")]).toEqual(["a", null, null]);
  expect(steerableAnswer(null, { steps: stepsOf("text"), isOnline: true })).toBeNull();
});
