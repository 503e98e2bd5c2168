import type { Message } from "@metatron/contract/chat/message";
import { cleanText } from "@metatron/text/clean-text";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newSend } from "../../../test/send.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { groupCalls } from "../../adapters/db/group-calls.ts";
import { type Send, storeSends } from "../history/index.ts";

let provider: OpenAiStandIn;
let test: TestApp;
beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 12 });
  test = await startTestApp({
    environment: {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODELS: "gpt-5,odd-text",
      DEFAULT_MODEL: "gpt-5",
    },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

it.each([
  ["sixty emojis after one letter", `a${"🎉".repeat(60)}`],
  ["NUL and halves of emojis", "a\0b\ud83c \udf89"],
  ["nothing but marks", "\u0301".repeat(500)],
  ["a text that turns the reading order", "cv\u202efdp.exe ¿es seguro?"],
])("answers a question of %s, and concurrent questions of other people", async (_name, text) => {
  const guilty = { person: newPerson(), request: question(text) };
  const others = Array.from({ length: 4 }, () => ({
    person: newPerson(),
    request: question("¿Qué chaleco llevo?"),
  }));
  const answers = await Promise.all(
    [guilty, ...others].map(({ person, request }) => ask(test, person, request)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const stored = await Promise.all(
    [guilty, ...others].map(({ person, request }) => messagesOf(person, request)),
  );
  expect(stored.map((messages) => messages.map(({ state }) => state))).toEqual(
    Array.from({ length: 5 }, () => ["complete", "complete"]),
  );
  expect(stored[0]?.[0]?.text).toBe(cleanText(text));
});

it("stores exactly the streamed text of a model that writes odd characters, and affects no other answer", async () => {
  const odd = { person: newPerson(), request: question("Hola", { model: "odd-text" }) };
  const others = Array.from({ length: 3 }, () => ({
    person: newPerson(),
    request: question("Hola", { model: "gpt-5" }),
  }));
  const answers = await Promise.all(
    [odd, ...others].map(({ person, request }) => ask(test, person, request)),
  );
  const stored = await Promise.all(
    [odd, ...others].map(({ person, request }) => messagesOf(person, request)),
  );
  expect(stored.map((messages) => messages[1]?.state)).toEqual([
    "complete",
    "complete",
    "complete",
    "complete",
  ]);
  expect(stored.map((messages) => messages[1]?.text)).toEqual(answers.map(({ text }) => text));
  expect(answers[0]?.text).toBe("Hola 🎉 a\ufffd b\ufffd");
  const named = await test.as(odd.person)({ url: "/api/history/list_conversations" });
  expect(named.json().items).toMatchObject([{ title: "Un saludo \ufffd", emoji: "🎉" }]);
});

it("fails only the send that the database refuses, not the others of its batch", async () => {
  const { db } = test.deps.database;
  const person = newPerson();
  await test.as(person)({ url: "/api/history/list_conversations" });
  const { id: personId } = await db
    .selectFrom("people")
    .select("id")
    .where("subject", "=", person.sub)
    .executeTakeFirstOrThrow();
  const store = groupCalls((sends: Send[]) => storeSends(db, sends));
  const sends = ["uno", "dos", "tres", "cuatro", "cinco"].map((text) =>
    newSend(personId, { text: text, content: [{ type: "text", text: text }] }),
  );
  const refused: Send = {
    ...newSend(personId, { text: "mal", content: [{ type: "text", text: "mal" }] }),
    questionId: "no-uuid",
  };
  const outcomes = await Promise.allSettled([...sends.slice(0, 2), refused, ...sends.slice(2)].map(store));
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...["fulfilled", "fulfilled", "rejected", "fulfilled", "fulfilled", "fulfilled"],
  ]);
  const { count } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(10);
});

async function messagesOf(
  person: TestPerson,
  { conversationId }: { conversationId: string },
): Promise<Message[]> {
  const url = `/api/history/list_messages?conversationId=${conversationId}`;
  return (await test.as(person)({ url })).json().items;
}
