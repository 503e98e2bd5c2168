import { conversationEnd } from "@metatron/contract/chat/conversation-end";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type HistoryPerson, newHistoryPerson } from "../../../test/history-data.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function endOf(person: HistoryPerson, id: string, query: Record<string, string> = {}) {
  const answer = await person.call({ url: `/api/history/end/${id}`, query });
  return conversationEnd.parse(answer.json());
}

/** Questions and answers in turn; answers their ids. */
async function addTurns(person: HistoryPerson, conversationId: string, turns: number) {
  const ids: string[] = [];
  for (let n = 0; n < turns * 2; n += 1) {
    const change = { role: n % 2 === 0 ? ("user" as const) : ("assistant" as const), text: `Mensaje ${n}` };
    ids.push(await person.addMessage(conversationId, { ...change, parent_id: ids.at(-1) ?? null }));
  }
  return ids;
}

it("answers the conversation, its last messages oldest first, and how many there are", async () => {
  const person = await newHistoryPerson(test);
  const id = await person.addConversation({ title: "Turnos de enero" });
  const ids = await addTurns(person, id, 10);
  const end = await endOf(person, id);
  expect([end.conversation.title, end.count]).toEqual(["Turnos de enero", 20]);
  expect(end.items.map((message) => message.id)).toEqual(ids.slice(-12));
});

it("begins with a question, so an odd limit gives one message less", async () => {
  const person = await newHistoryPerson(test);
  const id = await person.addConversation();
  const ids = await addTurns(person, id, 4);
  const { items } = await endOf(person, id, { limit: "3" });
  expect(items.map((message) => message.id)).toEqual(ids.slice(-2));
});

it("leaves out versions that are not shown first", async () => {
  const person = await newHistoryPerson(test);
  const id = await person.addConversation();
  const [question = "", answer = ""] = await addTurns(person, id, 1);
  const again = await person.addMessage(id, { role: "assistant", text: "Otra", parent_id: question });
  const { items, count } = await endOf(person, id);
  expect(items.map((message) => message.id)).toEqual([question, again]);
  expect(items.map((message) => message.id)).not.toContain(answer);
  expect(count).toBe(3);
});

it("is not found for another person, or before the first question", async () => {
  const [person, other] = [await newHistoryPerson(test), await newHistoryPerson(test)];
  const id = await person.addAskedConversation();
  expect((await other.call({ url: `/api/history/end/${id}` })).statusCode).toBe(404);
  const empty = await person.addConversation();
  expect((await person.call({ url: `/api/history/end/${empty}` })).statusCode).toBe(404);
});
