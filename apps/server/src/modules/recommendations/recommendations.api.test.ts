import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { rollUp } from "./roll-up.job.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

const popular = async (person: TestPerson, chat = "chat-libre") =>
  (await test.as(person)({ method: "GET", url: `/api/interactions/popular?chat=${chat}` })).json().items;

it("begins with good starters and goes over to what at least five people ask", async () => {
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
