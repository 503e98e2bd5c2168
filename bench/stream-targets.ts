import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { copyPostgres } from "../apps/server/test/copy-database.ts";
import { startEntraProvider } from "../apps/server/test/entra-provider.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { spawnServer } from "../apps/server/test/spawn-server.ts";
import { occurrences, openStreams, type StreamTarget } from "./open-streams.ts";

export interface MeasuredTarget {
  target: StreamTarget;
  /** Undefined for the provider itself, whose CPU is not of interest. */
  pid: number | undefined;
}

const PEOPLE = 50;
const WARM_ROUNDS = 12;
export const SHORT_QUESTION = "[[script:normal tokens=8 rate=200]]";

/**
 * The same streams from four places: a stand-in provider, a bare pass-through proxy, the product with everything on
 * and, where a folder is given, another checkout of the product.
 */
export async function startTargets(options: {
  tokens: string;
  rate: string;
  database: string;
  against?: string | undefined;
  againstNodeOptions?: string | undefined;
  processes?: string | undefined;
  /** Offers the model of this checkout no tools, as older checkouts do. */
  withoutTools?: boolean | undefined;
}) {
  const provider = await startChild("apps/server/test/stand-ins/openai.ts", [
    "--port",
    "0",
    "--rate",
    options.rate,
    "--tokens",
    options.tokens,
  ]);
  const providerUrl = `http://127.0.0.1:${provider.port}`;
  const proxy = await startChild("bench/bare-proxy.ts", [providerUrl]);
  const identity = await startEntraProvider();
  const postgres = options.database === "postgres" ? await startPostgres() : undefined;
  const dataRoot = await mkdtemp(join(tmpdir(), "metatron-bench-"));
  const current = await startProduct(`${import.meta.dirname}/..`, "current", await modelOptions());
  const several = options.processes
    ? await startProduct(`${import.meta.dirname}/..`, "several", { PROCESSES: options.processes })
    : undefined;
  const earlier = options.against
    ? await startProduct(options.against, "earlier", { NODE_OPTIONS: options.againstNodeOptions ?? "" })
    : undefined;
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => identity.newToken()));

  const targets: Record<string, MeasuredTarget> = {
    direct: { target: rawTarget(`${providerUrl}/v1/chat/completions`), pid: undefined },
    proxy: { target: rawTarget(`http://127.0.0.1:${proxy.port}/`), pid: proxy.pid },
    metatron: { target: productTarget(current.url, tokens), pid: current.process.pid },
    ...(several && { processes: { target: productTarget(several.url, tokens), pid: undefined } }),
    ...(earlier && { earlier: { target: productTarget(earlier.url, tokens), pid: earlier.process.pid } }),
  };

  async function modelOptions(): Promise<Record<string, string>> {
    if (!options.withoutTools) return {};
    const path = join(dataRoot, "models.json");
    await writeFile(path, JSON.stringify([{ id: "gpt-5", provider: "openai", tools: false }]));
    return { MODELS_FILE: path };
  }

  async function startProduct(folder: string, name: string, more: Record<string, string> = {}) {
    const url = postgres && (await copyPostgres(postgres.url("postgres"), "template1"));
    const dataDir = join(dataRoot, name);
    await mkdir(dataDir);
    return spawnServer(
      {
        ...identity.environment,
        DATA_DIR: dataDir,
        // Reading documents at the same time would be measured too.
        DEMO_KNOWLEDGE: "off",
        OPENAI_BASE_URL: `${providerUrl}/v1`,
        OPENAI_MODELS: "gpt-5",
        LIMIT_STREAMS: "0",
        LIMIT_REQUESTS_PER_MINUTE: "0",
        ...(url && { DATABASE_URL: url }),
        ...more,
      },
      resolve(folder, "apps/server/src/main.ts"),
    );
  }

  return {
    targets,
    // The first hundreds of requests compile code, open connections and meet people for the first time. A server that
    // has run for a minute is past that, the bare proxy as well, so both are asked short questions until they are warm.
    async warm() {
      for (let round = 0; round < WARM_ROUNDS; round += 1)
        for (const { target } of Object.values(targets))
          await openStreams(target, 2 * PEOPLE, { question: SHORT_QUESTION });
    },
    async close() {
      for (const product of [current, several, earlier]) await product?.end("SIGTERM");
      for (const child of [provider, proxy]) child.process.kill();
      await identity.close();
      await postgres?.stop();
      await rm(dataRoot, { recursive: true, force: true });
    },
  };
}

function rawTarget(url: string): StreamTarget {
  return {
    url,
    headers: () => ({}),
    body: (_, text) =>
      JSON.stringify({ model: "gpt-5", stream: true, messages: [{ role: "user", content: text }] }),
    countTokens: (chunk) => occurrences(chunk, '"content":"'),
  };
}

function productTarget(url: string, tokens: readonly string[]): StreamTarget {
  return {
    url: `${url.replace("localhost", "127.0.0.1")}/api/assistant/chatlibre`,
    headers: (stream) => ({ authorization: `Bearer ${tokens[stream % tokens.length]}` }),
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

async function startChild(script: string, args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const port = /(?<!\d)(\d+)\D*$/.exec(line)?.[1];
  return { process: child, pid: child.pid, port };
}
