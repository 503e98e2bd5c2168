import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import pg from "pg";
import { startEntraProvider } from "../apps/server/test/entra-provider.ts";
import { type PostgresServer, startPostgres } from "../apps/server/test/postgres.ts";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { occurrences, openStreams, type StreamsResult, type StreamTarget } from "./open-streams.ts";
import { cpuSeconds, percentile, residentMegabytes, rounded } from "./process-figures.ts";

/**
 * What the product adds to a token: the same streams read straight from a stand-in provider, through a bare
 * pass-through proxy, and through the product with everything on (question stored first, numbered log, history).
 */
const { values } = parseArgs({
  options: {
    streams: { type: "string", default: "1,100,300,1000" },
    tokens: { type: "string", default: "160" },
    rate: { type: "string", default: "20" },
    database: { type: "string", default: "postgres" },
    rounds: { type: "string", default: "3" },
    /** The folder of another checkout of the product, measured in turn with this one. */
    against: { type: "string" },
  },
});
const counts = values.streams.split(",").map(Number);
const rounds = Number(values.rounds);
const PEOPLE = 50;
const WARM_ROUNDS = 12;
const WARM_QUESTION = "[[script:normal tokens=8 rate=200]]";

const provider = await startChild("apps/server/test/stand-ins/openai.ts", [
  "--port",
  "0",
  "--rate",
  values.rate,
  "--tokens",
  values.tokens,
]);
const providerUrl = `http://127.0.0.1:${provider.port}`;
const proxy = await startChild("bench/bare-proxy.ts", [providerUrl]);
const identity = await startEntraProvider();
const postgres = values.database === "postgres" ? await startPostgres() : undefined;
const dataRoot = await mkdtemp(join(tmpdir(), "metatron-bench-"));
const server = await startProduct(`${import.meta.dirname}/..`, "current");
const earlier = values.against ? await startProduct(values.against, "earlier") : undefined;
const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => identity.newToken()));

const raw: Omit<StreamTarget, "url"> = {
  headers: () => ({}),
  body: (_, text) =>
    JSON.stringify({ model: "gpt-5", stream: true, messages: [{ role: "user", content: text }] }),
  countTokens: (chunk) => occurrences(chunk, '"content":"'),
};
const targets = {
  direct: { target: { ...raw, url: `${providerUrl}/v1/chat/completions` }, pid: undefined },
  proxy: { target: { ...raw, url: `http://127.0.0.1:${proxy.port}/` }, pid: proxy.pid },
  metatron: { target: productTarget(server.url), pid: server.process.pid },
  ...(earlier && { earlier: { target: productTarget(earlier.url), pid: earlier.process.pid } }),
};

// The first hundreds of requests compile code, open connections and meet people for the first time. A server that
// has run for a minute is past that, the bare proxy as well, so both are asked short questions until they are warm.
for (let round = 0; round < WARM_ROUNDS; round += 1)
  for (const { target } of Object.values(targets)) await openStreams(target, 2 * PEOPLE, WARM_QUESTION);

for (const count of counts) {
  const seen: Record<string, Figures[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { target, pid }] of Object.entries(targets))
      seen[name] = [...(seen[name] ?? []), await measure(target, count, pid)];
  const row = Object.fromEntries(Object.entries(seen).map(([name, figures]) => [name, middleOf(figures)]));
  process.stdout.write(`${JSON.stringify({ database: values.database, streams: count, ...row })}\n`);
}

for (const product of [server, earlier]) await product?.end("SIGTERM");
for (const child of [provider, proxy]) child.process.kill();
await identity.close();
await postgres?.stop();
await rm(dataRoot, { recursive: true, force: true });

async function startProduct(folder: string, name: "current" | "earlier") {
  const url = postgres && (await newDatabase(postgres, name));
  await mkdir(dataDirOf(name));
  return spawnServer(
    {
      ...identity.environment,
      DATA_DIR: dataDirOf(name),
      // Reading documents at the same time would be measured too.
      DEMO_KNOWLEDGE: "off",
      OPENAI_BASE_URL: `${providerUrl}/v1`,
      OPENAI_MODELS: "gpt-5",
      LIMIT_STREAMS: "0",
      LIMIT_REQUESTS_PER_MINUTE: "0",
      ...(url && { DATABASE_URL: url }),
    },
    resolve(folder, "apps/server/src/main.ts"),
  );
}

