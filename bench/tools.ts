import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../apps/server/src/config/config.ts";
import { toolBoxOf } from "../apps/server/src/modules/turns/index.ts";
import { startServer } from "../apps/server/src/start-server.ts";
import { question } from "../apps/server/test/ask.ts";
import { compute, computingTool } from "../apps/server/test/computing-tool.ts";
import { startEntraProvider } from "../apps/server/test/entra-provider.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { scriptedModels, scriptedQuestion } from "../apps/server/test/scripted-model.ts";
import { percentile, rounded } from "./process-figures.ts";

/**
 * What a step with a tool costs beside the function itself: answers with three such steps, one after the other and
 * all at once, of a model that answers immediately. The tool computes; its time without the product is measured too.
 */
const { values } = parseArgs({
  options: {
    database: { type: "string", default: "embedded" },
    rounds: { type: "string", default: "30" },
    turns: { type: "string", default: "100" },
  },
});
const TOOL_STEPS = 3;
const INPUT = 10_000;
const rounds = Number(values.rounds);
const turns = Number(values.turns);

const dataDir = await mkdtemp(join(tmpdir(), "metatron-tools-"));
const identity = await startEntraProvider();
const postgres = values.database === "postgres" ? await startPostgres() : undefined;
const notebook = { note: () => undefined, lines: () => [] };
const server = await startServer(
  readConfig({
    PORT: "0",
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    DEMO_KNOWLEDGE: "off",
    LIMIT_REQUESTS_PER_MINUTE: "1000000",
    LIMIT_STREAMS: "0",
    ...identity.environment,
    ...(postgres ? { DATABASE_URL: postgres.url("postgres") } : {}),
  }),
  {
    wrap: ({ models }) => ({
      models: { ...models, ...scriptedModels(notebook) },
      tools: toolBoxOf([computingTool("read", "read"), computingTool("send", "outside")]),
    }),
  },
);
const token = await identity.newToken();

try {
  const directMs = measureDirect();
  for (const name of ["none", "read", "send"]) await askOnce(name);
  const alone: Record<string, number[]> = { none: [], read: [], send: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const [name, times] of Object.entries(alone)) times.push(await askOnce(name));
  const plainMs = percentile(alone.none ?? [], 0.5);
  const stepMs = (name: string) =>
    rounded((percentile(alone[name] ?? [], 0.5) - plainMs) / TOOL_STEPS - directMs, 2);
  const began = performance.now();
  const all = await Promise.all(Array.from({ length: turns }, () => askOnce("read")));
  const seconds = (performance.now() - began) / 1000;
  const row = {
    database: values.database,
    directMs: rounded(directMs, 3),
    plainAnswerMs: rounded(plainMs),
    overheadPerStepMs: { read: stepMs("read"), outside: stepMs("send") },
    atOnce: {
      turns,
      steps: TOOL_STEPS,
      seconds: rounded(seconds, 2),
      turnMsP50: rounded(percentile(all, 0.5)),
      turnMsP99: rounded(percentile(all, 0.99)),
      toolStepsPerSecond: rounded((turns * TOOL_STEPS) / seconds, 0),
    },
  };
  process.stdout.write(`${JSON.stringify(row)}\n`);
} finally {
  await server.close();
  await identity.close();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function measureDirect(): number {
  const times = Array.from({ length: 200 }, () => {
    const began = performance.now();
    compute(INPUT);
    return performance.now() - began;
  });
  return percentile(times, 0.5);
}

/** Milliseconds until an answer with three steps of this tool has ended; `none`: without tools. */
async function askOnce(name: string): Promise<number> {
  const call = { tool: name, input: { n: INPUT }, isWhole: true };
  const steps = Array.from({ length: TOOL_STEPS }, (_, n) => ({ text: `Paso ${n}.`, calls: [call] }));
  const script = { steps: [...(name === "none" ? [] : steps), { text: "Fin." }] };
  const began = performance.now();
  const response = await fetch(`http://localhost:${server.port}/api/assistant/chatlibre`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(question(scriptedQuestion(script))),
  });
  const body = await response.text();
  const done = name === "none" ? 0 : TOOL_STEPS;
  if (
    body.split('"type":"tool-output-available"').length - 1 !== done ||
    !body.includes('"state":"complete"')
  )
    throw new Error(`The answer did not end as it should: ${response.status} ${body.slice(-500)}`);
  return performance.now() - began;
}
