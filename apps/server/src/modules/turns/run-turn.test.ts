import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import { turnText } from "@metatron/turn/turn";
import { expect, it } from "vitest";
import {
  type Notebook,
  type Script,
  scriptedModels,
  scriptedQuestion,
  scriptedTools,
} from "../../../test/scripted-model.ts";
import { silentLog } from "../../../test/silent-log.ts";
import type { CallGate } from "./call-gate.ts";
import { stepModel } from "./run-step.ts";
import type { CallLedger, Intent } from "./run-tools.ts";
import { type EarlierRun, runTurn } from "./run-turn.ts";
import { NO_TURN_LIMITS } from "./turn-limits.ts";
import { createTurnRecorder } from "./turn-recorder.ts";

const ALLOWING_GATE: CallGate = {
  rules: async () => new Map(),
  approve: async () => ({ state: "approved", masked: false }),
  reply: async () => "",
  fill: async () => ({ action: "cancel", values: {} }),
  waitedMs: () => 0,
};

interface Given {
  steps: Script["steps"];
  limits?: Partial<TurnLimits>;
  signal?: AbortSignal;
  intent?: Intent;
  earlier?: EarlierRun;
  pauseMs?: number;
  gate?: Partial<CallGate>;
}

async function run({ steps, limits, signal, intent = { state: "new" }, earlier, pauseMs, gate }: Given) {
  const lines: string[] = [];
  const notebook: Notebook = { note: (line) => lines.push(line), lines: () => lines };
  const model = await scriptedModels(notebook).resolve?.("scripted", []);
  if (!model) throw new Error("There is no model.");
  const kept: unknown[] = [];
  const recorded: unknown[] = [];
  const ledger: CallLedger = {
    intend: async () => intent,
    recordOutcome: async ({ outcome }) => void recorded.push(outcome),
  };
  const recorder = createTurnRecorder("turn", { take: () => undefined });
  const question = scriptedQuestion({ steps, ...(pauseMs === undefined ? {} : { pauseMs }) });
  const turn = await runTurn(
    {
      turnId: "turn",
      personId: "ana",
      model: stepModel(model),
      prepare: async () => ({
        system: "",
        messages: [{ role: "user", content: [{ type: "text", text: question }] }],
        passages: [],
        category: null,
        notices: [],
      }),
      online: false,
      language: "es",
      personalData: undefined,
      tools: {
        choose: async () => ({
          tools: scriptedTools(notebook),
          scope: { collections: [], fileIds: [] },
          instructions: "",
        }),
        asker: { personId: "ana", roles: [], conversationId: "conversation" },
      },
      limits: { ...NO_TURN_LIMITS, ...limits },
      priceOf: async () => ({ input: 1_000_000, output: 1_000_000 }),
      signal: signal ?? new AbortController().signal,
    },
    recorder,
    {
      keeper: { ledger, keep: async ({ turn: { steps: now } }) => void kept.push(now), steers: () => [] },
      gate: { ...ALLOWING_GATE, ...gate },
      log: silentLog,
      ...(earlier ? { earlier } : {}),
    },
  );
  return { lines, turn, kept, recorded, recorder };
}

const looking = (count: number): Script["steps"] =>
  Array.from({ length: count }, (_, n) => ({ text: `Paso ${n}.`, calls: [{ tool: "look", input: n }] }));

// Each step says two words and reads one token; a token costs 1.
it.each([
  ["steps", { steps: 2 }],
  ["tokens", { tokens: 6 }],
  ["cost", { cost: 6 }],
])("gives the model one last step without tools at the limit of %s", async (_kind, limits) => {
  const { lines, turn } = await run({ steps: looking(9), limits });
  expect(lines.filter((line) => line.startsWith("model"))).toEqual([
    "model 0",
    "model 1",
    "model 2 without tools",
  ]);
  expect(turn.failure).toBeUndefined();
});

const modelLines = (lines: string[]) => lines.filter((line) => line.startsWith("model"));
const spent = (tokens: number, seconds: number): EarlierRun => ({
  usage: { inputTokens: tokens, outputTokens: 0, isEstimate: false },
  seconds,
});

it("gives the model one last step without tools after its time limit", async () => {
  // One step of two words takes 40 ms at least.
  const { lines, turn } = await run({ steps: looking(9), limits: { seconds: 0.03 }, pauseMs: 20 });
  expect(modelLines(lines)).toEqual(["model 0", "model 1 without tools"]);
  expect(turn.failure).toBeUndefined();
});

