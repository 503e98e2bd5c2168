import { mkdtemp, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { question } from "../test/ask.ts";
import { startEntraProvider } from "../test/entra-provider.ts";
import { freePort } from "../test/free-port.ts";
import { startPostgres } from "../test/postgres.ts";
import { readEvents, readParts, textOf } from "../test/read-parts.ts";
import { startRedis } from "../test/redis.ts";
import { type SpawnedServer, spawnServer } from "../test/spawn-server.ts";
import { answerText, startOpenAiStandIn } from "../test/stand-ins/openai.ts";

const REQUESTS_PER_MINUTE = 60;
const SILENT_FOR_MS = 10_000;
const LONG = "[[script:normal tokens=4000 rate=40]]";
const health = z.object({
  status: z.string(),
  processes: z.array(z.object({ process: z.number(), pid: z.number(), status: z.string() })),
});

describe.each(["PostgreSQL alone", "Redis"])("two processes with %s", (shared) => {
  const closers: (() => Promise<unknown>)[] = [];
  let server: SpawnedServer;
  let operators: string;
  let newToken: () => Promise<string>;

  beforeAll(async () => {
    const [postgres, model, identity, metricsPort, dataDir] = await Promise.all([
      startPostgres(),
      startOpenAiStandIn({ tokens: 80, rate: 40 }),
      startEntraProvider(),
      freePort(),
      mkdtemp(join(tmpdir(), "metatron-processes-")),
    ]);
    closers.push(
      () => rm(dataDir, { recursive: true, force: true }),
      () => postgres.stop(),
      () => model.close(),
      () => identity.close(),
    );
    const redis = shared === "Redis" ? await startRedis() : undefined;
    if (redis) closers.push(() => redis.stop());
    newToken = identity.newToken;
    operators = `http://127.0.0.1:${metricsPort}`;
    server = await spawnServer({
      ...identity.environment,
      PROCESSES: "2",
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url("postgres"),
      METRICS_PORT: String(metricsPort),
      DEMO_KNOWLEDGE: "off",
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODELS: "gpt-5",
      LIMIT_STREAMS: "4",
      LIMIT_REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
      ...(redis ? { REDIS_URL: redis.url } : {}),
    });
    closers.push(() => server.end("SIGKILL"));
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  /** On a connection of its own: connections, not requests, are spread over the processes. */
  function call(token: string, method: string, path: string, body?: object) {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: Promise<string> }>();
    const sent = httpRequest(
      `${server.url.replace("localhost", "127.0.0.1")}/api${path}`,
      {
        method,
        agent: false,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { "content-type": "application/json" } : {}),
        },
      },
      (response) => {
        const text = (async () => {
          let read = "";
          for await (const chunk of response.setEncoding("utf8")) read += chunk;
          return read;
        })();
        resolve({ status: response.statusCode ?? 0, text });
      },
    );
    sent.on("error", reject);
    // A connection that the killed process was handed but never took is not answered (decision 92).
    sent.setTimeout(SILENT_FOR_MS, () => sent.destroy(new Error("no answer")));
    sent.end(body ? JSON.stringify(body) : undefined);
    return promise;
  }

  const send = async (token: string, text: string) => {
    const asked = question(text);
    return { id: asked.answerId, ...(await call(token, "POST", "/assistant/chatlibre", asked)) };
  };

  async function readHealth() {
    const response = await fetch(`${operators}/health`);
    return health.parse(await response.json());
  }

  it("serves one answer with identical events to readers in both processes", async () => {
    const token = await newToken();
    const { id, text } = await send(token, LONG);
    const readers = await Promise.all(
      Array.from({ length: 4 }, () => call(token, "GET", `/chat/stream/${id}`)),
    );
    const metrics = await (await fetch(`${operators}/metrics`)).text();
    expect(metrics).toMatch(/metatron_open_streams\{process="1"\} [1-4]/);
    expect(metrics).toMatch(/metatron_open_streams\{process="2"\} [1-4]/);
    await call(token, "POST", `/chat/stop/${id}`);
    const whole = readEvents(await text);
    expect(whole.length).toBeGreaterThan(1);
    for (const reader of readers) expect(readEvents(await reader.text)).toEqual(whole);
  });

  it("stops answers from any process, and counts a person's answers in all of them", async () => {
    const token = await newToken();
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await send(token, LONG));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await send(token, LONG)).status).toBe(429);
    expect((await send(token, LONG)).status).toBe(429);
    // In another order than they were sent, so that some stop requests reach the other process.
    for (const { id } of [...answers.slice(1), ...answers.slice(0, 1)])
      expect((await call(token, "POST", `/chat/stop/${id}`)).status).toBeLessThan(300);
    for (const { text } of answers)
      expect(readParts(await text)).toContainEqual(
        expect.objectContaining({ type: "finish", messageMetadata: { state: "stopped" } }),
      );
  });

  it("counts a person's requests in all processes", async () => {
    const token = await newToken();
    const statuses: number[] = [];
    for (let n = 0; n < REQUESTS_PER_MINUTE + 6; n += 1)
      statuses.push((await call(token, "GET", "/models")).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  it("starts a process again that was killed", async () => {
    const before = await readHealth();
    expect(before).toMatchObject({ status: "ok", processes: [{ process: 1 }, { process: 2 }] });
    const killed = before.processes[1]?.pid ?? 0;
    process.kill(killed, "SIGKILL");
    const token = await newToken();
    await vi.waitFor(
      async () => {
        const { status } = await call(token, "GET", "/models");
        expect(status).toBe(200);
        const now = await readHealth();
        expect(now.status).toBe("ok");
        expect(now.processes[1]?.pid).not.toBe(killed);
      },
      { timeout: 60_000, interval: 1000 },
    );
    const { text } = await send(token, "Hola");
    expect(textOf(readParts(await text))).toBe(answerText(80));
  });

  it("drains both processes on SIGTERM", async () => {
    const token = await newToken();
    const answers = [await send(token, LONG), await send(token, LONG)];
    const { processes } = await readHealth();
    expect((await server.end("SIGTERM")).code).toBe(0);
    for (const { text } of answers)
      expect(readParts(await text)).toContainEqual(
        expect.objectContaining({ type: "finish", messageMetadata: { state: "interrupted" } }),
      );
    for (const { pid } of processes) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });
});
