import { randomUUID } from "node:crypto";
import { message as messageSchema } from "@metatron/contract/chat/message";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { checkAnswers } from "../../../test/check-answers.ts";
import { asOn, startTestApp, type TestApp } from "../../../test/harness.ts";
import { readEvents } from "../../../test/read-parts.ts";
import { silentLog } from "../../../test/silent-log.ts";
import { answerText, type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { createStreams } from "../../adapters/streams/index.ts";
import { buildApp } from "../../app.ts";
import { readMessage } from "../history/index.ts";

let provider: OpenAiStandIn;
let test: TestApp;
const MODELS = "gpt-5,other,stall,break,garbage,half-utf8,rate-limit,server-error,empty,normal";

beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 12 });
  test = await startTestApp({
    environment: {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODELS: MODELS,
      OLLAMA_BASE_URL: "off",
      LIMIT_STREAMS: "3",
    },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

async function stored(person: TestPerson, messageId: string) {
  const { db } = test.deps.database;
  const { id } = await db
    .selectFrom("people")
    .select("id")
    .where("email", "=", person.email)
    .executeTakeFirstOrThrow();
  return readMessage(db, { personId: id, messageId });
}

describe("an answer", () => {
  it("streams numbered parts of the protocol, in order and without holes", async () => {
    const { status, body, parts, text } = await ask(test, newPerson(), question("Hola"));
    expect(status).toBe(200);
    expect(text).toBe(answerText(12));
    expect(readEvents(body).map(({ id }) => id)).toEqual(parts.map((_, at) => at + 1));
    expect(body.endsWith("data: [DONE]\n\n")).toBe(true);
    const types = parts.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1]);
    expect(types).toEqual([
      "start",
      "start-step",
      "text-start",
      "text-delta",
      "text-end",
      "finish-step",
      "data-usage",
      "finish",
      "data-title",
    ]);
  });

  it("is in the history with its question, model, usage and state", async () => {
    const person = newPerson();
    const request = question("¿Qué tal?", { model: "other" });
    const { text } = await ask(test, person, request);
    const answer = messageSchema.parse(await stored(person, request.answerId));
    expect(answer).toMatchObject({
      text,
      state: "complete",
      role: "assistant",
      model: "other",
      parentId: request.messageId,
    });
    expect(answer.usage?.outputTokens).toBeGreaterThan(0);
    const asked = await stored(person, request.messageId);
    expect(asked).toMatchObject({
      text: "¿Qué tal?",
      role: "user",
      type: "text",
      idAnswer: request.answerId,
      parentId: null,
    });
  });

  it("gives the model the earlier turns of its own branch only", async () => {
    const person = newPerson();
    const first = question("Primera pregunta");
    const { text } = await ask(test, person, first);
    const { conversationId } = first;
    await ask(test, person, question("Otra rama", { conversationId, parentId: null }));
    await ask(test, person, question("Segunda pregunta", { conversationId, parentId: first.answerId }));
    const sent = provider.requests.filter(({ body }) => JSON.stringify(body).includes("Segunda pregunta"))[0];
    const turns = sent?.body.messages?.filter(({ role }) => role !== "system").map(({ content }) => content);
    expect(turns).toEqual(["Primera pregunta", text, "Segunda pregunta"]);
  });

  it("is written again under the same question without losing the first version", async () => {
    const person = newPerson();
    const first = question("Una vez");
    await ask(test, person, first);
    const again = { ...first, answerId: randomUUID(), model: "other" };
    await ask(test, person, again);
    expect(await stored(person, first.answerId)).toMatchObject({
      state: "complete",
      parentId: first.messageId,
    });
    expect(await stored(person, again.answerId)).toMatchObject({
      state: "complete",
      parentId: first.messageId,
    });
    expect(await stored(person, first.messageId)).toMatchObject({ idAnswer: again.answerId });
  });
});

