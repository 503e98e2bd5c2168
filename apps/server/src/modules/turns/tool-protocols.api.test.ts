import { type Message, message } from "@metatron/contract/chat/message";
import { pageOf } from "@metatron/contract/page";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import {
  type ProviderStandIns,
  startProviderStandIns,
  TOOL_MODELS,
  type ToolProtocol,
} from "../../../test/provider-stand-ins.ts";
import { type ToolSteps, toolStepsQuestion } from "../../../test/stand-ins/tool-steps.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { createOutbound } from "../../adapters/models/index.ts";
import { personalDataCheck } from "../personal-data/index.ts";
import { defineTool, toolBoxOf } from "./tool.ts";

const DNI = "31427945D";
const MOST_STEPS = 4;
const ana = newPerson();

let providers: ProviderStandIns;
let test: TestApp;
/** The inputs that the tool received, and the work of the turn that was kept when it ran. */
let seen: { flight: string; kept: string; steps: string }[];

const flightStatus = defineTool({
  name: "flight_status",
  description: "The status of a flight.",
  access: "read",
  input: z.object({ flight: z.string() }),
  async run({ flight }) {
    const [kept] = await test.deps.database.db.selectFrom("turns").select(["plan", "steps"]).execute();
    seen.push({ flight, kept: JSON.stringify(kept?.plan), steps: JSON.stringify(kept?.steps) });
    if (flight === "LA9") throw new Error("There is no flight LA9.");
    return { flight, passenger: DNI };
  },
});

beforeAll(async () => {
  providers = await startProviderStandIns();
  test = await startTestApp({
    environment: { LIMIT_TURN_STEPS: String(MOST_STEPS) },
    deps: () => ({
      models: providers.models(createOutbound({ checks: [personalDataCheck()] })),
      tools: toolBoxOf([flightStatus]),
    }),
  });
});
beforeEach(() => {
  seen = [];
});
afterAll(async () => {
  await test.close();
  await providers.close();
});

async function answerTo(protocol: ToolProtocol, steps: ToolSteps) {
  const request = question(toolStepsQuestion(steps), { model: TOOL_MODELS[protocol] });
  const before = providers.sent(protocol).length;
  const { body } = await ask(test, ana, request);
  const answer = await test.as(ana)({
    method: "GET",
    url: `/api/history/list_messages?conversationId=${request.conversationId}`,
  });
  const row = pageOf(message)
    .parse(answer.json())
    .items.find(({ id }) => id === request.answerId);
  if (!row) throw new Error("The answer is not in the history.");
  const sent = providers.sent(protocol).slice(before);
  return { row, body, sent };
}

const calls = ({ steps = [] }: Message) =>
  (steps ?? []).map((step) => step.calls.map(({ name, state }) => `${name} ${state}`));
const call = (flight: string) => ({ name: "flight_status", input: { flight } });

const PROTOCOLS = Object.keys(TOOL_MODELS) as ToolProtocol[];
/** Those whose provider wants its reasoning or its signatures back. */
const WANTS_BACK: readonly ToolProtocol[] = ["responses", "anthropic", "gemini"];

describe.each(PROTOCOLS)("a model of %s", (protocol) => {
  const steps: ToolSteps = {
    replies: [
      { thinking: "Son dos vuelos.", text: "Miro.", calls: [call("LA1"), call("LA9")] },
      { thinking: "Falta uno.", calls: [call("LA3")] },
      { text: "Los tres salen a tiempo." },
    ],
  };

  it("calls tools, receives their results and answers", async () => {
    const { row, sent } = await answerTo(protocol, steps);
    expect(row).toMatchObject({ state: "complete", text: "Miro.\n\nLos tres salen a tiempo." });
    expect(calls(row)).toEqual([
      ["flight_status output-available", "flight_status output-error"],
      ["flight_status output-available"],
      [],
    ]);
    // The two calls of the first step run at the same time.
    const flights = seen.map(({ flight }) => flight);
    expect([...flights.slice(0, 2).sort(), ...flights.slice(2)]).toEqual(["LA1", "LA9", "LA3"]);
    expect(sent).toHaveLength(3);
    expect(JSON.stringify(sent.at(-1))).toContain("There is no flight LA9.");
  });

  it("gets back what it wants back, which nobody else sees", async () => {
    const { row, body, sent } = await answerTo(protocol, steps);
    if (WANTS_BACK.includes(protocol)) {
      expect(seen[0]?.kept).toMatch(/"providerStates":\{"0":/);
      expect(JSON.stringify(sent.at(-1))).toMatch(
        /"(encrypted_content|signature|thoughtSignature)":"(?!skip)/,
      );
    }
    for (const shown of [seen[0]?.steps ?? "", JSON.stringify(row), body])
      expect(shown).not.toMatch(/providerState|signature|encrypted/i);
  });

  it("receives masked results, and its tools receive the values again", async () => {
    const { row, sent } = await answerTo(protocol, {
      replies: [
        { calls: [call("LA1")] },
        { thinking: "Pregunto.", text: "Es de [DNI_1].", calls: [call("[DNI_1]")] },
        { text: "Hecho." },
      ],
    });
    expect(seen.map(({ flight }) => flight)).toEqual(["LA1", DNI]);
    expect(row.text).toBe(`Es de ${DNI}.\n\nHecho.`);
    expect(JSON.stringify(sent)).not.toContain(DNI);
    expect(JSON.stringify(sent.at(-1))).toContain("Es de [DNI_1].");
  });

  it("learns of an unknown tool and of an input that the tool refuses", async () => {
    const { row } = await answerTo(protocol, {
      replies: [
        {
          calls: [
            { name: "launch", input: {} },
            { name: "flight_status", input: { plane: 1 } },
          ],
        },
        { text: "No puedo." },
      ],
    });
    expect(calls(row)).toEqual([["launch input-error", "flight_status input-error"], []]);
    expect(row).toMatchObject({ state: "complete", text: "No puedo." });
    expect(seen).toEqual([]);
  });

  it("that calls a tool for ever answers at the limit", async () => {
    const { row, sent } = await answerTo(protocol, {
      replies: [{ text: "Otra vez.", calls: [call("LA1")] }],
      isEndless: true,
    });
    expect(seen).toHaveLength(MOST_STEPS);
    expect(sent).toHaveLength(MOST_STEPS + 1);
    expect(row).toMatchObject({ state: "complete" });
    expect(calls(row).at(-1)).toEqual([]);
  });
});

describe.each(["chat completions", "responses", "azure", "anthropic"] as const)(
  "arguments as text of %s",
  (protocol) => {
    it("are refused if they are broken, and empty ones are no arguments", async () => {
      const { row } = await answerTo(protocol, {
        replies: [
          {
            calls: [
              { name: "flight_status", input: null, raw: '{"flight": "LA' },
              { name: "flight_status", input: null, raw: "" },
              { name: "flight_status", input: null, raw: "[1]" },
            ],
          },
          { text: "No puedo." },
        ],
      });
      expect(calls(row)).toEqual([Array.from({ length: 3 }, () => "flight_status input-error"), []]);
      expect(row.steps?.[0]?.calls.map(({ input }) => input)).toEqual(['{"flight": "LA', {}, [1]]);
      expect(row).toMatchObject({ state: "complete", text: "No puedo." });
    });
  },
);