async function newDatabase({ url }: PostgresServer, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url("postgres") });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url(name);
}

function dataDirOf(name: string): string {
  return join(dataRoot, name);
}

function productTarget(url: string): StreamTarget {
  return {
    url: `${url.replace("localhost", "127.0.0.1")}/api/assistant/chatlibre`,
    headers: (stream) => ({ authorization: `Bearer ${tokens[stream % PEOPLE]}` }),
    body: (_, text) =>
      JSON.stringify({
        conversationId: randomUUID(),
        messageId: randomUUID(),
        answerId: randomUUID(),
        parentId: null,
        model: "gpt-5",
        content: [{ type: "text", text }],
      }),
    // Tokens that arrive together are one event, so the words inside the events are counted.
    countTokens: (chunk) =>
      chunk
        .split("\n")
        .filter((line) => line.includes('"text-delta"'))
        .reduce((sum, line) => sum + occurrences(line.slice(line.indexOf('"delta":')), " "), 0),
  };
}

async function measure(target: StreamTarget, count: number, pid: number | undefined) {
  const cpuBefore = pid ? cpuSeconds(pid) : 0;
  const memoryBefore = pid ? residentMegabytes(pid) : 0;
  let memoryPeak = memoryBefore;
  const watching = setInterval(() => {
    if (pid) memoryPeak = Math.max(memoryPeak, residentMegabytes(pid));
  }, 500);
  const result = await openStreams(target, count);
  clearInterval(watching);
  const cpu = pid ? cpuSeconds(pid) - cpuBefore : 0;
  return figuresOf(result, { cpu, memory: ((memoryPeak - memoryBefore) * 1024) / count });
}

type Figures = ReturnType<typeof figuresOf>;

/** Each figure's middle one: a single round says as much about the machine's other work as about the target. */
function middleOf(figures: readonly Figures[]) {
  const middle = (read: (figures: Figures) => number) => percentile(figures.map(read), 0.5);
  return {
    tokens: middle(({ tokens }) => tokens),
    failed: Math.max(...figures.map(({ failed }) => failed)),
    tokensPerSecond: middle(({ tokensPerSecond }) => tokensPerSecond),
    firstTokenMs: {
      p50: middle(({ firstTokenMs }) => firstTokenMs.p50),
      p99: middle(({ firstTokenMs }) => firstTokenMs.p99),
      eachP50: figures.map(({ firstTokenMs }) => firstTokenMs.p50),
    },
    gapMs: { p50: middle(({ gapMs }) => gapMs.p50), p99: middle(({ gapMs }) => gapMs.p99) },
    cpuPerThousandTokens: middle(({ cpuPerThousandTokens }) => cpuPerThousandTokens),
    // Later rounds find the memory of the first ones still there.
    kilobytesPerStream: Math.max(...figures.map(({ kilobytesPerStream }) => kilobytesPerStream)),
  };
}

function figuresOf(result: StreamsResult, { cpu, memory }: { cpu: number; memory: number }) {
  return {
    tokens: result.tokens,
    failed: result.failed,
    tokensPerSecond: rounded(result.tokens / result.seconds, 0),
    firstTokenMs: {
      p50: rounded(percentile(result.firstTokens, 0.5)),
      p99: rounded(percentile(result.firstTokens, 0.99)),
    },
    gapMs: { p50: rounded(percentile(result.gaps, 0.5)), p99: rounded(percentile(result.gaps, 0.99)) },
    cpuPerThousandTokens: rounded((cpu / result.tokens) * 1000, 3),
    kilobytesPerStream: rounded(memory, 0),
  };
}

async function startChild(script: string, args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const port = /(?<!\d)(\d+)\D*$/.exec(line)?.[1];
  return { process: child, pid: child.pid, port };
}
