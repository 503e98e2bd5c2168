import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type HistoryPerson, newHistoryPerson } from "../../../test/history-data.ts";
import { newPerson } from "../../../test/test-issuer.ts";

const START = new Date("2026-03-01T09:00:00Z");
const DAY_MS = 24 * 60 * 60_000;
let test: TestApp;
let clock = START;
beforeAll(async () => {
  test = await startTestApp({
    environment: { SURVEY_AFTER_ANSWERS: "3" },
    deps: () => ({ now: () => clock }),
  });
});
afterAll(() => test.close());
beforeEach(() => {
  clock = START;
});

const turnTo = (days: number) => {
  clock = new Date(START.getTime() + days * DAY_MS);
};
const due = async (person: HistoryPerson) => (await person.call({ url: "/api/csat" })).json().due;
const ask = async (person: HistoryPerson) =>
  (await person.call({ method: "POST", url: "/api/csat/ask" })).json().due;
const answer = (person: HistoryPerson, changes: object = {}) =>
  person.call({ method: "POST", url: "/api/csat", payload: { id: randomUUID(), score: 4, ...changes } });

async function somebody() {
  const person = await newHistoryPerson(test);
  const conversationId = await person.addConversation({ updated_at: clock });
  const addAnswers = async (count: number, state: "complete" | "failed" = "complete") => {
    for (let n = 0; n < count; n += 1)
      await person.addMessage(conversationId, { role: "assistant", state, created_at: clock });
    await test.deps.database.db
      .updateTable("conversations")
      .set({ updated_at: clock })
      .where("id", "=", conversationId)
      .execute();
  };
  return { person, conversationId, addAnswers };
}

describe("the survey", () => {
  it("is due after the configured number of complete answers", async () => {
    const { person, addAnswers } = await somebody();
    await addAnswers(2);
    await addAnswers(5, "failed");
    expect(await due(person)).toBe(false);
    await addAnswers(1);
    expect(await due(person)).toBe(true);
    expect(await due((await somebody()).person)).toBe(false);
  });

  it("is shown in one tab only, and not again for 30 days if it was closed", async () => {
    const { person, addAnswers } = await somebody();
    await addAnswers(3);
    const both = await Promise.all([ask(person), ask(person)]);
    expect(both.sort()).toEqual([false, true]);
    turnTo(29);
    await addAnswers(3);
    expect([await due(person), await ask(person)]).toEqual([false, false]);
    turnTo(30);
    expect([await due(person), await ask(person)]).toEqual([true, true]);
  });

  it("pauses longer for people who answered", async () => {
    const { person, addAnswers, conversationId } = await somebody();
    await addAnswers(3);
    await ask(person);
    const given = { score: 5, reason: "sources", comment: " Muy bien ", conversationId };
    expect((await answer(person, given)).statusCode).toBe(204);
    turnTo(31);
    await addAnswers(3);
    expect(await due(person)).toBe(false);
    turnTo(60);
    expect(await due(person)).toBe(true);
  });

  it("has one answer per person: repeated or changed, it is the same answer", async () => {
    const { person } = await somebody();
    const id = randomUUID();
    await answer(person, { id, score: 2 });
    await answer(person, { id, score: 2 });
    await answer(person, { score: 5 });
    const rows = await test.deps.database.db
      .selectFrom("csat_answers")
      .select(["id", "score"])
      .where("person_id", "=", person.personId)
      .execute();
    expect(rows).toEqual([{ id, score: 5 }]);
    const { person: other } = await somebody();
    expect((await answer(other, { id })).statusCode).toBe(409);
  });

  it("refuses a score out of range and another person's conversation", async () => {
    const { person } = await somebody();
    const { conversationId } = await somebody();
    expect((await answer(person, { score: 6 })).statusCode).toBe(422);
    expect((await answer(person, { score: 0 })).statusCode).toBe(422);
    expect((await answer(person, { conversationId })).statusCode).toBe(404);
  });

  it("is listed for administrators without names, page by page", async () => {
    turnTo(100);
    const { person } = await somebody();
    await answer(person, { score: 1, reason: "speed", comment: "Lento" });
    turnTo(101);
    await answer((await somebody()).person, { score: 3 });
    const admin = test.as(newPerson(["chat_metatron_user_admin"]));
    const first = (await admin({ method: "GET", url: "/api/admin/csat?limit=1" })).json();
    expect(first.items).toMatchObject([{ score: 3 }]);
    const next = (
      await admin({ method: "GET", url: `/api/admin/csat?limit=1&cursor=${first.nextCursor}` })
    ).json();
    expect(next.items).toMatchObject([{ score: 1, reason: "speed", comment: "Lento" }]);
    expect(Object.keys(next.items[0]).sort()).toEqual(["at", "comment", "id", "reason", "score"]);
  });

  it("is filtered by score, reason, day and comment, and has a trend by week and month", async () => {
    const admin = test.as(newPerson(["chat_metatron_user_admin"]));
    const read = async (path: string) =>
      (await admin({ method: "GET", url: `/api/admin/csat${path}` })).json();
    // 2026-03-01 is a Sunday: days 200, 201 and 215 are the 17th and 18th of September and the 2nd of October.
    turnTo(200);
    await answer((await somebody()).person, { score: 2, reason: "speed", comment: "Tarda" });
    turnTo(201);
    await answer((await somebody()).person, { score: 5, reason: "sources" });
    turnTo(215);
    await answer((await somebody()).person, { score: 4, reason: "speed" });
    const scores = async (query: string) =>
      (await read(`?from=2026-09-01&${query}`)).items.map(({ score }: { score: number }) => score);
    expect(await scores("")).toEqual([4, 5, 2]);
    expect(await scores("score=5")).toEqual([5]);
    expect(await scores("reason=speed")).toEqual([4, 2]);
    expect(await scores("comment=with")).toEqual([2]);
    expect(await scores("to=2026-09-18")).toEqual([5, 2]);
    expect((await admin({ method: "GET", url: "/api/admin/csat?score=6" })).statusCode).toBe(422);

    expect(await read("/trend?from=2026-09-01&by=week")).toEqual({
      votes: 3,
      mean: 11 / 3,
      scores: [0, 1, 0, 1, 1],
      periods: [
        { start: "2026-09-14", votes: 2, mean: 3.5 },
        { start: "2026-09-21", votes: 0, mean: null },
        { start: "2026-09-28", votes: 1, mean: 4 },
      ],
    });
    expect((await read("/trend?from=2026-09-01&by=month")).periods).toEqual([
      { start: "2026-09-01", votes: 2, mean: 3.5 },
      { start: "2026-10-01", votes: 1, mean: 4 },
    ]);
    expect(await read("/trend?from=2030-01-01")).toEqual({
      votes: 0,
      mean: null,
      scores: [0, 0, 0, 0, 0],
      periods: [],
    });
  });
});
