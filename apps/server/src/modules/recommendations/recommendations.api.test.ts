import type { Role } from "@metatron/contract/roles";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { rollUp } from "./roll-up.job.ts";

const EXTERNAL: Role[] = ["chat_metatron_user_external"];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    environment: { OLLAMA_BASE_URL: "off" },
    deps: ({ specialised }) => ({
      specialised: {
        ...specialised,
        suggestions: {
          ...specialised.suggestions,
          images: [
            {
              text: "Un cartel para todos",
              category: "Carteles",
              translations: { en: "A poster for everyone", pt: "Um cartaz para todos" },
            },
            { text: "Un plano de la obra", category: "Planos", roles: EXTERNAL },
          ],
        },
      },
    }),
  });
});
afterAll(() => test.close());

const popular = async (person: TestPerson, chat = "chat-libre") =>
  (await test.as(person)({ method: "GET", url: `/api/interactions/popular?chat=${chat}` })).json().items;

it("starts with starter questions and then shows what at least five people ask", async () => {
  const text = "Traduce el parte de rampa al portugués";
  expect((await popular(newPerson())).map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0]);

  const askers = Array.from({ length: 5 }, () => newPerson());
  for (const asker of askers.slice(1)) await ask(test, asker, question(text));
  await rollUp(test.deps.database.db);
  expect((await popular(newPerson()))[0].text).not.toBe(text);

  for (const asker of askers.slice(0, 1)) await ask(test, asker, question(text));
  await rollUp(test.deps.database.db);
  const shown = await popular(newPerson());
  expect(shown[0]).toEqual({ text, category: null, count: 5 });
  expect(shown.length).toBeGreaterThan(1);
  expect((await popular(newPerson(), "rh-plus")).some((item: { text: string }) => item.text === text)).toBe(
    false,
  );
});

it("suggests to external people only questions for their role, and nothing of a chat that they may not use", async () => {
  const external = newPerson(EXTERNAL);
  const texts = async (person: TestPerson, chat: string) =>
    (await popular(person, chat)).map(({ text }: { text: string }) => text);
  expect(await texts(external, "images")).toEqual(["Un plano de la obra"]);
  expect(await texts(newPerson(), "images")).toEqual(["Un cartel para todos"]);
  for (const chat of ["rh-plus", "ai-builder", "chat-libre"]) expect(await texts(external, chat)).toEqual([]);

  const text = "Resume el plano de la terminal nueva";
  for (const asker of Array.from({ length: 5 }, () => newPerson())) await ask(test, asker, question(text));
  await rollUp(test.deps.database.db);
  expect(await texts(newPerson(), "chat-libre")).toContain(text);
  expect(await texts(external, "chat-libre")).toEqual([]);
  const askers = Array.from({ length: 5 }, () => newPerson(EXTERNAL));
  for (const asker of askers) await ask(test, asker, question(text));
  await rollUp(test.deps.database.db);
  expect(await texts(external, "chat-libre")).toEqual([text]);
});

it("shows starter questions in the reader's language, and questions asked in it before others", async () => {
  const texts = async (chat: string, language: string): Promise<string[]> => {
    const url = `/api/interactions/popular?chat=${chat}&language=${language}`;
    const { items } = (await test.as(newPerson())({ method: "GET", url })).json();
    return items.map(({ text }: { text: string }) => text);
  };
  expect(await texts("images", "en")).toContain("A poster for everyone");
  expect(await texts("images", "pt")).toContain("Um cartaz para todos");
  await test.deps.database.db
    .insertInto("popular_questions")
    .values([
      {
        chat: "images",
        role: null,
        text: "¿Cómo hago un cartel con el logo de la empresa?",
        category: null,
        people: 9,
        times: 9,
      },
      {
        chat: "images",
        role: null,
        text: "How do I make a poster with the company logo?",
        category: null,
        people: 5,
        times: 5,
      },
    ])
    .execute();
  expect((await texts("images", "en"))[0]).toBe("How do I make a poster with the company logo?");
  expect((await texts("images", "en")).at(-1)).toBe("¿Cómo hago un cartel con el logo de la empresa?");
  expect((await texts("images", "es"))[0]).toBe("¿Cómo hago un cartel con el logo de la empresa?");
});
