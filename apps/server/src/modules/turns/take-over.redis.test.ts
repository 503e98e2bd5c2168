import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beginFollowing, followTurn } from "@metatron/turn/follow-turn";
import { toAnswer } from "@metatron/turn/to-answer";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { httpChat, readUntil } from "../../../test/http-chat.ts";
import { type OutageSetup, startOutageSetup } from "../../../test/outage.ts";
import { readEvents } from "../../../test/read-parts.ts";
import { startRedis, type TestRedis } from "../../../test/redis.ts";
import { openNotebook, type Script, scriptedQuestion } from "../../../test/scripted-model.ts";
import { SCRIPTED_MAIN } from "../../../test/spawn-server.ts";

let setup: OutageSetup;
let redis: TestRedis;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metatron-notebooks-"));
  [setup, redis] = await Promise.all([startOutageSetup(), startRedis()]);
});
afterAll(async () => {
  await setup.close();
  await redis.stop();
  await rm(folder, { recursive: true, force: true });
});

function newNotebook() {
  const path = join(folder, crypto.randomUUID());
  return { ...openNotebook(path), environment: { NOTEBOOK: path } };
}

/** Collects the events of a reader over one or several connections. */
const answerOf = (bodies: readonly string[], answerId: string) =>
  toAnswer(
    bodies
      .flatMap(readEvents)
      .map(({ id, part }) => ({ id, event: part }))
      .reduce(followTurn, beginFollowing(answerId)).turn,
  );

async function untilOver(read: () => ReturnType<ReturnType<typeof httpChat>["messages"]>) {
  const deadline = Date.now() + 40_000;
  while (true) {
    const answer = (await read().catch(() => [])).at(-1);
    if (answer && answer.state !== "streaming") return answer;
    if (Date.now() > deadline) throw new Error("still streaming");
    await wait(200);
  }
}

const ofModel = (lines: readonly string[]) => lines.filter((line) => line.startsWith("model"));

const threeSteps = (hangsIn: { [step: number]: "model" | "tool" }): Script => ({
  steps: [
    { text: "Uno, dos.", calls: [{ tool: "look", input: 1 }], hangsIn: hangsIn[0] },
    { text: "Tres, cuatro.", calls: [{ tool: "look", input: 2 }], hangsIn: hangsIn[1] },
    { text: "Cinco, seis." },
  ],
});
const WHOLE = "Uno, dos.\n\nTres, cuatro.\n\nCinco, seis.";

it("resumes with the next step on another node when the writer is killed inside a step", async () => {
  const notebook = newNotebook();
  const environment = { ...notebook.environment, REDIS_URL: redis.url };
  const writer = await setup.spawn(environment, SCRIPTED_MAIN);
  const other = await setup.spawn(environment, SCRIPTED_MAIN);
  const chat = httpChat(await setup.newToken());
  const { request, response } = await chat.send(writer.url, scriptedQuestion(threeSteps({ 1: "model" })));
  const first = readUntil(response, () => false);
  const relayed = chat.resume(other.url, request.answerId).then((resumed) => resumed.text());
  await vi.waitFor(() => expect(notebook.lines()).toContain("hangs"));
  await writer.end("SIGKILL");

  const answer = await untilOver(() => chat.messages(other.url, request.conversationId));
  expect(answer).toMatchObject({ state: "complete", text: WHOLE });
  // The finished step ran once; the step in flight ran again.
  expect(ofModel(notebook.lines())).toEqual(["model 0", "model 1", "model 1", "model 2"]);
  expect(notebook.lines().filter((line) => line === "look 1-call0")).toHaveLength(1);
  // A reader on the other node noticed nothing; a reader of the dead node resumes with its last id.
  expect(answer).toMatchObject(answerOf([await relayed], request.answerId));
  const seen = await first;
  const lastId = readEvents(seen).at(-1)?.id ?? 0;
  const rest = await (await chat.resume(other.url, request.answerId, lastId)).text();
  expect(answer).toMatchObject(answerOf([seen, rest], request.answerId));
  await other.end("SIGTERM");
}, 120_000);

it("resumes at the next start of the only node when it is killed between two steps", async () => {
  const notebook = newNotebook();
  const first = await setup.spawn(notebook.environment, SCRIPTED_MAIN);
  const chat = httpChat(await setup.newToken());
  const { request, response } = await chat.send(first.url, scriptedQuestion(threeSteps({ 1: "tool" })));
  const seen = readUntil(response, () => false);
  await vi.waitFor(() => expect(notebook.lines()).toContain("hangs"));
  await first.end("SIGKILL");
  const next = await setup.spawn(
    { ...notebook.environment, DATA_DIR: setup.dataDirOf(first) },
    SCRIPTED_MAIN,
  );
  const answer = await untilOver(() => chat.messages(next.url, request.conversationId));
  expect(answer).toMatchObject({ state: "complete", text: WHOLE });
  // The model call of the step had ended: only its tool, which reads, runs again.
  expect(ofModel(notebook.lines())).toEqual(["model 0", "model 1", "model 2"]);
  expect(notebook.lines().filter((line) => line === "look 2-call0")).toHaveLength(2);
  const lastId = readEvents(await seen).at(-1)?.id ?? 0;
  const rest = await (await chat.resume(next.url, request.answerId, lastId)).text();
  expect(answer).toMatchObject(answerOf([await seen, rest], request.answerId));
  await next.end("SIGTERM");
}, 120_000);

it("never repeats a call that changes something when its outcome is unknown, and reports it", async () => {
  const notebook = newNotebook();
  const first = await setup.spawn(notebook.environment, SCRIPTED_MAIN);
  const chat = httpChat(await setup.newToken());
  const steps: Script["steps"] = [
    { text: "Cambio algo.", calls: [{ tool: "change", input: 1 }], hangsIn: "tool" },
    { text: "Lo intento otra vez.", calls: [{ tool: "change", input: 1 }] },
    { text: "Pregunto." },
  ];
  const { request, response } = await chat.send(first.url, scriptedQuestion({ steps }));
  readUntil(response, () => false);
  await vi.waitFor(() => expect(notebook.lines()).toContain("hangs"));
  await first.end("SIGKILL");
  const next = await setup.spawn(
    { ...notebook.environment, DATA_DIR: setup.dataDirOf(first) },
    SCRIPTED_MAIN,
  );
  const answer = await untilOver(() => chat.messages(next.url, request.conversationId));
  expect(answer.state).toBe("complete");
  expect(answer.steps?.map(({ calls }) => calls.map(({ state }) => state))).toEqual([
    ["outcome-unknown"],
    ["declined"],
    [],
  ]);
  expect(notebook.lines().filter((line) => line.startsWith("change"))).toEqual(["change 1-call0"]);
  await next.end("SIGTERM");
}, 120_000);

it("leaves a turn with finished steps to other processes at shutdown", async () => {
  const notebook = newNotebook();
  const environment = { ...notebook.environment, REDIS_URL: redis.url };
  const writer = await setup.spawn(environment, SCRIPTED_MAIN);
  const other = await setup.spawn(environment, SCRIPTED_MAIN);
  const chat = httpChat(await setup.newToken());
  const { request, response } = await chat.send(writer.url, scriptedQuestion(threeSteps({ 1: "model" })));
  readUntil(response, () => false);
  await vi.waitFor(() => expect(notebook.lines()).toContain("hangs"));
  await writer.end("SIGTERM");
  const answer = await untilOver(() => chat.messages(other.url, request.conversationId));
  expect(answer).toMatchObject({ state: "complete", text: WHOLE });
  await other.end("SIGTERM");
}, 120_000);
