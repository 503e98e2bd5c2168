import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type RhConnectStandIn, startRhConnectStandIn } from "../../../test/stand-ins/rhconnect.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { addFile } from "../files/index.ts";
import { deliverCase, deliverCaseHandler, resumeDeliveries } from "./deliver-case.job.ts";
import { refreshCasesHandler } from "./refresh-cases.job.ts";

const aCase = (more: object = {}) => ({
  id: randomUUID(),
  subject: "Mis vacaciones",
  description: "No cuadra el saldo",
  category: "Vacaciones",
  ...more,
});
const admin = () => newPerson(["chat_metatron_user_admin"]);

describe("without RHConnect", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  });
  afterAll(() => test.close());
  const create = (person: TestPerson, payload: object) =>
    test.as(person)({ method: "POST", url: "/api/rhconnect/cases", payload });
  const list = async (person: TestPerson) =>
    (await test.as(person)({ method: "GET", url: "/api/rhconnect/cases" })).json().items;

  it("stores the case once under its own number, and shows it only to its person", async () => {
    const person = newPerson();
    const given = aCase({ stepsTried: ["Miré en RHConnect"] });
    const first = await create(person, given);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({ caseNumber: expect.stringMatching(/^RH-\d{4}-\d{6}$/), status: "open" });
    expect((await create(person, given)).json()).toEqual(first.json());
    expect(await list(person)).toMatchObject([
      { id: given.id, status: "open", isDelivered: true, stepsTried: ["Miré en RHConnect"] },
    ]);
    expect(await list(newPerson())).toEqual([]);
    expect((await create(newPerson(), given)).statusCode).toBe(409);
  });

  it("does not open a case on another person's conversation", async () => {
    const request = question("Hola");
    await ask(test, newPerson(), request);
    const answer = await create(newPerson(), aCase({ conversationId: request.conversationId }));
    expect(answer.statusCode).toBe(404);
    const draft = await test.as(newPerson())({
      method: "GET",
      url: `/api/rhconnect/cases/draft?conversationId=${request.conversationId}`,
    });
    expect(draft.statusCode).toBe(404);
  });

  it("fills a draft in from the conversation", async () => {
    const person = newPerson();
    const request = question("¿Por qué cobré menos en octubre?");
    await ask(test, person, request);
    const draft = await test.as(person)({
      method: "GET",
      url: `/api/rhconnect/cases/draft?conversationId=${request.conversationId}`,
      headers: { host: "rh.example", "accept-language": "es" },
    });
    expect(draft.json()).toMatchObject({
      desk: "rh",
      subject: "¿Por qué cobré menos en octubre?",
      stepsTried: [],
    });
    expect(draft.json().categories).toContain("Nómina");
    expect(draft.json().description).toContain(`http://rh.example/chat/${request.conversationId}`);
    expect(draft.json().description).toContain("- ¿Por qué cobré menos en octubre?");
  });

  it("lists them for administrators, who change their state and reply, with audit entries", async () => {
    const person = newPerson();
    const given = aCase({ desk: "service-desk", category: "Equipos" });
    await create(person, given);
    expect((await test.as(person)({ method: "GET", url: "/api/admin/cases" })).statusCode).toBe(403);
    const all = await test.as(admin())({ method: "GET", url: "/api/admin/cases?desk=service-desk" });
    expect(all.json().items).toMatchObject([{ id: given.id, person: { email: person.email } }]);
    const changed = await test.as(admin())({
      method: "PATCH",
      url: `/api/admin/cases/${given.id}`,
      payload: { status: "resolved", reply: "Ya está." },
    });
    expect(changed.json()).toMatchObject({ status: "resolved", reply: "Ya está." });
    expect(await list(person)).toMatchObject([{ status: "resolved", reply: "Ya está." }]);
    const audited = await test.deps.database.db
      .selectFrom("audit")
      .select("action")
      .where("subject_id", "=", given.id)
      .execute();
    expect(audited).toEqual([{ action: "case.changed" }]);
  });
});

