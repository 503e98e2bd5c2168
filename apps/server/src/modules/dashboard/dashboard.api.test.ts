import { randomUUID } from "node:crypto";
import type { Dashboard } from "@metatron/contract/dashboard/dashboard";
import { SERVICE_DESK_ID } from "@metatron/contract/desk/constants";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addEvent, addPerson, addTurn } from "../../../test/dashboard-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import type { Db } from "../../adapters/db/index.ts";
import { rollUp } from "./roll-up.ts";

let test: TestApp;
let db: Db;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  db = test.deps.database.db;
});
afterAll(() => test.close());

const admin = newPerson(["chat_metatron_user_admin"]);

async function dashboard(from: string, to: string, by = "day"): Promise<Dashboard> {
  const answer = await test.as(admin)({ url: `/api/admin/dashboard?from=${from}&to=${to}&by=${by}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe("the dashboard", () => {
  it("equals a count over the rows, and is idempotent", async () => {
    const [ana, luis] = [await addPerson(db), await addPerson(db, ["chat_metatron_user_pro"])];
    const permits = { name: "permits", label: "Permisos" };
    await addTurn(db, {
      personId: ana,
      at: "2026-03-02T10:00:00Z",
      category: permits,
      feedback: "good",
      seconds: 2,
    });
    await addTurn(db, {
      personId: ana,
      at: "2026-03-02T23:59:59Z",
      category: permits,
      feedback: "bad",
      seconds: 4,
    });
    await addTurn(db, { personId: ana, at: "2026-03-03T08:00:00Z", isGrounded: false, seconds: 20 });
    await addTurn(db, {
      personId: luis,
      at: "2026-03-03T09:00:00Z",
      chat: "chat-libre",
      model: "gemini",
      cost: 0.5,
    });
    await addTurn(db, {
      personId: luis,
      at: "2026-03-09T09:00:00Z",
      chat: "ai-builder",
      assistantId: SERVICE_DESK_ID,
      state: "failed",
    });
    await addTurn(db, { personId: luis, at: "2026-02-27T09:00:00Z" });
    await addEvent(db, { personId: await addPerson(db), at: "2026-03-04T12:00:00Z" });
    for (const score of [5, 4]) {
      const vote = {
        id: randomUUID(),
        person_id: ana,
        score,
        reason: null,
        comment: null,
        conversation_id: null,
      };
      await db
        .insertInto("csat_answers")
        .values({ ...vote, at: "2026-03-05T12:00:00Z" })
        .execute();
    }

    await rollUp(db);
    const first = await dashboard("2026-03-01", "2026-03-14", "week");
    await rollUp(db);
    const second = await dashboard("2026-03-01", "2026-03-14", "week");
    expect({ ...second, countedAt: null }).toEqual({ ...first, countedAt: null });

    expect(first).toMatchObject({
      earlier: { from: "2026-02-15", to: "2026-02-28" },
      now: {
        people: 3,
        conversations: 5,
        questions: 5,
        answers: 4,
        errors: 1,
        grounded: 3,
        groundable: 4,
        good: 1,
        bad: 1,
        cost: 0.54,
        votes: 2,
        score: 4.5,
      },
      before: { people: 1, conversations: 1, answers: 1, votes: 0, score: null, p50: 1.98 },
      brands: [
        { brand: "rh", people: 1, conversations: 3, earlierPeople: 1, earlierConversations: 1 },
        { brand: "chatlibre", people: 1, conversations: 1, earlierPeople: 0, earlierConversations: 0 },
        { brand: "amelia", people: 1, conversations: 1, earlierPeople: 0, earlierConversations: 0 },
      ],
      topics: [{ brand: "rh", category: "Permisos", questions: 2, earlier: 0 }],
      costs: [
        { model: "gemini", role: "chat_metatron_user_pro", calls: 1, cost: 0.5, inputTokens: 100 },
        { model: "gpt-5", role: "chat_metatron_user_basic", calls: 3, cost: 0.03 },
        { model: "gpt-5", role: "chat_metatron_user_pro", calls: 1, cost: 0.01, earlierCost: 0.01 },
      ],
      events: [{ name: "login_app", times: 1, earlier: 0 }],
    });
    expect(
      first.periods.map(({ start, people, conversations }) => ({ start, people, conversations })),
    ).toEqual([
      { start: "2026-03-01", people: 0, conversations: 0 },
      { start: "2026-03-02", people: 3, conversations: 4 },
      { start: "2026-03-09", people: 1, conversations: 1 },
    ]);
    expect(first.now.p50).toBeGreaterThan(1.9);
    expect(first.now.p95).toBeCloseTo(20, -1);

    const { rows } = await sql<{ questions: number; answers: number }>`
      select count(*) filter (where role = 'user') as questions,
        count(*) filter (where role = 'assistant' and state = 'complete') as answers
      from messages where created_at >= '2026-03-01Z' and created_at < '2026-03-15Z'`.execute(db);
    expect(first.now).toMatchObject({ ...rows[0] });
  });

  it("counts late rows and later changes", async () => {
    const personId = await addPerson(db);
    const { answerId } = await addTurn(db, { personId, at: "2025-05-05T10:00:00Z", feedback: "good" });
    await rollUp(db);
    await addEvent(db, { personId: await addPerson(db), at: "2025-05-07T11:00:00Z", name: "copy_response" });
    await db
      .updateTable("messages")
      .set({ feedback: "bad", updated_at: new Date() })
      .where("id", "=", answerId)
      .execute();
    await rollUp(db);
    const { periods, events } = await dashboard("2025-05-05", "2025-05-07");
    expect(periods).toMatchObject([{ people: 1, good: 0, bad: 1 }, { people: 0 }, { people: 1 }]);
    expect(events).toEqual([{ name: "copy_response", times: 1, earlier: 0 }]);
  });

  it("keeps the counts of deleted conversations", async () => {
    const personId = await addPerson(db);
    const { conversationId } = await addTurn(db, { personId, at: "2025-06-06T10:00:00Z" });
    await addTurn(db, { personId, at: "2025-06-06T11:00:00Z" });
    await rollUp(db);
    await db.deleteFrom("conversations").where("id", "=", conversationId).execute();
    await addEvent(db, { personId, at: "2025-06-06T12:00:00Z" });
    await rollUp(db);
    const { now } = await dashboard("2025-06-06", "2025-06-06");
    expect(now).toMatchObject({ conversations: 2, questions: 2, answers: 2, people: 1 });
  });

  it("refuses spans that end before they start or are too long", async () => {
    const ask = (query: string) => test.as(admin)({ url: `/api/admin/dashboard?${query}` });
    expect((await ask("from=2026-03-02&to=2026-03-01")).statusCode).toBe(422);
    expect((await ask("from=2020-01-01&to=2026-03-01")).statusCode).toBe(422);
  });

  it("is exported as a spreadsheet without executable formulas", async () => {
    const personId = await addPerson(db);
    const category = { name: "evil", label: '=HYPERLINK("http://x.example";"=1")' };
    await addTurn(db, { personId, at: "2025-07-07T10:00:00Z", category, cost: 1.25 });
    await rollUp(db);
    const csv = async (table: string, language: string) => {
      const answer = await test.as(admin)({
        url: `/api/admin/dashboard/export?from=2025-07-07&to=2025-07-07&table=${table}&language=${language}`,
      });
      expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(answer.headers["content-disposition"]).toContain(`metatron-${table}-2025-07-07`);
      return answer.body;
    };
    expect(await csv("topics", "es")).toBe(
      '\uFEFFMarca;Tema;Preguntas;Antes\r\nRH+;"\'=HYPERLINK(""http://x.example"";""=1"")";1;0\r\n',
    );
    expect((await csv("costs", "es")).split("\r\n")[1]).toBe(
      'gpt-5;chat_metatron_user_basic;1;100;20;"1,25";0',
    );
    expect((await csv("costs", "en")).split("\r\n")[1]).toBe(
      "gpt-5,chat_metatron_user_basic,1,100,20,1.25,0",
    );
  });
});

it("counts the unhandled entries of each screen", async () => {
  const counts = async () => (await test.as(admin)({ url: "/api/admin/counts" })).json();
  const before = await counts();
  const person_id = await addPerson(db);
  const issue = { person_id, kind: "Error", description: "No carga", context: "{}" } as const;
  const at = { created_at: new Date() };
  const { answerId } = await addTurn(db, { personId: person_id, at: "2025-08-08T10:00:00Z" });
  const given = {
    message_id: answerId,
    person_id,
    feedback: "bad",
    given_at: new Date(),
    updated_at: new Date(),
  };
  await db
    .insertInto("issues")
    .values({ ...issue, ...at, id: randomUUID() })
    .execute();
  await db
    .insertInto("issues")
    .values({ ...issue, ...at, id: randomUUID(), state: "closed" })
    .execute();
  await db
    .insertInto("feedback")
    .values({ ...given, feedback: "bad", reasons: [] })
    .execute();
  expect(await counts()).toEqual({ ...before, reports: before.reports + 1, feedback: before.feedback + 1 });
});
