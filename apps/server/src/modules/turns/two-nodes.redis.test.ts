import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEntraProvider } from "../../../test/entra-provider.ts";
import { httpChat, readUntil } from "../../../test/http-chat.ts";
import { startPostgres } from "../../../test/postgres.ts";
import { readEvents, readParts, textOf } from "../../../test/read-parts.ts";
import { startRedis } from "../../../test/redis.ts";
import { type SpawnedServer, spawnServer } from "../../../test/spawn-server.ts";
import { answerText, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";

const closers: (() => Promise<unknown>)[] = [];
let writer: SpawnedServer;
let other: SpawnedServer;
let newToken: () => Promise<string>;

beforeAll(async () => {
  const [redis, postgres, model, identity] = await Promise.all([
    startRedis(),
    startPostgres(),
    startOpenAiStandIn({ tokens: 80, rate: 40 }),
    startEntraProvider(),
  ]);
  newToken = identity.newToken;
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), "metatron-node-"))));
  const environment = {
    DATABASE_URL: postgres.url("postgres"),
    REDIS_URL: redis.url,
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODELS: "gpt-5",
    ...identity.environment,
  };
  // Both start at once: only one of them may migrate.
  [writer, other] = (await Promise.all(
    folders.map((DATA_DIR) => spawnServer({ ...environment, DATA_DIR })),
  )) as [SpawnedServer, SpawnedServer];
  closers.push(
    () => other.end("SIGTERM"),
    () => model.close(),
    () => identity.close(),
    () => redis.stop(),
    () => postgres.stop(),
    ...folders.map((folder) => () => rm(folder, { recursive: true, force: true })),
  );
});
afterAll(async () => {
  for (const close of closers) await close();
});

it("serves a stream that another node writes, with identical events", async () => {
  const chat = httpChat(await newToken());
  const { request, response } = await chat.send(writer.url, "Hola");
  const here = response.text();
  const there = await (await chat.resume(other.url, request.answerId)).text();
  expect(readEvents(there)).toEqual(readEvents(await here));
  expect(textOf(readParts(there))).toBe(answerText(80));
});

it("stops an answer from another node than the writing one", async () => {
  const token = await newToken();
  const chat = httpChat(token);
  const { request, response } = await chat.send(writer.url, "[[script:normal tokens=2000 rate=40]]");
  const reading = response.text();
  await readUntil(await chat.resume(other.url, request.answerId), (text) => text.includes("text-delta"));
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${other.url}/api/chat/stop/${request.answerId}`, { method: "POST", headers });
  expect(readParts(await reading)).toContainEqual(
    expect.objectContaining({ type: "finish", messageMetadata: { state: "stopped" } }),
  );
});

it("reports to the reader that the writing node died, and keeps the text so far", async () => {
  const chat = httpChat(await newToken());
  const { request, response } = await chat.send(writer.url, "[[script:normal tokens=2000 rate=40]]");
  response.body?.cancel();
  const reader = await chat.resume(other.url, request.answerId);
  const seen = await readUntil(reader.clone(), (text) => text.length > 20_000);
  await writer.end("SIGKILL");
  const rest = await reader.text();
  expect(readParts(rest).at(-1)).toMatchObject({ type: "error", code: "answer_interrupted" });
  expect(rest.startsWith(seen.slice(0, 1000))).toBe(true);

  const resumed = await chat.resume(other.url, request.answerId, 100_000);
  await resumed.text();
  const answer = await untilOver(() => chat.messages(other.url, request.conversationId));
  expect(answer).toMatchObject({ state: "interrupted" });
  expect(answer.text.length).toBeGreaterThan(0);
  expect(textOf(readParts(rest)).startsWith(answer.text)).toBe(true);
});

async function untilOver(read: () => ReturnType<ReturnType<typeof httpChat>["messages"]>) {
  const deadline = Date.now() + 15_000;
  while (true) {
    const answer = (await read()).at(-1);
    if (answer && answer.state !== "streaming") return answer;
    if (Date.now() > deadline) throw new Error("still streaming");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
