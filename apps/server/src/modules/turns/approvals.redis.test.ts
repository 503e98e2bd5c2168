import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { httpChat, readUntil } from "../../../test/http-chat.ts";
import { type OutageSetup, startOutageSetup } from "../../../test/outage.ts";
import { readParts } from "../../../test/read-parts.ts";
import { startRedis, type TestRedis } from "../../../test/redis.ts";
import { openNotebook, type Script, scriptedQuestion } from "../../../test/scripted-model.ts";
import { SCRIPTED_MAIN, type SpawnedServer } from "../../../test/spawn-server.ts";

let setup: OutageSetup;
let redis: TestRedis;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metatron-approvals-"));
  [setup, redis] = await Promise.all([startOutageSetup(), startRedis()]);
});
afterAll(async () => {
  await setup.close();
  await redis.stop();
  await rm(folder, { recursive: true, force: true });
});

const steps: Script["steps"] = [{ text: "Uno.", calls: [{ tool: "open", input: 1 }] }, { text: "Dos." }];
const callId = "1-call0";

/** Two nodes, and an answer that waits on the first of them. */
async function waitingOnTwoNodes() {
  const path = join(folder, randomUUID());
  const notebook = openNotebook(path);
  const environment = { NOTEBOOK: path, REDIS_URL: redis.url, LIMIT_STREAMS: "1" };
  const writer = await setup.spawn(environment, SCRIPTED_MAIN);
  const other = await setup.spawn(environment, SCRIPTED_MAIN);
  const chat = httpChat(await setup.newToken());
  const { request, response } = await chat.send(writer.url, scriptedQuestion({ steps }));
  const seen = await readUntil(response, (text) => text.includes("tool-approval-request"));
  expect(seen).toContain("tool-approval-request");
  return { chat, request, notebook, writer, other };
}

async function completed(chat: ReturnType<typeof httpChat>, node: SpawnedServer, conversationId: string) {
  await vi.waitFor(
    async () => expect((await chat.messages(node.url, conversationId)).at(-1)?.state).toBe("complete"),
    { timeout: 30_000, interval: 200 },
  );
}

it("takes the answer that the person gives on another node, and streams it to readers of every node", async () => {
  const { chat, request, notebook, writer, other } = await waitingOnTwoNodes();
  const { answerId, conversationId } = request;
  // The only slot is free while the answer waits, on both nodes.
  const second = await chat.send(other.url, scriptedQuestion({ steps: [{ text: "Hola." }] }));
  await readUntil(second.response, () => false);

  const reading = chat.resume(other.url, answerId).then((response) => readUntil(response, () => false));
  const clicks = await Promise.all(
    [writer, other, other, writer].map(({ url }, n) =>
      chat.answerCall(url, answerId, { callId, approval: n % 2 === 0 ? "once" : "conversation" }),
    ),
  );
  expect(clicks.toSorted()).toEqual([204, 204, 409, 409]);
  const parts = readParts(await reading);
  expect(parts).toContainEqual(expect.objectContaining({ type: "data-approval" }));
  await completed(chat, other, conversationId);
  expect(notebook.lines().filter((line) => line.startsWith("open"))).toEqual([`open ${callId}`]);
  await Promise.all([writer.end("SIGTERM"), other.end("SIGTERM")]);
}, 120_000);

it.each(["SIGKILL", "SIGTERM"] as const)(
  "goes on waiting on another node after %s, and takes an answer that was given in between",
  async (signal) => {
    const { chat, request, notebook, writer, other } = await waitingOnTwoNodes();
    const { answerId, conversationId } = request;
    await writer.end(signal);
    // Nobody has the turn yet, and the answer is stored all the same.
    expect(await chat.answerCall(other.url, answerId, { callId, approval: "once" })).toBe(204);
    await completed(chat, other, conversationId);
    expect(notebook.lines()).toEqual(["model 0", `open ${callId}`, "model 1"]);
    await other.end("SIGTERM");
  },
  120_000,
);
