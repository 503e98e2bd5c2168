import type { Conversation } from "@metatron/contract/chat/conversation";
import type { Message } from "@metatron/contract/chat/message";
import type { FeedbackPage } from "@metatron/contract/feedback/feedback";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type HistoryPerson, newHistoryPerson } from "../../../test/history-data.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

let test: TestApp;
let clock = new Date("2026-11-01T10:00:00Z");
beforeAll(async () => {
  test = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off" },
    deps: () => ({ now: () => clock }),
  });
});
afterAll(() => test.close());

const admin = newPerson(["chat_metatron_user_admin"]);
const get = async (person: TestPerson, url: string) => (await test.as(person)({ method: "GET", url })).json();
const list = (query = ""): Promise<FeedbackPage> => get(admin, `/api/admin/feedback${query}`);
const triage = (id: string, payload: object) =>
  test.as(admin)({ method: "PATCH", url: `/api/admin/feedback/${id}`, payload });

/** Creates a person with an answer in the middle of a conversation, and gives feedback on it. */
async function judge(payload: object, person = newPerson()) {
  const first = question("Primera pregunta privada");
  await ask(test, person, first);
  const { conversationId } = first;
  const judged = question("¿Cuántos días de vacaciones tengo?", { conversationId, parentId: first.answerId });
  await ask(test, person, judged);
  await ask(test, person, question("Otra pregunta privada", { conversationId, parentId: judged.answerId }));
  const id = judged.answerId;
  const send = (said: object) =>
    test.as(person)({
      method: "POST",
      url: "/api/chat/feedback",
      payload: { conversationId, messageId: id, ...said },
    });
  expect((await send(payload)).statusCode).toBe(204);
  const own = async (query = "") => (await get(person, `/api/chat/feedback${query}`)).items;
  return { person, id, conversationId, send, own };
}

