import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { toolServer } from "@metatron/contract/tool-servers/tool-servers";
import { createMcp } from "../apps/server/src/adapters/mcp/index.ts";
import { readConfig } from "../apps/server/src/config/config.ts";
import type { DepsWithoutTurns } from "../apps/server/src/create-deps.ts";
import type { ToolsWanted } from "../apps/server/src/modules/turns/index.ts";
import { startServer } from "../apps/server/src/start-server.ts";
import { question } from "../apps/server/test/ask.ts";
import { compute, computingTool } from "../apps/server/test/computing-tool.ts";
import { startEntraProvider } from "../apps/server/test/entra-provider.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { scriptedModels, scriptedQuestion } from "../apps/server/test/scripted-model.ts";
import { type McpStandIn, startMcpStandIn } from "../apps/server/test/stand-ins/mcp.ts";
import { computingServerTool, manyTools } from "../apps/server/test/stand-ins/mcp-tools.ts";
import { percentile, rounded } from "./process-figures.ts";

/**
 * What a step with a tool costs beside the function itself: answers with three such steps, one after the other and
 * all at once, of a model that answers immediately. The tool computes; its time without the product is measured too.
 * A tool of another system is compared with a direct call over the same protocol. A server of 200 tools shows how
 * many of them a prompt gets.
 */
const { values } = parseArgs({
  options: {
    database: { type: "string", default: "embedded" },
    rounds: { type: "string", default: "30" },
    turns: { type: "string", default: "100" },
  },
});
const TOOL_STEPS = 3;
const MANY = 200;
const ADMIN = "chat_metatron_user_admin";
const INPUT = 10_000;
const rounds = Number(values.rounds);
const turns = Number(values.turns);

const dataDir = await mkdtemp(join(tmpdir(), "metatron-tools-"));
const identity = await startEntraProvider();
const postgres = values.database === "postgres" ? await startPostgres() : undefined;
const notebook = { note: () => undefined, lines: () => [] };
const [computing, reports] = await Promise.all([
  startMcpStandIn({ tools: [computingServerTool] }),
  startMcpStandIn({ tools: manyTools(MANY) }),
]);
let made: DepsWithoutTurns | undefined;
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
    wrap: (deps) => {
      made = deps;
      const own = [computingTool("read", "read"), computingTool("send", "outside")];
      return {
        models: { ...deps.models, ...scriptedModels(notebook) },
        tools: {
          toolsFor: async (wanted) => [...own, ...(await deps.toolServers.toolsFor(wanted))],
        },
      };
    },
  },
);
const token = await identity.newToken();
const adminToken = await identity.newToken(3600, [ADMIN]);

try {
  const directMs = measureDirect();
  await register("Calculo", computing);
  const serverTool = "mcp_calculo_compute";
  const directServerMs = await measureDirectServer();
  for (const name of ["none", "read", "send", serverTool]) await askOnce(name);
  const alone: Record<string, number[]> = { none: [], read: [], send: [], [serverTool]: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const [name, times] of Object.entries(alone)) times.push(await askOnce(name));
  const plainMs = percentile(alone.none ?? [], 0.5);
  const stepMs = (name: string, direct = directMs) =>
    rounded((percentile(alone[name] ?? [], 0.5) - plainMs) / TOOL_STEPS - direct, 2);
  const began = performance.now();
  const all = await Promise.all(Array.from({ length: turns }, () => askOnce("read")));
  const seconds = (performance.now() - began) / 1000;
  const row = {
    database: values.database,
    directMs: rounded(directMs, 3),
    plainAnswerMs: rounded(plainMs),
    directServerMs: rounded(directServerMs, 2),
    overheadPerStepMs: {
      read: stepMs("read"),
      outside: stepMs("send"),
      server: stepMs(serverTool, directServerMs),
    },
    atOnce: {
      turns,
      steps: TOOL_STEPS,
      seconds: rounded(seconds, 2),
      turnMsP50: rounded(percentile(all, 0.5)),
      turnMsP99: rounded(percentile(all, 0.99)),
      toolStepsPerSecond: rounded((turns * TOOL_STEPS) / seconds, 0),
    },
    many: await measureMany(),
  };
  process.stdout.write(`${JSON.stringify(row)}\n`);
} finally {
  await server.close();
  await identity.close();
  await computing.close();
  await reports.close();
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

/** Registers the server and accepts its tools, as an administrator does. */
async function register(name: string, { url }: McpStandIn): Promise<void> {
  const id = randomUUID();
  const path = `/api/admin/tool-servers/${id}`;
  const fields = { name, kind: "http", address: url, headers: [], oauth: null, isEnabled: true };
  await asAdmin("PUT", path, fields);
  const { tools } = toolServer.parse(await asAdmin("POST", `${path}/check`));
  const settings = { access: "read", isOn: true, roles: [], place: "everywhere", assistants: [] };
  await asAdmin("PUT", `${path}/tools`, {
    tools: tools.map((tool) => ({ name: tool.name, digest: tool.digest, ...settings })),
  });
}

async function asAdmin(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://localhost:${server.port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${adminToken}`,
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** The same call by the same client, without the product around it. */
async function measureDirectServer(): Promise<number> {
  const mcp = createMcp({ isStdioAllowed: false });
  const target = {
    key: "direct",
    address: { kind: "http", url: new URL(computing.url), headers: {} },
  } as const;
  const { tools } = await mcp.list(target);
  const [tool] = tools;
  if (!tool) throw new Error("The server has no tool.");
  const times: number[] = [];
  for (let round = 0; round < rounds * TOOL_STEPS; round += 1) {
    const began = performance.now();
    await mcp.call(target, {
      tool,
      input: { n: INPUT },
      idempotencyKey: randomUUID(),
      seconds: 60,
      signal: AbortSignal.timeout(60_000),
      onProgress: () => undefined,
    });
    times.push(performance.now() - began);
  }
  await mcp.close();
  return percentile(times, 0.5);
}

/** The tools of a large server that one prompt gets, how long they are, and how long choosing them takes. */
async function measureMany() {
  await register("Informes", reports);
  const wanted: ToolsWanted = {
    personId: randomUUID(),
    roles: [ADMIN],
    chosen: null,
    specialty: null,
    assistant: null,
    hasDocuments: false,
    online: false,
    question: "Give me report number 7 about fuel",
  };
  const choose = async () => (await made?.toolServers.toolsFor(wanted)) ?? [];
  const offered = await choose();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await choose();
    times.push(performance.now() - began);
  }
  const charsOf = (tools: Awaited<ReturnType<typeof choose>>) =>
    JSON.stringify(tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })))
      .length;
  return {
    tools: MANY,
    offered: offered.length,
    offeredChars: charsOf(offered),
    allChars: charsOf((await made?.toolServers.all()) ?? []),
    hasWanted: offered.some(({ description }) => description.includes("report number 7 ")),
    chooseMs: rounded(percentile(times, 0.5), 2),
  };
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
