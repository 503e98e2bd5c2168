import { randomUUID } from "node:crypto";
import type { NewSchedule, Schedule, ScheduleList } from "@metatron/contract/schedules/schedule";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { newAssistant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { schedulesOf } from "../../config/limits.ts";
import { startDueRuns } from "./due-schedules.job.ts";
import { resumeScheduleRuns, runScheduleHandler } from "./run-schedule.job.ts";
import type { SchedulesDeps } from "./schedules-deps.ts";

let provider: OpenAiStandIn;
let test: TestApp;
const NOON = new Date("2026-11-16T12:00:00Z");
let now = NOON;

beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 5 });
  test = await startTestApp({
    environment: {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODELS: "gpt-5,server-error",
      OLLAMA_BASE_URL: "off",
      LIMIT_SCHEDULES: "3",
      LIMIT_REQUESTS_PER_MINUTE: "0",
    },
    deps: () => ({ now: () => now }),
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});
afterEach(async () => {
  now = NOON;
  await db().deleteFrom("schedules").execute();
});

const db = () => test.deps.db;
const deps = (): SchedulesDeps => ({ ...test.deps, schedules: schedulesOf(test.deps.config) });
const given = (changes: Partial<NewSchedule> = {}): NewSchedule => ({
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
  ...changes,
});
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
const send = (person: TestPerson, method: Method, url: string, payload?: object) =>
  test.as(person)({ method, url: `/api${url}`, ...(payload ? { payload } : {}) });

async function create(person: TestPerson, changes: Partial<NewSchedule> = {}): Promise<Schedule> {
  const made = await send(person, "POST", "/schedules", given(changes));
  expect([made.statusCode, made.body.slice(0, 200)]).toEqual([201, expect.any(String)]);
  // `now` of the test is behind the clock that the sign-in was stored with.
  await db().updateTable("people").set({ last_seen_at: now }).where("email", "=", person.email).execute();
  return made.json();
}

async function list(person: TestPerson): Promise<Schedule[]> {
  const answer: ScheduleList = (await send(person, "GET", "/schedules")).json();
  await db().updateTable("people").set({ last_seen_at: now }).where("email", "=", person.email).execute();
  return answer.items;
}
const only = async (person: TestPerson) => (await list(person))[0];

async function openRuns(): Promise<string[]> {
  const rows = await db().selectFrom("schedule_runs").select("id").where("ended_at", "is", null).execute();
  return rows.map(({ id }) => id);
}
async function runOpen(): Promise<void> {
  for (const runId of await openRuns()) await runScheduleHandler(deps()).handle({ runId }, "job");
}
async function passOneDay(days = 1): Promise<void> {
  now = new Date(now.getTime() + days * 24 * 3_600_000);
  await db().updateTable("people").set({ last_seen_at: now }).execute();
  await startDueRuns(deps());
  await runOpen();
}
const messagesIn = (conversationId: string | null | undefined) =>
  db()
    .selectFrom("messages")
    .select(["role", "text", "state", "parent_id", "id"])
    .where("conversation_id", "=", conversationId ?? "")
    .orderBy("seq")
    .execute();

it("asks at its time through the same engine, and all answers are in one conversation", async () => {
  const person = newPerson();
  const made = await create(person);
  expect(made).toMatchObject({
    state: "active",
    nextRunAt: "2026-11-17T07:30:00.000Z",
    lastRun: null,
    conversationId: null,
  });
  await startDueRuns(deps());
  expect(await openRuns()).toEqual([]);

  await passOneDay();
  const first = await only(person);
  expect(first).toMatchObject({
    nextRunAt: "2026-11-18T07:30:00.000Z",
    lastRun: { trigger: "scheduled", state: "done", dueAt: "2026-11-17T07:30:00.000Z", errorCode: null },
  });
  await passOneDay();
  const second = await only(person);
  expect(second?.conversationId).toBe(first?.conversationId);
  const messages = await messagesIn(second?.conversationId);
  expect(messages.map(({ role, state }) => `${role} ${state}`)).toEqual([
    "user complete",
    "assistant complete",
    "user complete",
    "assistant complete",
  ]);
  expect(messages[2]).toMatchObject({ text: "¿Qué cambió hoy?", parent_id: messages[1]?.id });
});

it("makes up only the last of the runs that were missed, once", async () => {
  const person = newPerson();
  await create(person);
  await passOneDay(5);
  const schedule = await only(person);
  expect(schedule?.lastRun).toMatchObject({ dueAt: "2026-11-21T07:30:00.000Z", state: "done" });
  expect(schedule?.nextRunAt).toBe("2026-11-22T07:30:00.000Z");
  expect(await messagesIn(schedule?.conversationId)).toHaveLength(2);
});

