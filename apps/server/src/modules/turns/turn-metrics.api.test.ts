import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import {
  ALLOW_SCRIPTED,
  openNotebook,
  scriptedModels,
  scriptedQuestion,
  scriptedToolBox,
} from "../../../test/scripted-model.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { createMetrics, turnEnded } from "../../adapters/metrics/index.ts";

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metatron-metrics-"));
  const notebook = openNotebook(join(folder, "notes"));
  test = await startTestApp({
    deps: ({ models }) => ({
      models: { ...models, ...scriptedModels(notebook) },
      toolRules: ALLOW_SCRIPTED,
      tools: scriptedToolBox(notebook),
    }),
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

it("counts an answer, its first words and its tool calls, and names nobody", async () => {
  const person = newPerson(["chat_metatron_user_pro"]);
  const metrics = createMetrics();
  try {
    const steps = [{ text: "", calls: [{ tool: "look", input: { n: 1 } }] }, { text: "Listo." }];
    const ended = new Promise((resolve) => {
      const stop = turnEnded.observe((fact) => {
        stop();
        resolve(fact.outcome);
      });
    });
    const { status } = await ask(test, person, question(scriptedQuestion({ steps })));
    expect([status, await ended]).toEqual([200, "complete"]);
    const { text } = await metrics.read();
    expect(text).toContain('metatron_turn_seconds_count{outcome="complete"} 1');
    expect(text).toContain("metatron_first_token_seconds_count 1");
    expect(text).toMatch(/metatron_tool_call_seconds_count\{tool="look",outcome="ok"\} 1/);
    expect(text).not.toContain("Listo");
  } finally {
    metrics.close();
  }
});

it("counts nothing once it is closed", async () => {
  const metrics = createMetrics();
  metrics.close();
  turnEnded.publish({ outcome: "complete", seconds: 1, inputTokens: 1, outputTokens: 1 });
  expect((await metrics.read()).text).not.toContain('outcome="complete"');
});
