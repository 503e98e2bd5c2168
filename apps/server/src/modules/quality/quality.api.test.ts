import { randomUUID } from "node:crypto";
import type { AssistantQuality, QualityRun, QualityRunDetail } from "@metatron/contract/quality/quality";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMember, newAssistant, newParticipant, type Participant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { ensureOfficial } from "../assistants/index.ts";
import { addFile } from "../files/index.ts";
import { ingestFileHandler } from "../retrieval/index.ts";
import { OFFICIAL_IDS, officialAssistants } from "../specialised/index.ts";
import { startNightlyRuns } from "./nightly.job.ts";
import { resumeQualityRuns, runQualityHandler } from "./run-quality.job.ts";

let test: TestApp;
let owner: Participant;
let assistantId: string;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  owner = newParticipant(test);
  assistantId = (await newAssistant(owner, { name: "Chalecos" })).id;
});

const CHALECOS =
  "# Chalecos de rampa\n\nEl chaleco reflectante amarillo es obligatorio en rampa. Se cambia cada 12 meses en el almacén 4.\n";
const QUESTION = "¿Cada cuánto se cambia el chaleco reflectante?";

const deps = () => {
  const { database, ...rest } = test.deps;
  return { ...rest, db: database.db };
};

async function addDocument(text = CHALECOS, name = "chalecos.md"): Promise<string> {
  const person = await deps()
    .db.selectFrom("people")
    .select("id")
    .where("email", "=", owner.email)
    .executeTakeFirstOrThrow();
  const file = await addFile(test.deps, {
    personId: person.id,
    purpose: "assistant",
    ownerId: assistantId,
    name,
    type: "text/markdown",
    bytes: new TextEncoder().encode(text),
  });
  await ingestFileHandler({ ...deps(), hasVectors: false }).handle({ fileId: file.id }, "job");
  return file.id;
}

async function addTest(fields: object = {}): Promise<string> {
  const id = randomUUID();
  const answer = await owner.call({
    method: "PUT",
    url: `/api/assistant/${assistantId}/tests/${id}`,
    payload: { question: QUESTION, facts: ["12 meses"], ...fields },
  });
  expect(answer.statusCode).toBe(200);
  return id;
}

const url = (end = "") => `/api/assistant/${assistantId}/quality${end}`;
const start = (person = owner) => person.call({ method: "POST", url: url("/runs") });
const read = async (): Promise<AssistantQuality> => (await owner.call({ url: url() })).json();
const detail = async (runId: string): Promise<QualityRunDetail> =>
  (await owner.call({ url: url(`/runs/${runId}`) })).json();
const work = (runId: string) => runQualityHandler(deps()).handle({ runId }, "job");

async function run(): Promise<QualityRun> {
  const { id } = (await start()).json();
  await work(id);
  return detail(id);
}

