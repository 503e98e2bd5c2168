import { randomUUID } from "node:crypto";
import type { Conversation } from "@metatron/contract/chat/conversation";
import type { Message } from "@metatron/contract/chat/message";
import type { FeedbackPage } from "@metatron/contract/feedback/feedback";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { newAssistant } from "../../../test/assistant-data.ts";
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

  it("counts praise and does not queue it", async () => {
    clock = new Date("2026-11-03T10:00:00Z");
    const { id } = await judge({ feedback: "good" });
    const day = "from=2026-11-03&to=2026-11-03";
    expect(await list(`?state=received&${day}`)).toMatchObject({ items: [], praise: 1 });
    expect((await list(`?feedback=good&${day}`)).items).toMatchObject([{ id }]);
    const before = (await get(admin, "/api/admin/counts")).feedback;
    await judge({ feedback: "good" });
    expect((await get(admin, "/api/admin/counts")).feedback).toBe(before);
  });

  it("filters by day, assistant, kind of chat and category", async () => {
    clock = new Date("2026-11-04T23:59:59Z");
    const { id } = await judge({ feedback: "bad" });
    clock = new Date("2026-11-05T00:00:00Z");
    const { id: next } = await judge({ feedback: "bad" });
    const idsOf = async (query: string) => (await list(query)).items.map((item) => item.id);
    expect(await idsOf("?from=2026-11-04&to=2026-11-04")).toEqual([id]);
    expect(await idsOf("?from=2026-11-05")).toEqual([next]);
    const { db } = test.deps.database;
    const owner = newPerson();
    const assistant = await newAssistant({ ...owner, call: test.as(owner) });
    const { conversation_id: conversationId } = await db
      .selectFrom("messages")
      .select("conversation_id")
      .where("id", "=", next)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("conversations")
      .set({ assistant_id: assistant.id, chat: "ai-builder" })
      .where("id", "=", conversationId)
      .execute();
    await db
      .updateTable("messages")
      .set({ category: JSON.stringify({ name: "payroll", label: "Nómina" }) })
      .where("id", "=", id)
      .execute();
    expect(await idsOf(`?assistantId=${assistant.id}`)).toEqual([next]);
    expect(await idsOf("?from=2026-11-04&chat=ai-builder")).toEqual([next]);
    expect(await idsOf("?category=payroll")).toEqual([id]);
    const { assistants, categories, items } = await list("?from=2026-11-05");
    expect(assistants).toContainEqual({ id: assistant.id, name: assistant.name });
    expect(categories).toContainEqual({ name: "payroll", label: "Nómina" });
    expect(items).toMatchObject([{ assistant: { id: assistant.id } }]);
  });

  it("moves several on at once, each with an audit entry", async () => {
    const { id: one } = await judge({ feedback: "bad" });
    const { id: other } = await judge({ feedback: "error" });
    const move = () =>
      test.as(admin)({
        method: "POST",
        url: "/api/admin/feedback/triage",
        payload: { ids: [one, other, randomUUID()], state: "reviewed" },
      });
    expect((await move()).json()).toEqual({ changed: 2 });
    expect((await move()).json()).toEqual({ changed: 0 });
    const audited = await test.deps.database.db
      .selectFrom("audit")
      .select("subject_id")
      .where("subject_id", "in", [one, other])
      .where("action", "=", "feedback.triaged")
      .execute();
    expect(audited).toHaveLength(2);
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
