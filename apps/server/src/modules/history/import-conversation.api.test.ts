import { randomUUID } from "node:crypto";
import { type Conversation, historyHit } from "@metatron/contract/chat/conversation";
import type { ImportedConversation } from "@metatron/contract/chat/imported-conversation";
import { message } from "@metatron/contract/chat/message";
import { pageOf } from "@metatron/contract/page";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { importedConversation, importedMessage } from "../../../test/history-data.ts";
import { newPerson } from "../../../test/test-issuer.ts";

const ana = newPerson(["chat_metatron_user_pro"]);
const eva = newPerson(["chat_metatron_user_pro"]);
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const send = (id: string, payload: ImportedConversation, person = ana) =>
  test.as(person)({ method: "PUT", url: `/api/history/import/${id}`, payload });

async function stored(conversationId: string) {
  const url = `/api/history/list_messages?conversationId=${conversationId}`;
  return pageOf(message).parse((await test.as(ana)({ method: "GET", url })).json()).items;
}

const textOf = (content: ImportedConversation["messages"][number]["content"]) =>
  content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");

function thread() {
  const question = importedMessage();
  const answer = importedMessage({
    parentId: question.id,
    role: "assistant",
    content: [{ type: "text", text: "Doce horas de embarque como mínimo." }],
    model: "gpt-4o",
  });
  return [{ ...question, idAnswer: answer.id }, answer];
}

it("stores a conversation with its title, emoji, favourite and thread, and finds its words", async () => {
  const id = randomUUID();
  const messages = thread();
  const answer = await send(id, importedConversation({ messages }));
  expect(answer.statusCode).toBe(200);
  expect(answer.json<Conversation>()).toMatchObject({
    id,
    title: "Descansos",
    emoji: "🛫",
    favorite: true,
    createAt: "2025-03-01T09:00:00.000Z",
    lastMessageAt: "2025-03-01T09:00:00.000Z",
  });
  expect(
    (await stored(id)).map(({ id, parentId, idAnswer, text }) => ({ id, parentId, idAnswer, text })),
  ).toEqual(
    messages.map(({ id, parentId, idAnswer, content }) => ({
      id,
      parentId,
      idAnswer,
      text: textOf(content),
    })),
  );
  const found = await test.as(ana)({ method: "GET", url: "/api/history/search?q=embarque" });
  expect(pageOf(historyHit).parse(found.json()).items[0]).toMatchObject({ messageId: messages[1]?.id });
});

it("adds the rest of a conversation in later calls, and stores nothing twice", async () => {
  const id = randomUUID();
  const [first, second] = [thread(), thread()];
  const rest = second.map((each, at) => (at === 0 ? { ...each, parentId: first[1]?.id ?? null } : each));
  await send(id, importedConversation({ messages: first }));
  await send(id, importedConversation({ messages: rest, title: "Otro título" }));
  const again = await send(id, importedConversation({ messages: [...first, ...rest] }));
  expect(again.json<Conversation>().title).toBe("Descansos");
  expect((await stored(id)).map((row) => row.id)).toEqual([...first, ...rest].map((row) => row.id));
});

it("goes on as one thread with the next question", async () => {
  const id = randomUUID();
  const messages = thread();
  await send(id, importedConversation({ messages }));
  const next = question("¿Y de noche?", { conversationId: id, parentId: messages[1]?.id ?? null });
  await ask(test, ana, next);
  const rows = await stored(id);
  expect(rows.map(({ parentId }) => parentId)).toEqual([
    null,
    messages[0]?.id,
    messages[1]?.id,
    next.messageId,
  ]);
});

it("refuses what is not the person's, is deleted, or hangs from nowhere", async () => {
  const mine = randomUUID();
  const messages = thread();
  await send(mine, importedConversation({ messages }));
  expect((await send(mine, importedConversation(), eva)).statusCode).toBe(404);
  expect((await send(randomUUID(), importedConversation({ messages }), eva)).statusCode).toBe(404);
  const orphan = importedMessage({ parentId: randomUUID() });
  expect((await send(randomUUID(), importedConversation({ messages: [orphan] }))).statusCode).toBe(404);
  const onOthers = importedMessage({ parentId: messages[0]?.id ?? null });
  expect((await send(randomUUID(), importedConversation({ messages: [onOthers] }), eva)).statusCode).toBe(
    404,
  );
  await test.as(ana)({ method: "DELETE", url: `/api/history/delete/${mine}` });
  expect((await send(mine, importedConversation())).statusCode).toBe(404);
});

it("leaves an ordinary conversation where the assistant is not here, and no date in the future", async () => {
  const id = randomUUID();
  const createAt = "2099-01-01T00:00:00.000Z";
  const given = importedConversation({
    chat: "ai-builder",
    assistantId: randomUUID(),
    createAt,
    messages: [importedMessage({ createAt, idAnswer: randomUUID() })],
  });
  const conversation = (await send(id, given)).json<Conversation>();
  expect(conversation).toMatchObject({ chat: "chat-libre", assistantId: null });
  expect(new Date(conversation.createAt).getTime()).toBeLessThanOrEqual(Date.now());
  const [row] = await stored(id);
  expect(row?.idAnswer).toBeNull();
  expect(new Date(row?.createAt ?? createAt).getTime()).toBeLessThanOrEqual(Date.now());
});
