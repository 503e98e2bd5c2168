import { randomUUID } from "node:crypto";
import type { Conversation } from "@metatron/contract/chat/conversation";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { uploader } from "../../../test/upload.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

async function listed(person: TestPerson): Promise<Conversation[]> {
  return (await test.as(person)({ url: "/api/history/list_conversations" })).json().items;
}

it("keeps the knowledge base of the first question, and later questions do not change it", async () => {
  const person = newPerson();
  const first = question("¿Qué dice mi manual?", { baseKnowledge: "MANUALES" });
  await ask(test, person, first);
  expect(await listed(person)).toMatchObject([{ baseKnowledge: "MANUALES" }]);
  await ask(test, person, question("¿Y en invierno?", { conversationId: first.conversationId }));
  expect(await listed(person)).toMatchObject([{ baseKnowledge: "MANUALES" }]);
});

it("lists a conversation that only holds a file after its first question, and nowhere before", async () => {
  const ana = uploader(test);
  const conversationId = randomUUID();
  const { id: fileId } = await ana.upload({
    conversationId,
    name: "vacaciones.txt",
    content: "Botas negras.",
  });
  const compared = {
    method: "POST" as const,
    url: "/api/history/validate-synced",
    payload: { conversations: [] },
  };
  expect(await listed(ana.person)).toEqual([]);
  expect((await ana.call(compared)).json()).toMatchObject({ synced: true, missing: [] });
  const found = await ana.call({ url: "/api/history/search", query: { q: "vacaciones" } });
  expect(found.json().items).toEqual([]);

  const asked = question("¿Cuántos días tengo?", { conversationId, parentId: null, baseKnowledge: "RAMPA" });
  expect((await ask(test, ana.person, asked, "rhplus")).status).toBe(200);
  expect(await listed(ana.person)).toMatchObject([
    { id: conversationId, chat: "rh-plus", baseKnowledge: "RAMPA", title: "¿Cuántos días tengo?" },
  ]);
  expect(await ana.list(conversationId)).toMatchObject([{ id: fileId }]);
});
