import { beforeEach, describe, expect, it, vi } from "vitest";
import { activePath } from "../../../local-db/active-path.ts";
import { NEW_CONVERSATION, readDraft, writeDraft } from "../../../local-db/drafts.ts";
import { NOW, openTestDatabase } from "../../../local-db/local-db.fixtures.ts";
import { readMessages } from "../../../local-db/messages.ts";
import { readOutbox } from "../../../local-db/outbox.ts";
import { confirmEntries, refuseEntries } from "../../../local-db/resolve-entries.ts";
import type { Choices } from "../../../local-db/rows.ts";
import { readVersions } from "../../../local-db/versions.ts";
import { type SendDeps, sendQuestion } from "./ask.ts";
import { editQuestion, regenerate, retryQuestion } from "./resend-question.ts";

const choices: Choices = {
  chat: "rh-plus",
  assistantId: null,
  model: "gpt-5",
  online: false,
  baseKnowledge: null,
};

let made = 0;
let deps: SendDeps;

beforeEach(() => {
  made = 0;
  deps = {
    db: openTestDatabase(),
    drafts: { sending: vi.fn(async () => undefined) },
    wake: vi.fn(async () => undefined),
    track: vi.fn(),
    now: () => NOW,
    newId: () => `id-${++made}`,
  };
});

const ask = (text = "¿Cuántos días tengo?") =>
  sendQuestion(deps, { conversationId: null, parentId: null, text, choices, draftOf: NEW_CONVERSATION });

async function pathOf(conversationId: string) {
  const messages = await readMessages(deps.db, conversationId);
  return activePath(messages, await readVersions(deps.db, conversationId)).map(({ message }) => message);
}

async function questionOf(conversationId: string) {
  const question = (await pathOf(conversationId)).find(({ role }) => role === "user");
  if (!question) throw new Error("no question");
  return question;
}

describe("sending a question", () => {
  it("sends the knowledge base that was chosen before it", async () => {
    const chosen = { ...choices, baseKnowledge: "MANUALES" };
    const question = { conversationId: null, parentId: null, text: "Hola", draftOf: NEW_CONVERSATION };
    const id = await sendQuestion(deps, { ...question, choices: chosen });
    expect((await deps.db.chats.get(id))?.baseKnowledge).toBe("MANUALES");
    expect(await readOutbox(deps.db)).toMatchObject([
      { operation: { request: { baseKnowledge: "MANUALES" } } },
    ]);
  });

  it("stores question, empty answer and outbox entry before anything is sent", async () => {
    const id = await ask();
    const [question, answer] = await pathOf(id);
    expect([question?.text, question?.state, answer?.text, answer?.state]).toEqual([
      "¿Cuántos días tengo?",
      "complete",
      "",
      "waiting",
    ]);
    expect((await readOutbox(deps.db)).map(({ operation }) => operation)).toEqual([
      {
        kind: "send",
        chat: "rh-plus",
        request: {
          conversationId: id,
          messageId: question?.id,
          answerId: answer?.id,
          parentId: null,
          content: [{ type: "text", text: "¿Cuántos días tengo?" }],
          model: "gpt-5",
        },
      },
    ]);
    expect((await deps.db.chats.get(id))?.title).toBe("¿Cuántos días tengo?");
    expect(deps.wake).toHaveBeenCalledOnce();
  });

  it("deletes the draft, also one with a pending save", async () => {
    await writeDraft(deps.db, NEW_CONVERSATION, { text: "¿Cuántos días tengo?" });
    await ask();
    expect(deps.drafts.sending).toHaveBeenCalledWith(NEW_CONVERSATION);
    expect(await readDraft(deps.db, NEW_CONVERSATION)).toBeUndefined();
  });

  it("names the model, the web search and the assistant only where they are chosen", async () => {
    await sendQuestion(deps, {
      conversationId: null,
      parentId: null,
      text: "Hola",
      draftOf: NEW_CONVERSATION,
      choices: { ...choices, model: undefined, online: true, chat: "ai-builder", assistantId: "desk" },
    });
    const [entry] = await readOutbox(deps.db);
    const request = entry?.operation.kind === "send" ? entry.operation.request : undefined;
    expect(request).toMatchObject({ online: true, assistantId: "desk" });
    expect(request).not.toHaveProperty("model");
  });
});

describe("asking again", () => {
  it("regenerates as another version of the answer to the same question", async () => {
    const id = await ask();
    await confirmEntries(deps.db, await readOutbox(deps.db));
    const question = await questionOf(id);
    await regenerate(deps, { question, choices });
    const [entry] = await readOutbox(deps.db);
    const request = entry?.operation.kind === "send" ? entry.operation.request : undefined;
    expect(request?.messageId).toBe(question.id);
    expect(request?.answerId).not.toBe(question.idAnswer);
    const [, answer] = await pathOf(id);
    expect([answer?.id, answer?.state]).toEqual([request?.answerId, "waiting"]);
  });

  it("stores an edit as a branch beside the original question", async () => {
    const id = await ask();
    await confirmEntries(deps.db, await readOutbox(deps.db));
    await editQuestion(deps, { question: await questionOf(id), text: "¿Y si soy piloto?", choices });
    expect((await questionOf(id)).text).toBe("¿Y si soy piloto?");
    const questions = (await readMessages(deps.db, id)).filter(({ role }) => role === "user");
    expect(questions.map(({ text, parentId }) => [text, parentId])).toEqual([
      ["¿Cuántos días tengo?", null],
      ["¿Y si soy piloto?", null],
    ]);
  });

  it("edits a question in the outbox in place, so that only the new text is sent", async () => {
    const id = await ask();
    await editQuestion(deps, { question: await questionOf(id), text: "¿Y si soy piloto?", choices });
    const texts = (await readMessages(deps.db, id)).filter(({ role }) => role === "user");
    expect(texts.map(({ text }) => text)).toEqual(["¿Y si soy piloto?"]);
    expect(await readOutbox(deps.db)).toHaveLength(1);
  });

  it("resends a refused question with its own ids, so that it is not duplicated", async () => {
    const id = await ask();
    const [before] = await readOutbox(deps.db);
    await refuseEntries(deps.db, await readOutbox(deps.db), "rate_limited");
    expect((await pathOf(id)).at(-1)).toMatchObject({ state: "failed", errorCode: "rate_limited" });
    await retryQuestion(deps, { question: await questionOf(id), choices });
    const [after] = await readOutbox(deps.db);
    expect(after?.operation).toEqual(before?.operation);
    expect((await pathOf(id)).map(({ state }) => state)).toEqual(["complete", "waiting"]);
  });
});

it("names the files, images and passages of the question", async () => {
  const file = { id: "f", name: "aviso.png", type: "image/png", size: 5, createAt: NOW.toISOString() };
  const context = [{ name: "notas.md", text: "Posición 22." }];
  const pictures = ["/api/files/f/content"];
  const question = { conversationId: "c", parentId: null, text: "¿Qué dice?", choices, draftOf: "c" };
  await sendQuestion(deps, { ...question, files: [file], pictures, context });
  const [entry] = await readOutbox(deps.db);
  expect(entry?.operation).toMatchObject({
    request: {
      content: [{ type: "text", text: "¿Qué dice?" }, { image_url: { url: "/api/files/f/content" } }],
      files: ["f"],
      context,
    },
  });
  expect((await questionOf("c")).files).toEqual([file]);
});
