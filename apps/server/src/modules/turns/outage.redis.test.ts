import { afterAll, beforeAll, expect, it } from "vitest";
import { httpChat, readUntil } from "../../../test/http-chat.ts";
import { type OutageSetup, startOutageSetup, withOutage } from "../../../test/outage.ts";
import { readParts, textOf } from "../../../test/read-parts.ts";
import { startRedis, type TestRedis } from "../../../test/redis.ts";
import { answerText } from "../../../test/stand-ins/openai.ts";

const TOKENS = 40;
const STREAMS = 30;

let setup: OutageSetup;
let redis: TestRedis;

beforeAll(async () => {
  [setup, redis] = await Promise.all([
    startOutageSetup({ answers: { tokens: TOKENS, rate: 20 } }),
    startRedis(),
  ]);
});
afterAll(async () => {
  await setup.close();
  await redis.stop();
});

type Chat = ReturnType<typeof httpChat>;

const isFirstText = (text: string) => text.includes("text-delta");
const isSaving = (text: string) => text.includes('"status":"saving"');

async function untilOver(chat: Chat, url: string, conversationId: string) {
  const deadline = Date.now() + 20_000;
  while (true) {
    const answer = (await chat.messages(url, conversationId)).at(-1);
    if (answer && answer.state !== "streaming") return answer;
    if (Date.now() > deadline) throw new Error("still streaming");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

let lastKey = 0;

/**
 * Sends questions and reads each answer until its first words are there. The model pauses the answers halfway until
 * `release`: on a busy machine the first one would end before the last one has begun.
 */
async function startAnswers(url: string, count: number) {
  const token = await setup.newToken();
  const chat = httpChat(token);
  lastKey += 1;
  const key = lastKey;
  const marker = `[[script:held tokens=${TOKENS} key=${key}]]`;
  const sends = await Promise.all(
    Array.from({ length: count }, (_, n) => chat.send(url, `Pregunta ${n} ${marker}`)),
  );
  const reads = sends.map(({ response }) =>
    response
      .clone()
      .text()
      .catch(() => ""),
  );
  await Promise.all(sends.map(({ response }) => readUntil(response, isFirstText)));
  async function release() {
    const address = `${setup.model.baseUrl}/release?key=${key}&answers=${count}`;
    expect((await fetch(address, { method: "POST" })).status).toBe(200);
  }
  return { chat, sends, reads, release };
}

it("reports no answer as complete before it is stored, and stores every answer after an outage", async () => {
  const server = await setup.spawn({ LIMIT_STREAMS: "0" });
  const { chat, sends, reads, release } = await startAnswers(server.url, STREAMS);
  const saving = await withOutage(setup, async () => {
    await release();
    return Promise.all(
      sends.map(async ({ request }) => readUntil(await chat.resume(server.url, request.answerId), isSaving)),
    );
  });
  for (const seen of saving) {
    expect(textOf(readParts(seen))).toBe(answerText(TOKENS));
    expect(seen).not.toContain('"type":"finish"');
  }
  for (const [n, read] of reads.entries()) {
    const parts = readParts(await read);
    expect(parts).toContainEqual(
      expect.objectContaining({ type: "finish", messageMetadata: { state: "complete" } }),
    );
    const conversationId = sends[n]?.request.conversationId ?? "";
    const answer = (await chat.messages(server.url, conversationId)).at(-1);
    expect(answer).toMatchObject({ state: "complete", text: answerText(TOKENS) });
  }
  await server.end("SIGTERM");
}, 120_000);

it("leaves an answer that it can't store at shutdown, and the node's next start stores it", async () => {
  const first = await setup.spawn();
  const { chat, sends, release } = await startAnswers(first.url, 2);
  await withOutage(setup, async () => {
    await release();
    await Promise.all(
      sends.map(async ({ request }) => readUntil(await chat.resume(first.url, request.answerId), isSaving)),
    );
    await first.end("SIGTERM");
  });
  const next = await setup.spawn({ DATA_DIR: setup.dataDirOf(first) });
  for (const { request } of sends)
    expect(await untilOver(chat, next.url, request.conversationId)).toMatchObject({
      state: "complete",
      text: answerText(TOKENS),
    });
  await next.end("SIGTERM");
}, 120_000);

it("hands an answer of a killed process to another node", async () => {
  const [writer, other] = await Promise.all([
    setup.spawn({ REDIS_URL: redis.url }),
    setup.spawn({ REDIS_URL: redis.url }),
  ]);
  const { chat, sends, release } = await startAnswers(writer.url, 2);
  await withOutage(setup, async () => {
    await release();
    await Promise.all(
      sends.map(async ({ request }) => readUntil(await chat.resume(writer.url, request.answerId), isSaving)),
    );
    await writer.end("SIGKILL");
  });
  await expect
    .poll(
      async () => {
        const lists = await Promise.all(
          sends.map(({ request }) => chat.messages(other.url, request.conversationId)),
        );
        return lists.map((messages) => messages.at(-1)).map((answer) => [answer?.state, answer?.text]);
      },
      { interval: 500 },
    )
    .toEqual(sends.map(() => ["complete", answerText(TOKENS)]));
  await other.end("SIGTERM");
}, 120_000);
