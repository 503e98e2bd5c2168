import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { newHistoryPerson } from "../../../../test/history-data.ts";
import { toolContext } from "../../../../test/tool-context.ts";
import { createSearchHistoryTool } from "./search-history.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

async function search(input: object, who: { personId: string; conversationId?: string }) {
  const tool = createSearchHistoryTool(test.deps);
  return tool.run(tool.input.parse(input), toolContext(who));
}

it("finds the person's own conversations with dates and excerpts, and never those of another person", async () => {
  const ana = await newHistoryPerson(test);
  const luis = await newHistoryPerson(test);
  const at = new Date("2026-03-02T10:00:00Z");
  const about = await ana.addConversation({ title: "Turnos de Lima", created_at: at });
  await ana.addMessage(about, { text: "La taquilla de Lima tiene el código 4410.", created_at: at });
  await ana.addMessage(about, { text: "Guárdalo: el código de la taquilla.", created_at: at });
  const theirs = await luis.addAskedConversation({ title: "Código de la taquilla de Lima" });
  await luis.addMessage(theirs, { text: "La taquilla de Lima tiene el código 9999." });

  const found = await search({ query: "código taquilla" }, ana);
  expect(found).toEqual({
    conversations: [
      {
        conversationId: about,
        title: "Turnos de Lima",
        date: "2026-03-02",
        excerpts: ["Guárdalo: el código de la taquilla.", "La taquilla de Lima tiene el código 4410."],
      },
    ],
  });
});

it("falls back to some of the words of a whole sentence, and says so", async () => {
  const ana = await newHistoryPerson(test);
  const about = await ana.addConversation({ title: "Dietas" });
  await ana.addMessage(about, { text: "La dieta en Santiago es de 40 euros." });
  const found = await search({ query: "¿Qué me dijiste la semana pasada sobre la dieta en Bogotá?" }, ana);
  expect(found).toMatchObject({
    conversations: [{ title: "Dietas" }],
    note: "Ninguna tiene todas las palabras; estas tienen algunas.",
  });
  expect(await search({ query: "xilófono" }, ana)).toEqual({
    conversations: [],
    note: "Ninguna otra conversación tuya habla de eso.",
  });
});

it("leaves out the conversation that the question is in, which the model has before it", async () => {
  const ana = await newHistoryPerson(test);
  const here = await ana.addConversation({ title: "Aquí" });
  await ana.addMessage(here, { text: "La puerta del hangar." });
  expect(await search({ query: "hangar" }, { ...ana, conversationId: here })).toMatchObject({
    conversations: [],
  });
});