describe("the loop of a case", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  });
  afterAll(() => test.close());
  const create = (person: TestPerson, payload: object) =>
    test.as(person)({ method: "POST", url: "/api/rhconnect/cases", payload });
  const list = async (person: TestPerson, query = "") =>
    (await test.as(person)({ method: "GET", url: `/api/rhconnect/cases${query}` })).json().items;
  const patch = (person: TestPerson, id: string, payload: object) =>
    test.as(person)({ method: "PATCH", url: `/api/admin/cases/${id}`, payload });
  const search = async (person: TestPerson, query: string) =>
    (await test.as(person)({ url: `/api/admin/cases?${query}` }))
      .json()
      .items.map(({ id }: { id: string }) => id);

  it("announces a reply until its person has seen it, and a changed reply again", async () => {
    const person = newPerson();
    const given = aCase();
    await create(person, given);
    const seen = (by: TestPerson) =>
      test.as(by)({ method: "POST", url: "/api/rhconnect/cases/seen", payload: { ids: [given.id] } });
    const isNew = async () => (await list(person))[0].hasNewReply;
    expect(await isNew()).toBe(false);
    await patch(admin(), given.id, { status: "in_progress" });
    expect(await isNew()).toBe(false);
    await patch(admin(), given.id, { reply: "Lo miramos." });
    expect(await isNew()).toBe(true);
    await seen(newPerson());
    expect(await isNew()).toBe(true);
    expect((await seen(person)).statusCode).toBe(204);
    expect(await isNew()).toBe(false);
    await patch(admin(), given.id, { status: "resolved", reply: "Lo miramos." });
    expect(await isNew()).toBe(false);
    await patch(admin(), given.id, { reply: "Ya está." });
    expect(await isNew()).toBe(true);
  });

  it("is found by its conversation", async () => {
    const person = newPerson();
    const request = question("Hola");
    await ask(test, person, request);
    const { conversationId } = request;
    const given = aCase({ conversationId });
    await create(person, given);
    await create(person, aCase());
    expect(await list(person, `?conversationId=${conversationId}`)).toMatchObject([{ id: given.id }]);
    expect(await list(newPerson(), `?conversationId=${conversationId}`)).toEqual([]);
  });

  it("is found by number, words and assignee, and assigned only to administrators", async () => {
    const person = newPerson();
    const given = aCase({ subject: "El 100 % del plus", description: "Falta el plus de quebranto." });
    const { caseNumber } = (await create(person, given)).json();
    const agent = admin();
    expect(await search(agent, `search=${caseNumber}`)).toEqual([given.id]);
    expect(await search(agent, "search=QUEBRANTO")).toEqual([given.id]);
    expect(await search(agent, "search=100%20%25")).toEqual([given.id]);
    expect(await search(agent, "search=1_0")).toEqual([]);
    expect(await search(agent, "assignee=me")).toEqual([]);
    const self = await test.deps.db
      .selectFrom("people")
      .select(["id", "name"])
      .where("email", "=", agent.email)
      .executeTakeFirstOrThrow();
    const { items } = (await test.as(agent)({ url: "/api/admin/cases/agents" })).json();
    expect(items).toContainEqual(self);
    expect((await patch(agent, given.id, { assigneeId: self.id })).json()).toMatchObject({ assignee: self });
    expect(await search(agent, "assignee=me")).toEqual([given.id]);
    expect(await search(agent, "assignee=none")).not.toContain(given.id);
    expect((await patch(agent, given.id, { assigneeId: randomUUID() })).statusCode).toBe(404);
    expect((await patch(agent, given.id, { assigneeId: null })).json()).toMatchObject({ assignee: null });
  });

  it("copies the files that its person agrees to share, which outlive the conversation", async () => {
    const person = newPerson();
    const request = question("Hola");
    await ask(test, person, request);
    const { conversationId } = request;
    const owner = await test.deps.db
      .selectFrom("conversations")
      .select("person_id")
      .where("id", "=", conversationId)
      .executeTakeFirstOrThrow();
    const file = await addFile(test.deps, {
      personId: owner.person_id,
      purpose: "conversation",
      ownerId: conversationId,
      name: "nómina.txt",
      type: "text/plain",
      bytes: Buffer.from("1.234 €"),
    });
    const draft = await test.as(person)({
      url: `/api/rhconnect/cases/draft?conversationId=${conversationId}`,
    });
    expect(draft.json().files).toMatchObject([{ id: file.id, name: "nómina.txt" }]);
    const given = aCase({ conversationId, fileIds: [file.id] });
    expect((await create(person, given)).statusCode).toBe(201);
    const stranger = newPerson();
    expect((await create(stranger, aCase({ fileIds: [file.id] }))).statusCode).toBe(404);
    const [own] = await list(person);
    const [copy] = own.files;
    expect(copy).toMatchObject({ name: "nómina.txt", type: "text/plain" });
    await test.as(person)({ method: "DELETE", url: `/api/history/delete/${conversationId}` });
    const read = (by: TestPerson) => test.as(by)({ url: `/api/admin/case-files/${copy.id}` });
    const answer = await read(admin());
    expect(answer.body).toBe("1.234 €");
    expect(answer.headers["content-disposition"]).toContain("attachment");
    expect((await read(person)).statusCode).toBe(403);
    expect(await list(person)).toMatchObject([{ files: [{ name: "nómina.txt" }] }]);
  });
});

