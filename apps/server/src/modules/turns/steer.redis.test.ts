import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { httpChat, readUntil } from "../../../test/http-chat.ts";
import { type OutageSetup, startOutageSetup } from "../../../test/outage.ts";
import { startRedis, type TestRedis } from "../../../test/redis.ts";
import { openNotebook, type Script, scriptedQuestion } from "../../../test/scripted-model.ts";
import { SCRIPTED_MAIN } from "../../../test/spawn-server.ts";

let setup: OutageSetup;
let redis: TestRedis;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metatron-steer-"));
  [setup, redis] = await Promise.all([startOutageSetup(), startRedis()]);
});
afterAll(async () => {
  await setup.close();
  await redis.stop();
  await rm(folder, { recursive: true, force: true });
});

const steps: Script["steps"] = [
  { text: "Uno.", calls: [{ tool: "look", input: 1 }] },
  { text: "Dos, a medias.", hangsIn: "model" },
  { text: "Tres." },
];

it("keeps a message that another node accepted when the writing node is killed, and takes it into account", async () => {
  const path = join(folder, randomUUID());
  const notebook = openNotebook(path);
  const environment = { NOTEBOOK: path, REDIS_URL: redis.url };
  const writer = await setup.spawn(environment, SCRIPTED_MAIN);
  const other = await setup.spawn(environment, SCRIPTED_MAIN);
  const chat = httpChat(await setup.newToken());
  const { request, response } = await chat.send(writer.url, scriptedQuestion({ steps }));
  const reading = readUntil(response, () => false);
  await vi.waitFor(() => expect(notebook.lines()).toContain("hangs"));
  const wish = { id: randomUUID(), text: "Solo de Chile." };
  expect(await chat.steer(other.url, request.answerId, wish)).toBe(204);
  await writer.end("SIGKILL");
  await reading;

  const answer = await vi.waitFor(
    async () => {
      const last = (await chat.messages(other.url, request.conversationId)).at(-1);
      expect(last?.state).toBe("complete");
      return last;
    },
    { interval: 200 },
  );
  expect(notebook.lines().filter((line) => line.startsWith("model"))).toEqual([
    "model 0",
    "model 1",
    'model 1 after "Solo de Chile."',
  ]);
  expect(answer?.content).toEqual([
    { type: "text", text: "Uno." },
    { type: "steer", ...wish },
    { type: "text", text: "Dos, a medias." },
  ]);
  // The same message again after the end: the answer already has it, so no new question is needed.
  expect(await chat.steer(other.url, request.answerId, wish)).toBe(204);
  await other.end("SIGTERM");
}, 120_000);
