import { beforeEach, describe, expect, it, vi } from "vitest";
import { aConversationRow, aMessageRow, NOW, openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { readOutbox } from "../../../local-db/outbox.ts";
import type { Choices, MessageRow } from "../../../local-db/rows.ts";
import { lastQuestionOf, type NextPorts, nextChoices, nextQuestion } from "./next-question.ts";

const choices: Choices = {
  chat: "images",
  assistantId: null,
  model: "gpt-5",
  online: false,
  baseKnowledge: "MANUALES",
};
const place = {
  conversationId: "chat",
  parentId: "a",
  draftOf: "chat",
  hasAnswer: true,
  isRunning: false,
};
const question = aMessageRow({ id: "q", idChat: "chat", seq: 0, text: "¿Botas?", isOnServer: true });
const answerOf = (changes: Partial<MessageRow> = {}) =>
  aMessageRow({ id: "a", idChat: "chat", seq: 1, parentId: "q", role: "assistant", ...changes });

let ports: NextPorts;
beforeEach(async () => {
  ports = {
    db: openTestDatabase(),
    drafts: { sending: async () => undefined },
    wake: vi.fn(async () => undefined),
    track: vi.fn(),
    now: () => NOW,
    newId: () => crypto.randomUUID(),
    wantedBy: (text) => ({ kind: "question", text }),
    contextFor: vi.fn(async () => []),
    noteUse: vi.fn(),
    stop: vi.fn(async () => undefined),
    onStopFailed: vi.fn(),
    onAsked: vi.fn(),
  };
  await ports.db.chats.add(aConversationRow({ id: "chat" }));
  await ports.db.messages.bulkAdd([question, answerOf()]);
});

const around = (answer = answerOf()) => ({
  steps: [question, answer].map((message) => ({ message, versions: [message.id] })),
  running: null,
  place,
  choices,
});
const sent = async () =>
  (await readOutbox(ports.db)).flatMap(({ operation }) => (operation.kind === "send" ? [operation] : []));

describe("asking again", () => {
  it("answers again with another model, and without web search where that model has none", async () => {
    await nextQuestion(ports, around()).answerWith(answerOf(), { model: "gpt-5-mini", online: false });
    expect(await sent()).toMatchObject([{ request: { messageId: "q", model: "gpt-5-mini" } }]);
  });

  it("regenerates text in a chat although the composer is set to images, with the question's context", async () => {
    await nextQuestion(ports, around()).regenerate(answerOf());
    expect(await sent()).toMatchObject([{ chat: "chat-libre", request: { messageId: "q" } }]);
    expect(ports.contextFor).toHaveBeenCalledWith("MANUALES", "¿Botas?");
  });

  it("regenerates images", async () => {
    const answer = answerOf({ type: "image" });
    await nextQuestion(ports, around(answer)).regenerate(answer);
    expect(await sent()).toMatchObject([{ chat: "images" }]);
  });

  it("sends the person's choice about personal data", async () => {
    await nextQuestion(ports, around()).retryQuestion(answerOf(), "mask");
    expect(await sent()).toMatchObject([{ request: { personalData: "mask" } }]);
  });

  it("does nothing for an answer whose question is not shown", async () => {
    await nextQuestion(ports, around()).regenerate(answerOf({ parentId: "elsewhere" }));
    expect(await sent()).toEqual([]);
  });

  it("sends an edited question as an image request where it has that command", async () => {
    const { edit } = nextQuestion(ports, around());
    await edit(question, "/imagen un avión");
    await edit(question, "¿Y zapatos?");
    expect((await sent()).map(({ chat }) => chat)).toEqual(["images", "chat-libre"]);
  });
});

it("keeps the draft for a suggested question", async () => {
  await nextQuestion(ports, around()).askFor("Continúa");
  expect(ports.onAsked).toHaveBeenCalledOnce();
  expect(await sent()).toMatchObject([{ request: { content: [{ text: "Continúa" }] } }]);
});

it("stops the running answer, reports a failure, and does nothing where no answer runs", async () => {
  const failure = new Error("offline");
  ports.stop = vi.fn(() => Promise.reject(failure));
  const running = { answerId: "a", state: "streaming" as const };
  await nextQuestion(ports, { ...around(), running }).stop();
  await nextQuestion(ports, around()).stop();
  expect(ports.stop).toHaveBeenCalledExactlyOnceWith(running);
  expect(ports.onStopFailed).toHaveBeenCalledExactlyOnceWith(failure);
});

it("takes web search from the draft and all other choices from the conversation", () => {
  const conversation = aConversationRow({ id: "chat", chat: "rh-plus", model: "gpt-5" });
  expect(nextChoices(conversation, { online: true })).toMatchObject({ chat: "rh-plus", online: true });
  expect(nextChoices(conversation, {}).online).toBe(false);
});

it("returns the last question", () => {
  expect(lastQuestionOf(around().steps)).toBe("¿Botas?");
  expect(lastQuestionOf([])).toBeNull();
});
