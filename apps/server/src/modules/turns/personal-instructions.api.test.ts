import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";

const DNI = "31427945D";
const ABOUT = "Soy sobrecargo de largo radio.";
const STYLE = "Responde con listas cortas.";

let provider: OpenAiStandIn;
let test: TestApp;
beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 6 });
  test = await startTestApp({
    environment: { OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODELS: "gpt-5", OLLAMA_BASE_URL: "off" },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});
beforeEach(() => {
  provider.requests.length = 0;
});

const write = async (person: TestPerson, written: { isOn?: boolean; about?: string; style?: string }) => {
  const payload = { personalInstructions: { isOn: true, about: "", style: "", ...written } };
  const saved = await test.as(person)({ method: "PATCH", url: "/api/me/settings", payload });
  expect(saved.statusCode, saved.body).toBe(200);
};
/** The instructions of the model calls of answers, without those of titles and rewrites. */
const systems = () =>
  provider.requests.flatMap(({ body }) =>
    (body.messages ?? [])
      .filter(({ role }) => role === "system")
      .map(({ content }) => JSON.stringify(content))
      .filter((text) => text.includes("You are Metatron")),
  );

it("are part of the prompt of the free chat, for their person alone", async () => {
  const [person, other] = [newPerson(), newPerson()];
  await write(person, { about: ABOUT, style: STYLE });
  await ask(test, person, question("¿Qué es un NOTAM?"));
  expect(systems()).toEqual([expect.stringContaining(ABOUT)]);
  expect(systems()[0]).toContain(STYLE);
  provider.requests.length = 0;
  await ask(test, other, question("¿Qué es un NOTAM?"));
  expect(systems().join()).not.toContain(ABOUT);
});

it("give RH+ only the tone, because documents alone decide there", async () => {
  const person = newPerson();
  await write(person, { about: ABOUT, style: STYLE });
  await ask(test, person, question("¿Cuántos días de vacaciones tengo?"), "rhplus");
  const prompt = systems().join();
  expect(prompt).toContain(STYLE);
  expect(prompt).not.toContain(ABOUT);
});

it("are not used while they are switched off", async () => {
  const person = newPerson();
  await write(person, { isOn: false, about: ABOUT, style: STYLE });
  await ask(test, person, question("¿Qué es un NOTAM?"));
  expect(systems()).toHaveLength(1);
  expect(systems().join()).not.toContain(ABOUT);
});

it("pass the check for personal data: asked once per conversation, and masked as chosen", async () => {
  const person = newPerson();
  await write(person, { about: `Mi DNI es ${DNI}.` });
  const first = question("¿Qué es un NOTAM?");
  const refused = await ask(test, person, first);
  expect([refused.status, refused.problem?.code]).toEqual([422, "personal_data_found"]);
  expect(provider.requests).toEqual([]);
  await ask(test, person, { ...first, personalData: "mask" });
  const next = question("¿Y un METAR?", {
    conversationId: first.conversationId,
    parentId: first.answerId,
  });
  expect((await ask(test, person, next)).status).toBe(200);
  expect(systems()).toHaveLength(2);
  expect(JSON.stringify(provider.requests.map(({ body }) => body))).not.toContain(DNI);
});