describe("triage", () => {
  it("shows the answer with its question, no other message of the conversation, and no name", async () => {
    const { id, person } = await judge({
      feedback: "bad",
      preselectComment: "wrong,tone",
      badComment: "Son 23",
    });
    const { items } = await list("?state=received");
    expect(items.find((item) => item.id === id)).toMatchObject({
      feedback: "bad",
      reasons: ["wrong", "tone"],
      comment: "Son 23",
      question: "¿Cuántos días de vacaciones tengo?",
    });
    const detail = await get(admin, `/api/admin/feedback/${id}`);
    expect(detail).toMatchObject({ id, question: "¿Cuántos días de vacaciones tengo?", state: "received" });
    expect(detail.answer).not.toBe("");
    const shown = JSON.stringify({ items, detail });
    for (const hidden of ["privada", person.email, person.name]) expect(shown).not.toContain(hidden);
  });

  it("does not show an answer without feedback", async () => {
    const request = question("Solo para mí");
    await ask(test, newPerson(), request);
    const answer = await test.as(admin)({ method: "GET", url: `/api/admin/feedback/${request.answerId}` });
    expect(answer.statusCode).toBe(404);
  });

  it("shows the person the progress, and thanks once, on any device", async () => {
    const { id, own, person, conversationId } = await judge({ feedback: "bad", preselectComment: "wrong" });
    expect(await own()).toMatchObject([
      { messageId: id, conversationId, state: "received", isThanked: true },
    ]);
    await triage(id, { state: "reviewed" });
    expect(await own()).toMatchObject([{ state: "reviewed", note: null }]);
    expect(await own("?thanks=due")).toEqual([]);
    const corrected = await triage(id, { state: "corrected", note: "Ya dice 23 días." });
    expect(corrected.json()).toMatchObject({ id, state: "corrected", note: "Ya dice 23 días." });
    expect(await own("?thanks=due")).toMatchObject([
      { messageId: id, note: "Ya dice 23 días.", isThanked: false },
    ]);
    const thanked = (who: TestPerson) =>
      test.as(who)({ method: "POST", url: "/api/chat/feedback/thanked", payload: { messageIds: [id] } });
    const stranger = newPerson();
    await thanked(stranger);
    expect(await get(stranger, `/api/chat/feedback?conversationId=${conversationId}`)).toMatchObject({
      items: [],
    });
    expect(await own("?thanks=due")).toHaveLength(1);
    expect((await thanked(person)).statusCode).toBe(204);
    expect(await own("?thanks=due")).toEqual([]);
    expect(await own(`?conversationId=${conversationId}`)).toMatchObject([
      { state: "corrected", isThanked: true },
    ]);
    // The same state with another note is no second correction.
    await triage(id, { state: "corrected", note: "Corregido." });
    expect(await own("?thanks=due")).toEqual([]);
    const audited = await test.deps.database.db
      .selectFrom("audit")
      .select(["action", "details"])
      .where("subject_id", "=", id)
      .orderBy("seq")
      .execute();
    expect(audited.map(({ details }) => details.state)).toEqual(["reviewed", "corrected", "corrected"]);
    expect(JSON.stringify(audited)).not.toContain("23");
  });

  it("reopens changed feedback, and keeps the state when the same feedback is repeated", async () => {
    const said = { feedback: "bad", preselectComment: "wrong", badComment: "Son 23" };
    const { id, own, send } = await judge(said);
    await triage(id, { state: "reviewed", note: "Lo miramos." });
    await send(said);
    expect(await own()).toMatchObject([{ state: "reviewed", note: "Lo miramos." }]);
    await send({ ...said, badComment: "Son 24" });
    expect(await own()).toMatchObject([{ state: "received", note: null }]);
  });

  it("filters by state, kind, reason and model, and pages", async () => {
    const person = newPerson();
    clock = new Date("2026-11-02T10:00:00Z");
    const { id: error } = await judge({ feedback: "error" }, person);
    clock = new Date("2026-11-02T10:01:00Z");
    const { id: old } = await judge({ feedback: "bad", preselectComment: "out_of_date" }, person);
    const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);
    expect(await idsOf("?feedback=error")).toEqual([error]);
    expect(await idsOf("?reason=out_of_date")).toEqual([old]);
    const { models } = await list();
    expect(models.length).toBeGreaterThan(0);
    expect((await idsOf(`?model=${encodeURIComponent(models[0] ?? "")}`)).slice(0, 2)).toEqual([old, error]);
    expect(await idsOf("?model=no-such-model")).toEqual([]);
    expect(await idsOf("?state=corrected")).not.toContain(old);
    const page = await list("?limit=1");
    expect(page.items.map(({ id }) => id)).toEqual([old]);
    const next = await list(`?limit=1&cursor=${page.nextCursor}`);
    expect(next.items.map(({ id }) => id)).toEqual([error]);
    expect((await test.as(admin)({ method: "GET", url: "/api/admin/feedback?cursor=x" })).statusCode).toBe(
      400,
    );
  });

  it("is deleted with the conversation", async () => {
    const { id, person, conversationId } = await judge({ feedback: "bad" });
    await test.as(person)({ method: "DELETE", url: `/api/history/delete/${conversationId}` });
    const answer = await test.as(admin)({ method: "GET", url: `/api/admin/feedback/${id}` });
    expect(answer.statusCode).toBe(404);
  });

  it("shows the error of an answer without text", async () => {
    const person = await newHistoryPerson(test);
    const conversationId = await person.addConversation();
    const messageId = await person.addMessage(conversationId, {
      role: "assistant",
      state: "failed",
      error_code: "model_timeout",
      text: "",
      content: "[]",
    });
    const payload = { conversationId, messageId, feedback: "error" };
    await person.call({ method: "POST", url: "/api/chat/feedback", payload });
    const detail = await get(admin, `/api/admin/feedback/${messageId}`);
    expect(detail).toMatchObject({
      answer: "",
      answerState: "failed",
      errorCode: "model_timeout",
      question: "",
    });
  });
});

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

  it("is stored with its comments and can be changed", async () => {
    const { person, conversationId, messageId, read } = await anAnswer();
    const place = { conversationId, messageId };
    const bad = { feedback: "bad", preselectComment: "wrong", badComment: "Son 23" };
    expect((await sendFeedback(person, { ...place, ...bad })).statusCode).toBe(204);
    expect(await read()).toMatchObject({ ...bad, sendFeedback: true, activeFeedback: false });
    await sendFeedback(person, { ...place, feedback: "good" });
    expect(await read()).toMatchObject({ feedback: "good", preselectComment: null, badComment: null });
  });

  it("moves the conversation to the front, with another digest", async () => {
    const { person, conversationId, messageId } = await anAnswer();
    await person.addConversation({ updated_at: new Date("2026-02-01T00:00:00Z") });
    const before = (await listed(person)).at(-1);
    await sendFeedback(person, { conversationId, messageId, feedback: "good" });
    const [after] = await listed(person);
    expect([before?.id, after?.id]).toEqual([conversationId, conversationId]);
    expect(after?.digest).not.toBe(before?.digest);
  });

  it("is for answers only, and only of that conversation", async () => {
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
