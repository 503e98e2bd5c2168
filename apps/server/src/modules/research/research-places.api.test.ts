import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import {
  type DeepSearchScript,
  deepSearchModels,
  notingSearch,
  USUAL_SCRIPT,
} from "../../../test/deep-search-model.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { answerCall, rowOf, waitingCall } from "../../../test/tool-turns.ts";
import { toolBoxOf } from "../turns/index.ts";

const QUOTA = 3;

let test: TestApp;
let lines: string[];
let script: DeepSearchScript;

beforeAll(async () => {
  const notebook = { note: (line: string) => void lines.push(line) };
  test = await startTestApp({
    environment: { LIMIT_RESEARCH_PER_DAY: String(QUOTA) },
    deps: ({ models }) => ({
      models: { ...models, ...deepSearchModels(notebook, () => script) },
      tools: toolBoxOf([notingSearch(notebook)]),
    }),
  });
});
beforeEach(() => {
  lines = [];
  script = USUAL_SCRIPT;
});
afterAll(() => test.close());

function begin(person: TestPerson) {
  const request = question("¿Qué permisos hay y cómo se piden?", { research: true });
  return { request, end: ask(test, person, request) };
}

const confirm = (person: TestPerson, answerId: string, callId: string) =>
  answerCall(test, person, answerId, { callId, reply: "¿Uno?" });

const stop = (person: TestPerson, answerId: string) =>
  test.as(person)({ method: "POST", url: `/api/chat/stop/${answerId}` });

/** Holds the searches back in their first sub-question until `release` is called. */
function holdSearches() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  script = {
    ...USUAL_SCRIPT,
    async findings(asked, call) {
      isHeld();
      await promise;
      return USUAL_SCRIPT.findings(asked, call);
    },
  };
  return { release: resolve, held };
}

it("refuses a second search while one is in progress, but not because of a plan that waits", async () => {
  const person = newPerson();
  const { release, held } = holdSearches();
  const first = begin(person);
  const firstPlan = await waitingCall(test, first.request.answerId);
  const second = begin(person);
  const secondPlan = await waitingCall(test, second.request.answerId);

  expect((await confirm(person, second.request.answerId, secondPlan)).statusCode).toBe(204);
  await held;
  const third = await begin(person).end;
  expect([third.status, third.problem?.code]).toEqual([409, "research_running"]);
  const early = await confirm(person, first.request.answerId, firstPlan);
  expect([early.statusCode, early.json().code]).toEqual([409, "research_running"]);
  // A repeated confirmation and a repeated send are the same search, and other people have their own place.
  expect((await confirm(person, second.request.answerId, secondPlan)).statusCode).toBe(204);
  const repeated = ask(test, person, second.request);
  const other = newPerson();
  const others = begin(other);
  await waitingCall(test, others.request.answerId);
  expect((await stop(other, others.request.answerId)).statusCode).toBe(202);
  release();
  expect((await second.end).text).toContain("## ¿Uno?");
  expect((await repeated).status).toBe(200);

  // The refused plan still waits, and starts when the place is free.
  expect((await confirm(person, first.request.answerId, firstPlan)).statusCode).toBe(204);
  expect((await first.end).text).toContain("## ¿Uno?");
});

it("starts one of two plans that are confirmed at the same time", async () => {
  const person = newPerson();
  const { release } = holdSearches();
  const both = [begin(person)];
  const plans = [await waitingCall(test, both[0]?.request.answerId ?? "")];
  both.push(begin(person));
  plans.push(await waitingCall(test, both[1]?.request.answerId ?? ""));
  const answers = await Promise.all(
    both.map(({ request }, at) => confirm(person, request.answerId, plans[at] ?? "")),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  release();
  const running = both[answers.findIndex(({ statusCode }) => statusCode === 204)];
  const waiting = both[answers.findIndex(({ statusCode }) => statusCode === 409)];
  await running?.end;
  await stop(person, waiting?.request.answerId ?? "");
  await waiting?.end;
  expect(lines.filter((line) => line.startsWith("findings"))).toHaveLength(1);
});

it("allows as many a day as the quota says, also where their plans were never confirmed", async () => {
  const person = newPerson();
  for (let time = 0; time < QUOTA; time += 1) {
    const { request, end } = begin(person);
    await waitingCall(test, request.answerId);
    await stop(person, request.answerId);
    await end;
  }
  const refused = await begin(person).end;
  expect([refused.status, refused.problem?.code]).toEqual([429, "research_quota_reached"]);
});

it("refuses the search of a role that an administrator denies, and answers its plain questions", async () => {
  const admin = newPerson(["chat_metatron_user_admin"]);
  const agent = newPerson(["chat_metatron_airport_agent"]);
  const rule = (permission: "deny" | "ask" | null) =>
    test.as(admin)({
      method: "PUT",
      url: "/api/admin/tools/rules",
      payload: {
        tool: "plan_research",
        rules: [{ role: "chat_metatron_airport_agent", permission }],
      },
    });
  const isAllowed = async (person: typeof agent) =>
    (await test.as(person)({ method: "GET", url: "/api/research" })).json().isAllowed;
  expect((await rule("deny")).statusCode).toBe(200);
  expect([await isAllowed(agent), await isAllowed(newPerson())]).toEqual([false, true]);
  const refused = await begin(agent).end;
  expect([refused.status, refused.problem?.code]).toEqual([403, "research_not_allowed"]);
  expect(lines).toEqual([]);
  expect((await ask(test, agent, question("¿Qué permisos hay?"))).text).toBe("Una respuesta normal.");

  // The plan is the question to the person, so there is no second one.
  await rule("ask");
  const { request, end } = begin(agent);
  const callId = await waitingCall(test, request.answerId);
  expect((await confirm(agent, request.answerId, callId)).statusCode).toBe(204);
  await end;
  expect(await rowOf(test, agent, request)).toMatchObject({ state: "complete" });
  await rule(null);
  expect(await isAllowed(agent)).toBe(true);
});
