import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import {
  type DeepSearchScript,
  deepSearchModels,
  notingSearch,
  USUAL_SCRIPT,
} from "../../../test/deep-search-model.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { answerCall, rowOf, waitingCall } from "../../../test/tool-turns.ts";
import { toolBoxOf } from "../turns/index.ts";

type Role = NonNullable<Parameters<typeof newPerson>[0]>[number];

const FREE: Role = "chat_metatron_user_vp_it";
const FEW_TOKENS: Role = "chat_metatron_user_basic";
const LITTLE_MONEY: Role = "chat_metatron_user_pro";
const PLAN = ["¿Uno?", "¿Dos?", "¿Tres?", "¿Cuatro?", "¿Cinco?"];

let test: TestApp;
let lines: string[];
let script: DeepSearchScript;

beforeAll(async () => {
  const notebook = { note: (line: string) => void lines.push(line) };
  test = await startTestApp({
    environment: {
      // The plan is one step and each sub-question is two.
      RESEARCH_STEPS: "9",
      RESEARCH_MINUTES: "10",
      // A model call has 15 tokens and costs 10; the plan and two sub-questions are three calls.
      LIMIT_TURN_ROLES: JSON.stringify({ [FEW_TOKENS]: { tokens: 45 }, [LITTLE_MONEY]: { cost: 30 } }),
    },
    deps: ({ models }) => {
      const deep = { ...models, ...deepSearchModels(notebook, () => script) };
      const price = { input: 1_000_000, output: 0 };
      return {
        models: {
          ...deep,
          modelsFor: async (roles: readonly string[]) =>
            (await deep.modelsFor(roles)).map((info) => ({ ...info, price })),
        },
        tools: toolBoxOf([notingSearch(notebook)]),
      };
    },
  });
});
beforeEach(() => {
  lines = [];
  script = USUAL_SCRIPT;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

/** The report of a plan that is too long for the limit, and how many of its sub-questions were searched. */
async function searchedBy(role: Role) {
  const person = newPerson([role]);
  const request = question("¿Qué permisos hay?", { research: true });
  const end = ask(test, person, request);
  const callId = await waitingCall(test, request.answerId);
  await answerCall(test, person, request.answerId, { callId, reply: PLAN.join("\n") });
  const { text } = await end;
  expect(await rowOf(test, person, request)).toMatchObject({ state: "complete", grounded: true });
  return { text, searched: lines.filter((line) => line.startsWith("findings")).length };
}

/** The end of a report after this many sub-questions. */
const endOf = (kind: string, searched: number) =>
  [
    "## Lo que no encontré",
    `La investigación llegó a su límite de ${kind}. El informe recoge lo encontrado hasta ese momento.`,
    PLAN.slice(searched)
      .map((each) => `- **${each}** No llegué a buscarla.`)
      .join("\n"),
    "Busqué solo en los documentos.",
  ].join("\n\n");

it.each<[string, Role, string, number]>([
  ["steps", FREE, "pasos", 4],
  ["tokens", FEW_TOKENS, "tokens", 2],
  ["money", LITTLE_MONEY, "coste", 2],
])("reports what it found, and names the limit of %s", async (_kind, role, named, expected) => {
  const { text, searched } = await searchedBy(role);
  expect(searched).toBe(expected);
  expect(text).toContain(`## ${PLAN[expected - 1]}`);
  expect(text.endsWith(endOf(named, expected))).toBe(true);
});

it("reports what it found, and names the limit of time", async () => {
  const now = performance.now.bind(performance);
  script = {
    ...USUAL_SCRIPT,
    findings(asked, call) {
      // A model that needs eleven minutes for its first sub-question.
      vi.spyOn(performance, "now").mockImplementation(() => now() + 660_000);
      return USUAL_SCRIPT.findings(asked, call);
    },
  };
  const { text, searched } = await searchedBy(FREE);
  expect(searched).toBe(1);
  expect(text.endsWith(endOf("tiempo", 1))).toBe(true);
});

it("names no limit where the last sub-question reached it", async () => {
  const person = newPerson([FEW_TOKENS]);
  const request = question("¿Qué permisos hay?", { research: true });
  const end = ask(test, person, request);
  const callId = await waitingCall(test, request.answerId);
  await answerCall(test, person, request.answerId, { callId, reply: "¿Uno?\n¿Dos?" });
  expect((await end).text).not.toContain("límite");
});