describe("repeated ids", () => {
  it("sent twice at once produce one question and one answer, identical for both readers", async () => {
    const person = newPerson();
    const request = question("[[script:normal tokens=20 rate=100]] doble clic");
    const before = provider.requests.length;
    const [one, two] = await Promise.all([ask(test, person, request), ask(test, person, request)]);
    expect(one.text).toBe(answerText(20));
    expect(two.parts).toEqual(one.parts);
    const answers = provider.requests.slice(before).filter(({ body }) => body.stream === true);
    expect(answers).toHaveLength(1);
  });

  it("sent again after a restart return the stored answer", async () => {
    const person = newPerson();
    const request = question("Otra vez");
    const first = await ask(test, person, request);
    const streams = await createStreams({ log: silentLog });
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
    const restarted = await buildApp({ ...test.deps, streams, log }, { onCreate: checkAnswers });
    const again = await ask({ ...test, as: asOn(restarted, test.issuer) }, person, request);
    await restarted.close();
    await streams.close();
    expect(again.text).toBe(first.text);
    expect(again.parts.at(-1)).toMatchObject({ type: "finish", messageMetadata: { state: "complete" } });
    expect(lines).toEqual([]);
  });

  it("of another person are not found", async () => {
    const [mine, theirs] = [newPerson(), newPerson()];
    const request = question("Mía");
    await ask(test, mine, request);
    const tries = [
      request,
      { ...request, answerId: randomUUID() },
      question("x", { conversationId: request.conversationId }),
      question("x", { messageId: request.messageId }),
      question("x", { answerId: request.answerId }),
      question("x", { parentId: request.answerId }),
    ];
    for (const attempt of tries) expect((await ask(test, theirs, attempt)).status).toBe(404);
    for (const url of [`/api/chat/stream/${request.answerId}`]) {
      expect((await test.as(theirs)({ method: "GET", url })).statusCode).toBe(404);
    }
    const stop = { method: "POST", url: `/api/chat/stop/${request.answerId}` } as const;
    expect((await test.as(theirs)(stop)).statusCode).toBe(404);
    expect(await stored(mine, request.answerId)).toMatchObject({
      state: "complete",
      idChat: request.conversationId,
    });
  });
});

describe("a provider that", () => {
  const failures = [
    { model: "break", code: "provider_broken_stream", keepsText: true },
    { model: "garbage", code: "provider_broken_stream", keepsText: true },
    { model: "rate-limit", code: "provider_rate_limited", keepsText: false },
    { model: "server-error", code: "model_unavailable", keepsText: false },
    { model: "empty", code: "empty_answer", keepsText: false },
  ];
  it.each(failures)(
    "fails by $model ends in $code, which is streamed and stored",
    async ({ model, code, keepsText }) => {
      const person = newPerson();
      const request = question("Hola", { model });
      const { parts, text } = await ask(test, person, request);
      expect(parts.find((part) => part.type === "error")).toMatchObject({ code });
      expect(parts.at(-1)).toMatchObject({ type: "finish", messageMetadata: { state: "failed" } });
      expect(text !== "").toBe(keepsText);
      expect(await stored(person, request.answerId)).toMatchObject({
        state: "failed",
        errorCode: code,
        text,
      });
    },
  );

  it("is rate limited reports how long to wait", async () => {
    const { parts } = await ask(test, newPerson(), question("Hola", { model: "rate-limit" }));
    expect(parts.find((part) => part.type === "error")).toMatchObject({ retryAfterSeconds: 7 });
  });

  it("splits a character between two packets loses no part of the character", async () => {
    const { text } = await ask(test, newPerson(), question("Hola", { model: "half-utf8" }));
    expect(text).toContain("¿Mañana? ✈️ niño");
  });
});

