import { setTimeout } from "node:timers/promises";
import { problem } from "@metatron/contract/problem";
import { roles } from "@metatron/contract/roles";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ask, question } from "../test/ask.ts";
import { newParticipant } from "../test/assistant-data.ts";
import { type ActorName, type FuzzRequest, fuzzRequest, injectOf } from "../test/fuzz/fuzz-request.ts";
import { startTestApp, type TestApp } from "../test/harness.ts";
import { makeObjects, type Objects } from "../test/permissions/objects.ts";
import { newPerson, type TestPerson } from "../test/test-issuer.ts";

/** `npm run fuzz` sets the number of requests; otherwise the time limit applies. */
const runs = Number(process.env.FUZZ_RUNS ?? 0);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const MOST_REQUESTS = 1500;
const TIME_FOR_ALL_MS = 12_000;
/** CPU time, which does not depend on the load of the machine. */
const MOST_CPU_MS = 5000;
/** What takes longer waits for a person: a deep search does so for a day, until its plan is confirmed. */
const LONG_MS = 3000;
/** Far above any other wait, so that the request without an answer is named before the whole test times out. */
const MOST_WAIT_MS = 60_000;
const LEAKS = /\bat \S+ \(|\.[cm]?[jt]s:\d+|node_modules|file:\/\//;

let test: TestApp;
let requests: FuzzRequest[];
let people: Record<Exclude<ActorName, "nobody">, TestPerson>;

beforeAll(async () => {
  test = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off", LIMIT_REQUESTS_PER_MINUTE: "0", LIMIT_STREAMS: "0" },
  });
  const basic = newParticipant(test);
  const admin = newParticipant(test, ["chat_metatron_user_admin"]);
  const owned = [await makeObjects(test, basic), await makeObjects(test, newParticipant(test))];
  const ids = owned.flatMap(({ folder, ownerEmail, ...rest }: Objects) => Object.values(rest));
  people = {
    noRole: newPerson([]),
    basic,
    external: newPerson(["chat_metatron_user_external"]),
    admin,
  };
  const document = (await test.app.inject({ url: "/api/openapi.json" })).json();
  requests = fc.sample(fuzzRequest(document, ids), { numRuns: runs || MOST_REQUESTS, seed });
}, 120_000);
afterAll(() => test.close());

it("answers any input quickly, without an internal error or internal details", async ({ annotate }) => {
  const logged = vi.spyOn(test.deps.log, "error");
  const ends = Date.now() + TIME_FOR_ALL_MS;
  const faults: object[] = [];
  const statuses: Record<number, number> = {};
  for (const request of requests) {
    if (runs === 0 && Date.now() > ends) break;
    const before = process.cpuUsage();
    const answer = await answerTo(request);
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    const { user, system } = process.cpuUsage(before);
    const tooLong = (user + system) / 1000 > MOST_CPU_MS;
    const isRefused = answer.statusCode >= 400;
    const leaks = isRefused && (LEAKS.test(answer.body) || !isProblem(answer));
    const errors = logged.mock.calls.splice(0).map(([given]) => String(Object(given).err?.stack));
    if (answer.statusCode < 500 && !tooLong && !leaks) continue;
    faults.push({ seed, ...request, status: answer.statusCode, body: answer.body.slice(0, 400), errors });
  }
  await annotate(`seed ${seed}, answers by status: ${JSON.stringify(statuses)}`);
  expect(faults).toEqual([]);
}, 600_000);

it("still serves people afterwards", async () => {
  await undoAdministration();
  const person = newPerson();
  const asked = question("Hola");
  const { status, text } = await ask(test, person, asked);
  expect(status).toBe(200);
  expect(text).not.toBe("");
  const list = await test.as(person)({
    url: `/api/history/list_messages?conversationId=${asked.conversationId}`,
  });
  expect(list.json().items).toHaveLength(2);
  expect((await test.app.inject({ url: "/api/status" })).statusCode).toBe(200);
});

/** Stops the answer that waits for a person, as that person would. */
async function answerTo(request: FuzzRequest) {
  const answer = send(request);
  const isThere = await Promise.race([answer.then(() => true), setTimeout(LONG_MS, false)]);
  if (isThere) return answer;
  const [, answerId] = /"answerId":"([^"]+)"/.exec(String(request.payload)) ?? [];
  const url = `/api/chat/stop/${answerId}`;
  await send({ call: "stopAnswer", actor: request.actor, method: "POST", url, headers: {} });
  return Promise.race([answer, unanswered(request)]);
}

async function unanswered(request: FuzzRequest): Promise<never> {
  await setTimeout(MOST_WAIT_MS, undefined, { ref: false });
  throw new Error(`No answer: ${JSON.stringify({ seed, ...request })}`);
}

async function send({ actor, ...request }: FuzzRequest) {
  const inject = injectOf({ actor, ...request });
  if (actor === "nobody") return test.app.inject(inject);
  const { sub, email, name, roles: held } = people[actor];
  return test.as({ sub, email, name, roles: held })({ ...inject, url: request.url });
}

/** Every refusal has a code that the interface can translate. */
function isProblem(answer: Awaited<ReturnType<typeof send>>): boolean {
  const type = String(answer.headers["content-type"]);
  return type.startsWith("application/problem+json") && problem.safeParse(answer.json()).success;
}

/** Removes budgets and switches of this run, which would apply to everyone. */
async function undoAdministration(): Promise<void> {
  const admin = test.as(newPerson(["chat_metatron_user_admin"]));
  const budgets = roles.map((role) => ({ role, tokens: null, money: null }));
  await admin({ method: "PUT", url: "/api/admin/budgets", payload: { budgets } });
  // With temporary conversations alone, the question below would be refused.
  const rules = roles.map((role) => ({ role, mode: "optional" }));
  const changed = await admin({ method: "PUT", url: "/api/admin/temporary", payload: { rules } });
  expect(changed.statusCode).toBeLessThan(300);
  const { models } = (await admin({ url: "/api/admin/models" })).json();
  for (const { id } of models) {
    const payload = { model: id, offFor: [] };
    await admin({ method: "PUT", url: "/api/admin/models/availability", payload });
  }
}