it("runs once, however many nodes look and however often the job is repeated", async () => {
  const person = newPerson();
  await create(person);
  now = new Date("2026-11-17T08:00:00Z");
  await db().updateTable("people").set({ last_seen_at: now }).execute();
  await Promise.all([1, 2, 3, 4].map(() => startDueRuns(deps())));
  const runs = await openRuns();
  expect(runs).toHaveLength(1);
  await Promise.all([1, 2, 3].map(() => runScheduleHandler(deps()).handle({ runId: runs[0] ?? "" }, "job")));
  await runScheduleHandler(deps()).handle({ runId: runs[0] ?? "" }, "job");
  expect(await messagesIn((await only(person))?.conversationId)).toHaveLength(2);
});

it("runs now at a click, and a second click is the same run", async () => {
  const person = newPerson();
  const { id, nextRunAt } = await create(person);
  const clicks = await Promise.all([1, 2].map(() => send(person, "POST", `/schedules/${id}/runs`)));
  expect(clicks.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  expect(await openRuns()).toHaveLength(1);
  await runOpen();
  expect(await only(person)).toMatchObject({ nextRunAt, lastRun: { trigger: "manual", state: "done" } });
});

it("leaves a mark that is gone when the conversation is opened, and with the conversation", async () => {
  const person = newPerson();
  await create(person);
  await passOneDay();
  const conversationId = (await only(person))?.conversationId;
  const unread = async () => (await send(person, "GET", "/unread-answers")).json().items;
  expect(await unread()).toMatchObject([{ conversationId, kind: "schedule", failed: false }]);
  await send(newPerson(), "DELETE", `/unread-answers/${conversationId}`);
  expect(await unread()).toHaveLength(1);
  expect((await send(person, "DELETE", `/unread-answers/${conversationId}`)).statusCode).toBe(204);
  expect(await unread()).toEqual([]);

  await passOneDay();
  expect(await unread()).toHaveLength(1);
  expect((await send(person, "DELETE", `/history/delete/${conversationId}`)).statusCode).toBe(204);
  expect(await unread()).toEqual([]);
  expect((await only(person))?.conversationId).toBeNull();
  await passOneDay();
  const next = await only(person);
  expect(next?.conversationId).not.toBe(conversationId);
  expect(await messagesIn(next?.conversationId)).toHaveLength(2);
});

it("is over after its only run", async () => {
  const person = newPerson();
  const rule = { every: "once", day: "2026-11-17", time: "09:00" } as const;
  const { id } = await create(person, { rule });
  await passOneDay();
  expect(await only(person)).toMatchObject({ state: "done", nextRunAt: null, lastRun: { state: "done" } });
  const again = await send(person, "PATCH", `/schedules/${id}`, { paused: false });
  expect([again.statusCode, again.json().code]).toEqual([422, "schedule_in_past"]);
  const past = await send(person, "POST", "/schedules", given({ rule }));
  expect([past.statusCode, past.json().code]).toEqual([422, "schedule_in_past"]);
});

it("pauses after three failures in a row and shows why; a change makes it active again", async () => {
  const person = newPerson();
  const { id } = await create(person, { model: "server-error" });
  await passOneDay();
  await passOneDay();
  expect(await only(person)).toMatchObject({ state: "active", lastRun: { state: "failed" } });
  await passOneDay();
  expect(await only(person)).toMatchObject({
    state: "paused",
    pauseReason: "failures",
    nextRunAt: null,
    lastRun: { state: "failed", errorCode: "model_unavailable" },
  });
  await passOneDay();
  expect(await openRuns()).toEqual([]);
  const { id: _, ...changes } = given({ question: "¿Y ahora?" });
  const changed = await send(person, "PUT", `/schedules/${id}`, changes);
  expect(changed.json()).toMatchObject({ state: "active", pauseReason: null, question: "¿Y ahora?" });
  const audited = await db()
    .selectFrom("audit")
    .select(["action", "details"])
    .where("subject_id", "=", id)
    .execute();
  expect(audited.map(({ action }) => action)).toEqual([
    "schedule.created",
    "schedule.paused",
    "schedule.changed",
  ]);
  expect(JSON.stringify(audited)).not.toContain("cambió");
});

it("counts failures only in a row", async () => {
  const person = newPerson();
  const { id } = await create(person, { model: "server-error" });
  await passOneDay();
  await passOneDay();
  await db()
    .updateTable("schedules")
    .set({ conversation_id: randomUUID(), model: null })
    .where("id", "=", id)
    .execute();
  await passOneDay();
  await db()
    .updateTable("schedules")
    .set({ conversation_id: randomUUID(), model: "server-error" })
    .where("id", "=", id)
    .execute();
  await passOneDay();
  expect(await only(person)).toMatchObject({ state: "active", lastRun: { state: "failed" } });
});

it("pauses when the person lost the roles, the assistant, or has been away for long", async () => {
  const owner = newPerson();
  const assistant = await newAssistant({ ...owner, call: test.as(owner) });
  await create(owner, { chat: "ai-builder", assistantId: assistant.id });
  await send(owner, "DELETE", `/assistant/assistant_delete?assistant_id=${assistant.id}`);
  const former = newPerson();
  await create(former);
  await db()
    .updateTable("people")
    .set({ roles: ["another_product"] })
    .where("email", "=", former.email)
    .execute();
  await passOneDay();
  expect(await only(owner)).toMatchObject({ state: "paused", pauseReason: "no_access", assistantName: null });
  const { rows } = { rows: await db().selectFrom("schedules").selectAll().execute() };
  expect(rows.map(({ pause_reason }) => pause_reason)).toEqual(["no_access", "no_access"]);

  const away = newPerson();
  await create(away);
  now = new Date(now.getTime() + 31 * 24 * 3_600_000);
  await startDueRuns(deps());
  await runOpen();
  expect(await only(away)).toMatchObject({ state: "paused", pauseReason: "away" });
});

it("pauses, resumes and deletes; a paused one is not due", async () => {
  const person = newPerson();
  const { id } = await create(person);
  const paused = await send(person, "PATCH", `/schedules/${id}`, { paused: true });
  expect(paused.json()).toMatchObject({ state: "paused", pauseReason: "person", nextRunAt: null });
  await passOneDay();
  expect((await only(person))?.lastRun).toBeNull();
  const resumed = await send(person, "PATCH", `/schedules/${id}`, { paused: false });
  expect(resumed.json()).toMatchObject({ state: "active", nextRunAt: "2026-11-18T07:30:00.000Z" });
  expect((await send(person, "DELETE", `/schedules/${id}`)).statusCode).toBe(204);
  expect(await list(person)).toEqual([]);
});

it("has a limit per person, and a repeated creation is the same schedule", async () => {
  const person = newPerson();
  const first = given();
  await send(person, "POST", "/schedules", first);
  const repeated = await send(person, "POST", "/schedules", first);
  expect([repeated.statusCode, repeated.json().id]).toEqual([201, first.id]);
  const more = await Promise.all([1, 2, 3].map(() => send(person, "POST", "/schedules", given())));
  expect(more.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429]);
  expect(more.find(({ statusCode }) => statusCode === 429)?.json().code).toBe("schedule_limit_reached");
});

