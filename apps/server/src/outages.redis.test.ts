import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { httpChat, readUntil } from "../test/http-chat.ts";
import { isRunning, type OutageSetup, startOutageSetup, withOutage } from "../test/outage.ts";
import { readEvents, readParts, textOf } from "../test/read-parts.ts";
import { startRedis, type TestRedis } from "../test/redis.ts";
import type { SpawnedServer } from "../test/spawn-server.ts";
import { answerText } from "../test/stand-ins/openai.ts";

let setup: OutageSetup;
let redis: TestRedis;
let node: SpawnedServer;
let other: SpawnedServer;
beforeAll(async () => {
  [setup, redis] = await Promise.all([startOutageSetup({ answers: { tokens: 200, rate: 40 } }), startRedis()]);
  const environment = { REDIS_URL: redis.url };
  [node, other] = (await Promise.all([setup.spawn(environment), setup.spawn(environment)])) as [
    SpawnedServer,
    SpawnedServer,
  ];
});
afterAll(async () => {
  await setup.close();
  await redis.stop();
});

describe("a node that closes while it relays another node's answer", () => {
  it("says that it is not ready, lets its readers go on elsewhere, and ends with 0 within seconds", async () => {
    const chat = httpChat(await setup.newToken());
    const { request, response } = await chat.send(node.url, "Hola");
    response.body?.cancel();
    const relayed = await chat.resume(other.url, request.answerId);
    const reader = relayed.body?.pipeThrough(new TextDecoderStream()).getReader();
    let seen = "";
    while (!seen.includes("text-delta")) seen += (await reader?.read())?.value ?? "";

    const started = Date.now();
    const ending = other.end("SIGTERM");
    await vi.waitFor(async () => expect((await fetch(`${other.url}/api/status`)).status).toBe(503));
    expect((await chat.resume(other.url, request.answerId)).status).toBe(503);
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) seen += read.value;
    expect(seen).not.toContain("[DONE]");
    expect(seen).not.toContain("answer_interrupted");

    const lastId = readEvents(seen).at(-1)?.id ?? 0;
    const rest = await (await chat.resume(node.url, request.answerId, lastId)).text();
    expect(textOf([...readParts(seen), ...readParts(rest)])).toBe(answerText(200));
    const { code, output } = await ending;
    console.log("closing took", Date.now() - started, output.split("\n").slice(-10).join("\n"));
    expect(code).toBe(0);
  });
});