it.each([
  ["tokens", { tokens: 100 }],
  ["cost", { cost: 100 }],
  ["seconds", { seconds: 60 }],
])("counts the %s that earlier processes spent", async (_kind, limits) => {
  const over = await run({ steps: looking(9), limits, earlier: spent(100, 60) });
  expect(modelLines(over.lines)).toEqual(["model 0 without tools"]);
  expect(over.turn.usage.inputTokens).toBe(101);
  expect(over.turn.seconds).toBeGreaterThanOrEqual(60);
  const under = await run({ steps: looking(1), limits, earlier: spent(10, 5) });
  expect(modelLines(under.lines)).toEqual(["model 0", "model 1"]);
});

it("keeps a step before its tools run and again with their results, and never keeps a plain answer", async () => {
  const { kept, turn } = await run({ steps: [...looking(1), { text: "Fin." }] });
  expect(kept).toMatchObject([
    [{ isFinished: false, calls: [{ state: "input-available" }] }],
    [{ isFinished: true, calls: [{ state: "output-available" }] }],
  ]);
  expect(turn.usage).toMatchObject({ inputTokens: 2, outputTokens: 3 });
  expect((await run({ steps: [{ text: "Hola." }] })).kept).toEqual([]);
});

it("runs a call that changes something once, and reuses a recorded outcome", async () => {
  const steps: Script["steps"] = [{ text: "Ya.", calls: [{ tool: "change", input: 1 }] }, { text: "Fin." }];
  const first = await run({ steps });
  expect(first.lines).toContain("change 1-call0");
  expect(first.recorded).toEqual([{ output: { seen: 1 } }]);
  const known = await run({ steps, intent: { state: "known", outcome: { output: "before" } } });
  expect(known.lines).not.toContain("change 1-call0");
  expect(known.recorder.turn.steps[0]?.calls).toMatchObject([
    { state: "output-available", output: "before" },
  ]);
});

it("keeps the numbers of the passages of a recorded outcome", async () => {
  const steps: Script["steps"] = [
    { text: "Ya.", calls: [{ tool: "change", input: 1 }] },
    { text: "Son 15 días [5], no 20 [6]." },
  ];
  const place = { fileId: null, start: null, end: null, revision: null, validFrom: null, validUntil: null };
  const cited = [{ ...place, id: "p", title: "Convenio", text: "Son 15 días.", n: 5 }];
  const { turn, recorder } = await run({
    steps,
    intent: { state: "known", outcome: { output: "[5] Son 15 días.", cited } },
  });
  expect(turn.material.toolPassages).toEqual(cited);
  expect(turnText(recorder.turn)).toBe("Ya.\n\nSon 15 días [5], no 20.");
});

it("does not count the time in which it waited for the person", async () => {
  let waitedMs = 0;
  const { turn, lines } = await run({
    steps: [{ text: "Ya.", calls: [{ tool: "change", input: 1 }] }, { text: "Fin." }],
    limits: { seconds: 60 },
    gate: {
      waitedMs: () => waitedMs,
      async approve() {
        waitedMs += 86_400_000;
        return { state: "approved", masked: false };
      },
    },
  });
  expect(modelLines(lines)).toEqual(["model 0", "model 1"]);
  // No time passed, so what is subtracted is all that is left.
  expect(turn.seconds).toBeLessThan(-86_000);
});

it("refuses another call of a tool whose last outcome is unknown", async () => {
  const change = { text: "Ya.", calls: [{ tool: "change" as const, input: 1 }] };
  const { lines, recorder } = await run({
    steps: [change, change, { text: "Fin." }],
    intent: { state: "unknown" },
  });
  expect(lines.filter((line) => line.startsWith("change"))).toEqual([]);
  expect(recorder.turn.steps.map(({ calls }) => calls[0]?.state)).toEqual([
    "outcome-unknown",
    "declined",
    undefined,
  ]);
});

it("aborts its tools when it is stopped, and keeps the text so far", async () => {
  const controller = new AbortController();
  const steps: Script["steps"] = [
    { text: "Miro.", calls: [{ tool: "look", input: 1 }], hangsIn: "tool" },
    { text: "Fin." },
  ];
  const running = run({ steps, signal: controller.signal });
  setTimeout(() => controller.abort("stopped"), 20);
  const { turn, recorder } = await running;
  expect(turn.failure).toBe("stopped");
  expect(turnText(recorder.turn)).toBe("Miro.");
});
