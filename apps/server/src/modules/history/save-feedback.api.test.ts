import type { Conversation } from "@metatron/contract/conversation";
import type { Message } from "@metatron/contract/message";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type HistoryPerson, newHistoryPerson } from "../../../test/history-data.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function listed(person: HistoryPerson): Promise<Conversation[]> {
  return (await person.call({ url: "/api/history/list_conversations" })).json().items;
}

const sendFeedback = (person: HistoryPerson, payload: object) =>
  person.call({ method: "POST", url: "/api/chat/feedback", payload });

describe("feedback", () => {
  async function anAnswer() {
    const person = await newHistoryPerson(test);
    const conversationId = await person.addConversation({ updated_at: new Date("2026-01-01T00:00:00Z") });
    const questionId = await person.addMessage(conversationId);
    const messageId = await person.addMessage(conversationId, { role: "assistant" });
    const read = async (): Promise<Message> => {
      const answer = await person.call({ url: "/api/history/list_messages", query: { conversationId } });
      return answer.json().items[1];
    };
    return { person, conversationId, questionId, messageId, read };
  }

  it("is kept with its comments and can be changed", async () => {
    const { person, conversationId, messageId, read } = await anAnswer();
    const place = { conversationId, messageId };
    const bad = { feedback: "bad", preselectComment: "wrong", badComment: "Son 23" };
    expect((await sendFeedback(person, { ...place, ...bad })).statusCode).toBe(204);
    expect(await read()).toMatchObject({ ...bad, sendFeedback: true, activeFeedback: false });
    await sendFeedback(person, { ...place, feedback: "good" });
    expect(await read()).toMatchObject({ feedback: "good", preselectComment: null, badComment: null });
  });

  it("makes the conversation the newest, with another digest", async () => {
    const { person, conversationId, messageId } = await anAnswer();
    await person.addConversation({ updated_at: new Date("2026-02-01T00:00:00Z") });
    const before = (await listed(person)).at(-1);
    await sendFeedback(person, { conversationId, messageId, feedback: "good" });
    const [after] = await listed(person);
    expect([before?.id, after?.id]).toEqual([conversationId, conversationId]);
    expect(after?.digest).not.toBe(before?.digest);
  });

  it("is for answers only, and for those of that conversation", async () => {
    const { person, conversationId, questionId, messageId } = await anAnswer();
    const other = await person.addConversation();
    const onQuestion = await sendFeedback(person, {
      conversationId,
      messageId: questionId,
      feedback: "good",
    });
    const elsewhere = await sendFeedback(person, { conversationId: other, messageId, feedback: "good" });
    expect([onQuestion.statusCode, elsewhere.statusCode]).toEqual([404, 404]);
  });
});
