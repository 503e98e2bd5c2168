import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileMetadata } from "@metatron/contract/files/file";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { httpChat } from "../test/http-chat.ts";
import { isRunning, type OutageSetup, startOutageSetup, withOutage } from "../test/outage.ts";
import { askThrough, countFaults } from "../test/outage-load.ts";
import { readEvents, readParts, textOf } from "../test/read-parts.ts";
import { startRedis, type TestRedis } from "../test/redis.ts";
import type { SpawnedServer } from "../test/spawn-server.ts";
import { answerText } from "../test/stand-ins/openai.ts";
import { formOf } from "../test/upload.ts";

const TOKENS = 120;
/** One round by default; the long form runs more. */
const ROUNDS = Number(process.env.OUTAGE_ROUNDS ?? 1);
const ASKING = 8;

let setup: OutageSetup;
let redis: TestRedis;
let node: SpawnedServer;
let other: SpawnedServer;
beforeAll(async () => {
  const starting = startRedis();
  setup = await startOutageSetup({ answers: { tokens: TOKENS, rate: 40 } });
  redis = await starting;
  node = await spawnNode();
  other = await spawnNode();
});
afterAll(async () => {
  await setup.close();
  await redis.stop();
});

const spawnNode = () => setup.spawn({ REDIS_URL: redis.url, WORKERS: "off" });

