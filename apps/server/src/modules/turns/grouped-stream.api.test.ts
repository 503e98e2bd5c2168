import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { httpChat, readUntil } from "../../../test/http-chat.ts";
import { readEvents, textOf } from "../../../test/read-parts.ts";
import { answerText, type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson } from "../../../test/test-issuer.ts";

const TOKENS = 40;
let provider: OpenAiStandIn;
let test: TestApp;
let url: string;

beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: TOKENS });
  test = await startTestApp({
    environment: { OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODELS: "gpt-5", OLLAMA_BASE_URL: "off" },
  });
  url = await test.listen();
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

/** Asks for an answer whose second half waits for `release`; `read` follows it from an id on. */
async function askHeld(pace: Record<string, string>, script?: string) {
  const token = await test.issuer.accessToken(newPerson());
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const key = randomInt(2 ** 40);
  const held = `[[script:held tokens=${TOKENS} key=${key}]]`;
  const request = question(script ?? held, { conversationId: randomUUID() });
  const response = await fetch(`${url}/api/assistant/chatlibre`, {
    method: "POST",
    headers: { ...headers, ...pace },
    body: JSON.stringify(request),
  });
  return {
    response,
    request,
    messages: () => httpChat(token).messages(url, request.conversationId),
    release: () => fetch(`${provider.baseUrl}/release?key=${key}`, { method: "POST" }),
    stop: () =>
      fetch(`${url}/api/chat/stop/${request.answerId}`, {
        method: "POST",
        headers: { authorization: headers.authorization },
      }),
    read: (lastId: number, readPace: Record<string, string> = {}) =>
      fetch(`${url}/api/chat/stream/${request.answerId}`, {
        headers: { ...headers, ...readPace, "last-event-id": String(lastId) },
      }),
  };
}

const GROUPED = { "x-stream-pace": "grouped" };
/** The complete events of a body that may break off. */
const eventsOf = (body: string) => readEvents(body.slice(0, body.lastIndexOf("\n\n") + 2));
const wordsOf = (body: string) => textOf(eventsOf(body).map(({ part }) => part));
const hasHalf = (body: string) => wordsOf(body) === answerText(TOKENS / 2);
const lastIdOf = (events: readonly { id: number }[]) => events.at(-1)?.id ?? 0;

it("says the same in no more events, compressed, up to the same last id", async () => {
  const { response, read, release } = await askHeld({ ...GROUPED, "accept-encoding": "gzip" });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  const plain = await read(0);
  expect(plain.headers.get("content-encoding")).toBeNull();
  const each = plain.text();
  const first = await readUntil(await read(0, GROUPED), hasHalf);
  expect(hasHalf(first)).toBe(true);
  await release();
  const body = await response.text();
  const grouped = readEvents(body);
  const single = readEvents(await each);
  expect(body.endsWith("data: [DONE]\n\n")).toBe(true);
  expect(textOf(grouped.map(({ part }) => part))).toBe(answerText(TOKENS));
  // A busy process joins words before they are numbered, so there may be nothing left to join.
  expect(grouped.length).toBeLessThanOrEqual(single.length);
  const ids = grouped.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((one, other) => one - other));
  expect(ids.at(-1)).toBe(single.at(-1)?.id);
  // Every part that is not a delta arrives, with its own id.
  expect(grouped.filter(({ part }) => part.type !== "text-delta")).toEqual(
    single.filter(({ part }) => part.type !== "text-delta"),
  );
});

it("is resumed from the middle of a group, and a group from single events", async () => {
  const { response, read } = await askHeld({}, `[[script:normal tokens=${TOKENS} rate=10]]`);
  const first = eventsOf(await readUntil(response, (body) => wordsOf(body) !== ""));
  const group = eventsOf(
    await readUntil(await read(lastIdOf(first), GROUPED), (body) => wordsOf(body).split(" ").length > 5),
  );
  const rest = eventsOf(await (await read(lastIdOf(group))).text());
  const all = [...first, ...group, ...rest];
  expect(textOf(all.map(({ part }) => part))).toBe(answerText(TOKENS));
  const deltas = group.filter(({ part }) => part.type === "text-delta");
  expect(lastIdOf(group) - lastIdOf(first)).toBeGreaterThanOrEqual(deltas.length);
  expect(rest[0]?.id).toBe(lastIdOf(group) + 1);
});

it("ends at once with the text so far when it is stopped", async () => {
  const { response, read, stop, messages } = await askHeld(GROUPED);
  await readUntil(await read(0), hasHalf);
  expect((await stop()).status).toBe(202);
  const parts = readEvents(await response.text()).map(({ part }) => part);
  expect(parts).toContainEqual(expect.objectContaining({ messageMetadata: { state: "stopped" } }));
  const stored = (await messages()).find(({ role }) => role === "assistant");
  expect(stored).toMatchObject({ state: "stopped", text: textOf(parts) });
});

it("ignores a pace that it does not know", async () => {
  const { response, release } = await askHeld({ "x-stream-pace": "leisurely", "accept-encoding": "gzip" });
  expect(response.headers.get("content-encoding")).toBeNull();
  await release();
  expect(textOf(readEvents(await response.text()).map(({ part }) => part))).toBe(answerText(TOKENS));
});