it.each([
  [{ timeZone: "Mars/Olympus" }, "timeZone"],
  [{ rule: { every: "day", time: "24:00", workdays: false } }, "rule.time"],
  [{ rule: { every: "month", time: "08:00", day: 32 } }, "rule.day"],
  [{ chat: "ai-builder" }, "assistantId"],
  [{ question: " " }, "question"],
])("refuses %j", async (changes, path) => {
  const refused = await send(newPerson(), "POST", "/schedules", { ...given(), ...changes });
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, path]);
});

it("asks about personal data when it is made, because nobody can be asked later", async () => {
  const person = newPerson();
  const question = "Resume el caso del pasajero con DNI 12345678Z";
  const asked = await send(person, "POST", "/schedules", given({ question }));
  expect([asked.statusCode, asked.json().code]).toEqual([422, "personal_data_found"]);
  await create(person, { question, personalData: "mask" });
  await passOneDay();
  expect(await only(person)).toMatchObject({ state: "active", lastRun: { state: "done" } });
  expect(JSON.stringify(provider.requests.at(-1)?.body)).not.toContain("12345678Z");
});

it("writes the answer again, once, when the process that wrote it died", async () => {
  const person = newPerson();
  const { id } = await create(person);
  await send(person, "POST", `/schedules/${id}/runs`);
  const [runId = ""] = await openRuns();
  await runScheduleHandler(deps()).handle({ runId }, "job");
  // As if the process had died in the middle: the answer is interrupted and the run is open.
  const run = await db()
    .updateTable("schedule_runs")
    .set({ state: "running", ended_at: null })
    .where("id", "=", runId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db()
    .updateTable("messages")
    .set({ state: "interrupted", error_code: "answer_interrupted" })
    .where("id", "=", run.answer_id)
    .execute();
  expect(await resumeScheduleRuns(deps())).toBe(0);
  await runScheduleHandler(deps()).handle({ runId }, "job");
  const messages = await messagesIn((await only(person))?.conversationId);
  expect(messages.map(({ role, state }) => `${role} ${state}`)).toEqual([
    "user complete",
    "assistant interrupted",
    "assistant complete",
  ]);
  expect(await only(person)).toMatchObject({ lastRun: { state: "done" } });
});

it("makes a deep search without asking anybody about its plan, and marks its report once", async () => {
  const person = newPerson();
  await create(person, { research: true, question: "¿Qué permisos hay? ¿Cómo se piden?" });
  await passOneDay();
  const schedule = await only(person);
  expect(schedule).toMatchObject({ research: true, lastRun: { state: "done" } });
  const [, answer] = await messagesIn(schedule?.conversationId);
  expect(answer).toMatchObject({ state: "complete" });
  // This model plans nothing and no document is here: the parts of the question are the plan.
  expect(answer?.text).toContain("- **¿Cómo se piden?** Nada de lo que busqué lo responde.");
  const { items } = (await send(person, "GET", "/unread-answers")).json();
  expect(items).toMatchObject([
    { conversationId: schedule?.conversationId, kind: "schedule", failed: false },
  ]);
  expect((await send(person, "GET", "/research")).json()).toEqual({ items: [], isAllowed: true });
});