describe("without its database", () => {
  it(`answers 503, recovers on its own, and loses nothing it acknowledged, ${ROUNDS} time(s)`, {
    timeout: ROUNDS * 300_000,
  }, async () => {
    const token = await setup.newToken();
    const list = () =>
      fetch(`${node.url}/api/history/list_conversations`, { headers: { authorization: `Bearer ${token}` } });
    expect((await list()).status).toBe(200);
    for (let round = 0; round < ROUNDS; round += 1) {
      const asking = Array.from({ length: ASKING }, (_, n) =>
        askThrough(
          n % 2 === 0 ? node.url : other.url,
          token,
          `[[script:normal tokens=${20 * (n + 1)} rate=40]]`,
        ),
      );
      const locker = await lockConversations();
      const waiting = [list(), list(), list(), list()];
      await untilFourWait();
      const { told, lines } = await withOutage(setup, async () => {
        const from = [node, other].map((one) => one.output().length);
        const answers = await Promise.all(waiting);
        const late = await list();
        // Long enough to detect more than one line a second.
        await new Promise((resolve) => setTimeout(resolve, 2500));
        const newLines = [node, other].map(
          (one, at) => one.output().slice(from[at]).trim().split("\n").length,
        );
        return { told: [...answers, late], lines: Math.max(...newLines) };
      });
      locker.end().catch(() => undefined);
      expect(told.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
      expect(told.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
      expect(await told[4]?.json()).toMatchObject({ code: "database_unavailable" });
      expect(lines).toBeLessThanOrEqual(5);

      await vi.waitFor(async () => expect((await list()).status).toBe(200));
      const asked = await Promise.all(asking);
      const again = await askThrough(other.url, token, "¿Sigues ahí?");
      expect(again.toldComplete).toBe(answerText(TOKENS));
      await vi.waitFor(
        async () =>
          expect(await countFaults(setup, asked)).toEqual({
            questionsLost: 0,
            completeButNotStored: 0,
            stillStreaming: 0,
          }),
        { interval: 500 },
      );
      expect([isRunning(node), isRunning(other)]).toEqual([true, true]);
    }
  });
});

describe("a worker that dies between taking a job and its first write", () => {
  it("leaves its file to the next worker, whatever else fails", async () => {
    const authorization = `Bearer ${await setup.newToken()}`;
    const conversation = `/api/conversation/${randomUUID()}`;
    const gate = await holdReadings();
    const dataDir = await mkdtemp(join(tmpdir(), "metatron-worker-"));
    const worker = await setup.spawn({ DATA_DIR: dataDir });
    const { headers, payload } = formOf({ name: "manual.txt", content: "El turno empieza a las seis." });
    const sent = await fetch(`${worker.url}${conversation}/files/upload`, {
      method: "POST",
      headers: { ...headers, authorization },
      body: new Uint8Array(payload),
    });
    expect(sent.status).toBe(202);
    const { id } = fileMetadata.parse(await sent.json());
    const jobState = async () =>
      (await setup.query("select state from pgboss.job where data ->> 'fileId' = $1", [id]))[0]?.state;
    await vi.waitFor(async () => expect(await jobState()).toBe("active"));
    await worker.end("SIGKILL");
    await gate.open();
    const fileState = async () =>
      (await setup.query("select status from files where id = $1", [id]))[0]?.status;
    expect(await fileState()).toBe("queued");

    const next = await setup.spawn({ DATA_DIR: dataDir });
    await vi.waitFor(async () => expect(await fileState()).toBe("ready"), { interval: 250 });
    expect((await next.end("SIGTERM")).code).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  });
});

describe("a start in the middle of which the database goes away", () => {
  it.each([
    { moment: "before the migrations", statement: "to_regclass('kysely_migration')" },
    { moment: "in the transaction of the migrations", statement: 'from "kysely_migration"' },
  ])("waits for the database and then serves: $moment", async ({ statement }) => {
    const way = await cutAt(statement, setup.postgres.url("postgres"));
    const started = await setup.spawn({ REDIS_URL: redis.url, DATABASE_URL: way.url });
    expect(way.cuts()).toBe(1);
    expect((await fetch(`${started.url}/api/status`)).status).toBe(200);
    await started.end("SIGKILL");
    await way.close();
  });
});

describe("a node that closes while it relays another node's answer", () => {
  it("reports that it is not ready, lets its readers resume elsewhere, and exits with 0 within seconds", async () => {
    const chat = httpChat(await setup.newToken());
    const { request, response } = await chat.send(node.url, "[[script:normal tokens=200 rate=40]]");
    response.body?.cancel();
    const relayed = await chat.resume(other.url, request.answerId);
    const reader = relayed.body?.pipeThrough(new TextDecoderStream()).getReader();
    let seen = "";
    while (!seen.includes("text-delta")) seen += (await reader?.read())?.value ?? "";

    const ending = other.end("SIGTERM");
    await vi.waitFor(async () => expect((await fetch(`${other.url}/api/status`)).status).toBe(503));
    const refused = await chat.resume(other.url, request.answerId);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) seen += read.value;
    expect(seen).not.toContain("[DONE]");
    expect(seen).not.toContain("answer_interrupted");

    const lastId = readEvents(seen).at(-1)?.id ?? 0;
    const rest = await (await chat.resume(node.url, request.answerId, lastId)).text();
    expect(textOf([...readParts(seen), ...readParts(rest)])).toBe(answerText(200));
    expect((await ending).code).toBe(0);
  });
});

/** Locks the conversations until its connection ends. */
async function lockConversations(): Promise<pg.Client> {
  const client = new pg.Client(setup.postgres.url("postgres"));
  // The server is killed under this connection, too.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("begin; lock table conversations in access exclusive mode");
  return client;
}

async function untilFourWait() {
  await vi.waitFor(async () => {
    const rows = await setup.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'");
    expect(rows.length).toBeGreaterThanOrEqual(4);
  });
}

/** Blocks every first write of a reading until the gate is opened. */
async function holdReadings() {
  await setup.query(`create function hold_reading() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4242); return new; end $$`);
  await setup.query(`create trigger hold_reading before update on files for each row
    when (new.status = 'reading') execute function hold_reading()`);
  const client = new pg.Client(setup.postgres.url("postgres"));
  await client.connect();
  await client.query("select pg_advisory_lock(4242)");
  return {
    async open() {
      // Also ends the statement that the dead worker left waiting.
      await client.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`,
      );
      await client.end();
      await setup.query("drop trigger hold_reading on files");
    },
  };
}

/** A way to the database that breaks once, when this statement passes. */
async function cutAt(statement: string, target: string) {
  const { port, hostname } = new URL(target);
  const url = new URL(target);
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const onward = connect(Number(port), hostname);
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
    }
    client.on("data", (bytes: Buffer) => {
      if (cuts === 0 && bytes.includes(statement)) {
        cuts += 1;
        for (const socket of sockets) socket.destroy();
      } else onward.write(bytes);
    });
    onward.pipe(client);
    client.on("close", () => onward.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on TCP has an address of this shape.
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