describe("a run", () => {
  it("asks the test set as in a chat, and measures every answer", async () => {
    await addDocument();
    await addTest({ document: "Chalecos de rampa" });
    await addTest({ question: "¿Qué menú sirven en el vuelo a Lima?", facts: [], mustRefuse: true });
    const { id } = (await start()).json();
    await work(id);
    const { results, ...done } = await detail(id);
    expect(done).toMatchObject({ state: "done", done: 2, total: 2, trigger: "manual", version: 1 });
    expect(done.figures).toMatchObject({ questions: 2, answered: 2, found: { yes: 1, of: 1 } });
    expect(results[0]).toMatchObject({
      passed: true,
      found: true,
      cited: true,
      supported: true,
      refused: false,
      errorCode: null,
      answer: expect.stringContaining("12 meses"),
      answerDigest: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(results[1]).toMatchObject({ found: null, cited: null, supported: null });
    // A run counts towards no quota: the daily tokens are summed from this table.
    const used = await deps().db.selectFrom("model_usage").select("id").execute();
    expect(used).toEqual([]);
  });

  it("is started once however often it is requested, and can be stopped", async () => {
    await addTest();
    const [first, second] = await Promise.all([start(), start()]);
    expect([first.statusCode, second.statusCode]).toEqual([202, 202]);
    const { id } = first.json();
    expect(second.json().id).toBe(id);
    expect((await read()).running).toMatchObject({ id, state: "waiting", done: 0, total: 1 });
    const stopped = await owner.call({ method: "POST", url: url(`/runs/${id}/stop`) });
    expect(stopped.json()).toMatchObject({ state: "stopped", done: 0 });
    await work(id);
    expect((await detail(id)).results[0]?.passed).toBeNull();
    expect((await start()).json().id).not.toBe(id);
  });

  it("resumes with the unanswered questions after its process died", async () => {
    await addTest();
    await addTest();
    const { id } = (await start()).json();
    await deps()
      .db.updateTable("quality_results")
      .set({ ended_at: new Date(), passed: false, answer: "de antes" })
      .where("run_id", "=", id)
      .where("ordinal", "=", 0)
      .execute();
    await deps().db.updateTable("quality_runs").set({ state: "running" }).where("id", "=", id).execute();
    await work(id);
    const { results, state } = await detail(id);
    expect(state).toBe("done");
    expect(results.map(({ answer }) => answer === "de antes")).toEqual([true, false]);
  });

  it("gets a new job if the queue has lost its own", async () => {
    await addTest();
    const { id } = (await start()).json();
    const queue = test.deps.database.pool;
    expect(await resumeQualityRuns(deps())).toBe(0);
    await queue.query("delete from pgboss.job where name = 'run-quality'");
    expect(await resumeQualityRuns(deps())).toBeGreaterThan(0);
    const { rows } = await queue.query("select data from pgboss.job where name = 'run-quality'");
    expect(rows).toContainEqual({ data: { runId: id } });
  });

  it("needs questions", async () => {
    expect((await start()).statusCode).toBe(422);
  });
});

describe("a regression", () => {
  it("is reported with the document that changed in between", async () => {
    const fileId = await addDocument();
    await addTest({ document: "Chalecos de rampa" });
    await run();
    expect((await read()).comparison).toBeNull();
    await run();
    expect((await read()).comparison).toMatchObject({ changes: [], worse: [], better: [] });
    const deleted = await owner.call({
      method: "DELETE",
      url: `/api/assistant/${assistantId}/artifact/${fileId}/delete`,
    });
    expect(deleted.statusCode).toBe(204);
    await addDocument("# Botas de rampa\n\nLas botas de seguridad son negras.\n", "botas.md");
    await run();
    await run();
    const { comparison, runs } = await read();
    expect(runs).toHaveLength(4);
    expect(comparison).toMatchObject({
      beforeRunId: runs[2]?.id,
      afterRunId: runs[0]?.id,
      changes: [
        { kind: "document_added", title: "Botas de rampa" },
        { kind: "document_removed", title: "Chalecos de rampa" },
      ],
      worse: [{ question: QUESTION, measures: expect.arrayContaining(["passed", "found", "cited"]) }],
      better: [],
    });
  });

  it("is reported with the changed instructions", async () => {
    await addTest();
    await run();
    const changed = await owner.call({
      method: "PUT",
      url: `/api/assistant/update/${assistantId}`,
      payload: { version: 1, instructions: "Sé breve." },
    });
    expect(changed.statusCode).toBe(200);
    await run();
    expect((await read()).comparison?.changes).toEqual([{ kind: "instructions", from: 1, to: 2 }]);
  });
});

describe("every night", () => {
  it("the selected sets run once, however many nodes start them", async () => {
    await addTest();
    const now = () => new Date("2030-01-02T01:13:00Z");
    await startNightlyRuns({ ...deps(), now });
    expect((await read()).running).toBeNull();
    const set = await owner.call({ method: "PUT", url: url(), payload: { isNightly: true } });
    expect(set.json()).toEqual({ isNightly: true });
    await Promise.all([startNightlyRuns({ ...deps(), now }), startNightlyRuns({ ...deps(), now })]);
    const { running } = await read();
    expect(running).toMatchObject({ trigger: "nightly", total: 1 });
    await work(running?.id ?? "");
    await startNightlyRuns({ ...deps(), now });
    expect(await read()).toMatchObject({ running: null, runs: [{ trigger: "nightly", state: "done" }] });
  });
});

describe("access", () => {
  it("shows editors questions and answers, and administrators of other people's assistants only figures", async () => {
    const [viewer, admin] = [newParticipant(test), newParticipant(test, ["chat_metatron_user_admin"])];
    await addMember(owner, assistantId, viewer.email, "viewer");
    await addTest();
    const { id } = await run();
    expect((await viewer.call({ url: url() })).statusCode).toBe(403);
    expect((await admin.call({ url: url() })).statusCode).toBe(404);
    const { items } = (await admin.call({ url: "/api/admin/quality" })).json();
    const item = items.find((each: { assistantId: string }) => each.assistantId === assistantId);
    expect(item).toMatchObject({
      name: "Chalecos",
      canOpen: false,
      questions: 1,
      last: { id },
      before: null,
    });
    expect(JSON.stringify(item)).not.toContain(QUESTION);
  });

  it("suggests rated questions for official assistants, once and without personal data", async () => {
    await ensureOfficial(deps().db, officialAssistants(test.deps.config.DEFAULT_MODEL));
    const admin = newParticipant(test, ["chat_metatron_user_admin"]);
    const [conversationId, messageId, answerId] = [randomUUID(), randomUUID(), randomUUID()];
    const text = "¿Cuántos días de vacaciones tengo? Soy ana@aerovia.example";
    const content = [{ type: "text", text }];
    const asked = { conversationId, messageId, answerId, content };
    await owner.call({ method: "POST", url: "/api/assistant/rhplus", payload: asked });
    const judged = { conversationId, messageId: answerId, feedback: "bad" };
    await owner.call({ method: "POST", url: "/api/chat/feedback", payload: judged });
    const official = OFFICIAL_IDS["rh-plus"];
    const suggested = async () =>
      (await admin.call({ url: `/api/admin/quality/${official}/suggestions` })).json().items;
    expect(await suggested()).toMatchObject([
      { id: answerId, kind: "bad", question: "¿Cuántos días de vacaciones tengo? Soy" },
    ]);
    await admin.call({
      method: "PUT",
      url: `/api/assistant/${official}/tests/${randomUUID()}`,
      payload: { question: "¿Cuántos días de vacaciones tengo?", facts: [], suggestionId: answerId },
    });
    expect(await suggested()).toEqual([]);
  });
});

describe("the export", () => {
  it("has every result with its versions, as CSV and as JSON", async () => {
    await addTest({ question: "=CMD()" });
    const { documentsDigest } = await run();
    const csv = await owner.call({ url: url("/export?format=csv&language=es") });
    expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [head, first] = csv.body.split("\r\n");
    expect(head).toContain("Fecha;Inicio;Estado;Versión");
    expect(first).toContain(documentsDigest);
    expect(first).toContain("'=CMD()");
    const json = (await owner.call({ url: url("/export?format=json") })).json();
    expect(json.runs[0].results).toHaveLength(1);
  });
});