describe("with RHConnect", () => {
  let remote: RhConnectStandIn;
  let test: TestApp;
  beforeAll(async () => {
    remote = await startRhConnectStandIn();
    test = await startTestApp({
      environment: { OLLAMA_BASE_URL: "off", RHCONNECT_URL: remote.url, RHCONNECT_TOKEN: "secreto" },
    });
  });
  afterAll(async () => {
    await test.close();
    await remote.close();
  });
  const create = (person: TestPerson, payload: object) =>
    test.as(person)({ method: "POST", url: "/api/rhconnect/cases", payload });
  const handlerDeps = () => ({ ...test.deps, db: test.deps.database.db });

  it("retries with the same idempotency key and returns the number and URL of RHConnect", async () => {
    remote.failWith(503, 500);
    const given = aCase();
    const answer = await create(newPerson(), given);
    expect(answer.json()).toEqual({
      caseNumber: "INC-1",
      status: "open",
      url: "https://rhconnect.example/INC-1",
    });
    expect(remote.received).toMatchObject([{ key: given.id, body: { subject: given.subject, desk: "rh" } }]);
  });

  it("loses no case while RHConnect is down: it is delivered later, once", async () => {
    const person = newPerson();
    const given = aCase();
    remote.failWith(503, 503, 503, 503);
    const answer = await create(person, given);
    expect(answer.json().caseNumber).toMatch(/^RH-/);
    const own = async () =>
      (await test.as(person)({ method: "GET", url: "/api/rhconnect/cases" })).json().items[0];
    expect(await own()).toMatchObject({ isDelivered: false });
    const { handle } = deliverCaseHandler(handlerDeps());
    await handle({ caseId: given.id }, "job");
    await handle({ caseId: given.id }, "job");
    expect(await own()).toMatchObject({ isDelivered: true, caseNumber: "INC-2" });
    expect(remote.received.filter(({ key }) => key === given.id)).toHaveLength(1);
  });

  it("queues a job for a waiting case whose job is gone", async () => {
    const given = aCase();
    remote.failWith(503, 503, 503, 503);
    await create(newPerson(), given);
    const deps = handlerDeps();
    expect(await resumeDeliveries(deps)).toBe(0);
    await test.deps.database.pool.query("delete from pgboss.job where name = 'deliver-case'");
    expect(await resumeDeliveries(deps)).toBe(1);
    expect(await deps.jobs.missing(deliverCase, [{ caseId: given.id }])).toEqual([]);
    await deliverCaseHandler(deps).handle({ caseId: given.id }, "job");
    expect(await resumeDeliveries(deps)).toBe(0);
  });

  it("shows administrators why a case was not delivered, and retries on request", async () => {
    const person = newPerson();
    const request = question("Hola");
    await ask(test, person, request);
    const given = aCase({ conversationId: request.conversationId });
    remote.failWith(503, 503, 503, 503);
    await create(person, given);
    const waiting = async () =>
      (await test.as(admin())({ method: "GET", url: "/api/admin/cases?delivery=waiting" })).json().items;
    const [found] = await waiting();
    expect(found).toMatchObject({
      id: given.id,
      delivery: "waiting",
      problem: { tries: 1, reason: "unavailable" },
    });
    expect(found).not.toHaveProperty("conversationId");
    const retry = () => test.as(admin())({ method: "POST", url: `/api/admin/cases/${given.id}/retry` });
    remote.failWith(401, 401);
    expect((await retry()).json()).toMatchObject({ problem: { tries: 2, reason: "unauthorized" } });
    expect((await retry()).json()).toMatchObject({ delivery: "delivered", problem: null });
    expect((await retry()).json()).toMatchObject({ delivery: "delivered" });
    expect(await waiting()).toEqual([]);
    expect(remote.received.filter(({ key }) => key === given.id)).toHaveLength(1);
    const audited = await test.deps.database.db
      .selectFrom("audit")
      .select("action")
      .where("subject_id", "=", given.id)
      .execute();
    expect(audited).toEqual([{ action: "case.retried" }, { action: "case.retried" }]);
  });

  it("reads the state of a case from RHConnect", async () => {
    const person = newPerson();
    const { caseNumber } = (await create(person, aCase())).json();
    remote.setStatus(caseNumber, "in_progress", "Lo vemos hoy.");
    await refreshCasesHandler(handlerDeps()).handle({}, "job");
    const { items } = (await test.as(person)({ method: "GET", url: "/api/rhconnect/cases" })).json();
    expect(items).toMatchObject([{ status: "in_progress", reply: "Lo vemos hoy.", hasNewReply: true }]);
  });
});
