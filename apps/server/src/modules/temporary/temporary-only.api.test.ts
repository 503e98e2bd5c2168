import { randomUUID } from "node:crypto";
import type { NewSchedule, Schedule } from "@metatron/contract/schedules/schedule";
import type { InjectOptions } from "fastify";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { importedConversation } from "../../../test/history-data.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { schedulesOf } from "../../config/limits.ts";
import { runScheduleHandler } from "../schedules/index.ts";
import { createTemporaryChats } from "./index.ts";

const ROLE = "chat_metatron_airport_agent";
const admin = newPerson(["chat_metatron_user_admin"]);
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off", LIMIT_REQUESTS_PER_MINUTE: "0" } });
});
afterAll(() => test.close());
afterEach(() => rule(null));

const send = (
  person: TestPerson,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  payload?: object,
) => test.as(person)({ method, url: `/api${url}`, ...(payload ? { payload } : {}) } satisfies InjectOptions);
const rule = (mode: string | null) =>
  send(admin, "PUT", "/admin/temporary", { rules: [{ role: ROLE, mode }] });

const schedule = (): NewSchedule => ({
  id: randomUUID(),
  question: "¿Qué cambió hoy?",
  chat: "chat-libre",
  assistantId: null,
  model: null,
  online: false,
  research: false,
  personalData: null,
  rule: { every: "day", time: "08:30", workdays: false },
  timeZone: "Europe/Madrid",
});

it("refuses everything that would store a conversation, and keeps what was there usable", async () => {
  const agent = newPerson([ROLE]);
  const asked = question("¿Cuántos días de vacaciones tengo?");
  await ask(test, agent, asked);
  const { conversationId, answerId } = asked;
  const shareId = randomUUID();
  const shared = await send(agent, "POST", "/shares", {
    id: shareId,
    conversationId,
    messageId: answerId,
    part: "conversation",
    everyone: true,
    roles: [],
    emails: [],
    days: 7,
  });
  expect(shared.statusCode).toBe(201);
  const { id: kept }: Schedule = (await send(agent, "POST", "/schedules", schedule())).json();
  const { id: paused }: Schedule = (await send(agent, "POST", "/schedules", schedule())).json();
  await send(agent, "PATCH", `/schedules/${paused}`, { paused: true });
  const { id: _id, ...changes } = schedule();
  const attempts = () =>
    Promise.all([
      send(agent, "PUT", `/history/import/${randomUUID()}`, importedConversation()),
      send(agent, "POST", `/shares/${shareId}/copy`, { conversationId: randomUUID() }),
      send(agent, "POST", `/history/fork/${conversationId}`, {
        conversationId: randomUUID(),
        messageId: answerId,
      }),
      send(agent, "POST", "/schedules", schedule()),
      send(agent, "PUT", `/schedules/${kept}`, changes),
      send(agent, "PATCH", `/schedules/${paused}`, { paused: false }),
      send(agent, "POST", `/schedules/${kept}/runs`),
    ]);

  await rule("always");
  const refused = (await attempts()).map((answer) => [answer.statusCode, answer.json().code]);
  expect(refused).toEqual(refused.map(() => [403, "temporary_only"]));
  const reads = await Promise.all([
    send(agent, "GET", `/shares/${shareId}`),
    send(agent, "GET", "/schedules"),
    send(agent, "GET", `/history/list_messages?conversationId=${conversationId}`),
    send(agent, "PATCH", `/schedules/${kept}`, { paused: true }),
  ]);
  expect(reads.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);

  await rule(null);
  expect((await attempts()).map(({ statusCode }) => statusCode < 300)).toEqual(refused.map(() => true));
});

it("pauses a scheduled question that is due, and says why", async () => {
  const agent = newPerson([ROLE]);
  const { id }: Schedule = (await send(agent, "POST", "/schedules", schedule())).json();
  expect((await send(agent, "POST", `/schedules/${id}/runs`)).statusCode).toBe(202);
  await rule("always");
  const { db } = test.deps;
  const run = await db
    .selectFrom("schedule_runs")
    .select("id")
    .where("schedule_id", "=", id)
    .executeTakeFirstOrThrow();
  const deps = { ...test.deps, schedules: schedulesOf(test.deps.config) };
  await runScheduleHandler(deps).handle({ runId: run.id }, "job");
  const [stored]: Schedule[] = (await send(agent, "GET", "/schedules")).json().items;
  expect([stored?.state, stored?.pauseReason, stored?.lastRun?.errorCode]).toEqual([
    "paused",
    "temporary",
    "temporary_only",
  ]);
  const conversations = await send(agent, "GET", "/history/list_conversations?limit=10");
  expect(conversations.json().items).toEqual([]);
});

it("reads the rules without a query per question, and again when asked", async () => {
  const { db, log } = test.deps;
  const other = await createTemporaryChats({ db, log, byDefault: "optional" });
  try {
    await db
      .insertInto("temporary_rules")
      .values({ role: ROLE, mode: "always", changed_by: null, changed_at: new Date() })
      .execute();
    expect(other.modeFor([ROLE])).toBe("optional");
    await other.refresh();
    expect([other.modeFor([ROLE]), other.modeFor(["chat_metatron_user_basic"])]).toEqual([
      "always",
      "optional",
    ]);
  } finally {
    await other.close();
  }
});