describe("a reader", () => {
  async function begin(person: TestPerson, text: string) {
    const request = question(text);
    const url = await test.listen();
    const authorization = `Bearer ${await test.issuer.accessToken(person)}`;
    const headers = { authorization, "content-type": "application/json" };
    const body = JSON.stringify(request);
    const response = await fetch(`${url}/api/assistant/chatlibre`, { method: "POST", headers, body });
    return { request, response, url, headers };
  }

  it("who disconnects at any point and resumes reads every event exactly once", async () => {
    const person = newPerson();
    const { request, response, url, headers } = await begin(person, "[[script:normal tokens=60 rate=200]]");
    const whole = response.text();
    let seen = "";
    let lastId = 0;
    for (let round = 0; round < 100 && !seen.includes('"type":"finish"'); round += 1) {
      const resumed = await fetch(`${url}/api/chat/stream/${request.answerId}`, {
        headers: { ...headers, "last-event-id": String(lastId) },
      });
      if (resumed.status === 204) break;
      seen += await readSome(resumed, 1 + Math.floor(Math.random() * 400));
      const ids = [...seen.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
      lastId = ids.at(-1) ?? 0;
    }
    const expected = readEvents(await whole);
    expect(readEvents(seen)).toEqual(expected.slice(0, readEvents(seen).length));
    expect(readEvents(seen).map(({ id }) => id)).toEqual(readEvents(seen).map((_, at) => at + 1));
    expect(textOfParts(seen)).toBe(answerText(60));
  });

  it("who disconnects does not end the answer", async () => {
    const person = newPerson();
    const { request, response, url, headers } = await begin(person, "[[script:normal tokens=30 rate=100]]");
    await response.body?.cancel();
    const rest = await fetch(`${url}/api/chat/stream/${request.answerId}`, { headers });
    expect(textOfParts(await rest.text())).toBe(answerText(30));
    expect(await stored(person, request.answerId)).toMatchObject({ state: "complete", text: answerText(30) });
  });

  it("who stops the answer keeps the text so far", async () => {
    const person = newPerson();
    const { request, response, url, headers } = await begin(person, "[[script:normal tokens=500 rate=100]]");
    const reading = response.text();
    const stop = () =>
      fetch(`${url}/api/chat/stop/${request.answerId}`, {
        method: "POST",
        headers: { authorization: headers.authorization },
      });
    await untilText(url, request.answerId, headers);
    expect((await stop()).status).toBe(202);
    const body = await reading;
    const text = textOfParts(body);
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThan(answerText(500).length);
    expect(await stored(person, request.answerId)).toMatchObject({ state: "stopped", text });
    expect((await stop()).status).toBe(202);
  });

  it("who sends too many questions at once gets the allowed number of answers, whatever the timing", async () => {
    const person = newPerson();
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () => begin(person, "[[script:stall tokens=1]]")),
    );
    const open = asked.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
    const taken = open.filter(({ response }) => response.status === 200);
    expect(taken).toHaveLength(3);
    await Promise.all(
      taken.map(({ request: { answerId }, url, headers: { authorization } }) =>
        fetch(`${url}/api/chat/stop/${answerId}`, { method: "POST", headers: { authorization } }),
      ),
    );
    await Promise.all(open.map(({ response }) => response.text()));
  });

  it("with too many answers in flight is asked to wait, and nothing is stored", async () => {
    const person = newPerson();
    const open = await Promise.all([1, 2, 3].map(() => begin(person, "[[script:stall tokens=1]]")));
    const request = question("Una más");
    const refused = await ask(test, person, request);
    expect([refused.status, refused.problem.code]).toEqual([429, "too_many_streams"]);
    expect(await stored(person, request.messageId)).toBeUndefined();
    await Promise.all(
      open.map(({ request: { answerId }, url, headers: { authorization } }) =>
        fetch(`${url}/api/chat/stop/${answerId}`, { method: "POST", headers: { authorization } }),
      ),
    );
    await Promise.all(open.map(({ response }) => response.text()));
  });
});

describe("models", () => {
  it("are listed by role, with the default first", async () => {
    const answer = await test.as(newPerson())({ method: "GET", url: "/api/models" });
    expect(answer.json().default).toBe("gpt-5");
    expect(answer.json().models.map(({ id }: { id: string }) => id)).toEqual(MODELS.split(","));
    const external = await test.as(newPerson(["chat_metatron_user_external"]))({
      method: "GET",
      url: "/api/models",
    });
    expect(external.json()).toMatchObject({ models: [{ demo: true }], unassigned: true });
    expect(answer.json().unassigned).toBeUndefined();
  });

  it("that do not exist are refused, and a conversation whose model is gone falls back to the default", async () => {
    const person = newPerson();
    const refused = await ask(test, person, question("Hola", { model: "no-such" }));
    expect([refused.status, refused.problem.code]).toEqual([422, "unknown_model"]);

    const request = question("Hola");
    await ask(test, person, request);
    const { db } = test.deps.database;
    await db
      .updateTable("conversations")
      .set({ model: "gone" })
      .where("id", "=", request.conversationId)
      .execute();
    const next = question("Sigue", { conversationId: request.conversationId, model: "gone" });
    const { parts } = await ask(test, person, next);
    expect(parts).toContainEqual({
      type: "data-notice",
      data: { kind: "model_replaced", from: "gone", to: "gpt-5" },
    });
  });

  it("reports when the oldest turns no longer fit", async () => {
    const person = newPerson();
    const long = question("x".repeat(310_000));
    await ask(test, person, long);
    const { parts } = await ask(test, person, question("corto", { conversationId: long.conversationId }));
    expect(parts).toContainEqual({
      type: "data-notice",
      data: { kind: "older_messages_left_out", leftOut: 2 },
    });
  });
});

const textOfParts = (body: string) =>
  readEvents(body)
    .map(({ part }) => (part.type === "text-delta" ? part.delta : ""))
    .join("");

/** Reads whole frames up to about this many characters, then disconnects. */
async function readSome(response: Response, characters: number): Promise<string> {
  let text = "";
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader && text.length < characters) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader?.cancel();
  return text.slice(0, text.lastIndexOf("\n\n") + 2);
}

/** Resolves when the answer has its first text. */
async function untilText(url: string, answerId: string, headers: Record<string, string>) {
  const response = await fetch(`${url}/api/chat/stream/${answerId}`, { headers });
  let text = "";
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader && !text.includes("text-delta")) text += (await reader.read()).value ?? "";
  await reader?.cancel();
}
