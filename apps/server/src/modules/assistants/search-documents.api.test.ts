import type { FoundDocument } from "@metatron/contract/assistants/found-document";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addMember, newAssistant, newParticipant, type Participant } from "../../../test/assistant-data.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";

let test: TestApp;
let owner: Participant;
let assistantId: string;

beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  owner = newParticipant(test);
  assistantId = (await newAssistant(owner, { name: "Hangar Zeta" })).id;
});
afterAll(() => test.close());

const add = (title: string, facts: object = {}) =>
  addDocument(test, {
    ownerId: assistantId,
    name: `${title}.md`,
    title,
    text: `# ${title}\nTexto.`,
    ...facts,
  });

async function search(who: Participant, q: string): Promise<FoundDocument[]> {
  const answer = await who.call({ url: "/api/assistants/documents/search", query: { q } });
  expect(answer.statusCode).toBe(200);
  return answer.json().items;
}

it("finds documents by words of their titles, without accents, with their assistant and state", async () => {
  const { id } = await add("Revisión de zapatas", { revision: "4" });
  await add("Zapatas retiradas", { validUntil: "2020-01-31" });
  expect(await search(owner, "zapátas REVISION")).toEqual([
    {
      fileId: id,
      title: "Revisión de zapatas",
      assistantId,
      assistantName: "Hangar Zeta",
      revision: "4",
      state: "valid",
    },
  ]);
  const states = (await search(owner, "zapatas")).map(({ title, state }) => [title, state]);
  expect(states).toEqual([
    ["Revisión de zapatas", "valid"],
    ["Zapatas retiradas", "expired"],
  ]);
});

it("finds nothing in assistants that the person may not use", async () => {
  const stranger = newParticipant(test);
  const member = newParticipant(test);
  await member.call({ url: "/api/assistants/list" });
  await add("Llaves dinamométricas");
  expect(await search(stranger, "dinamometricas")).toEqual([]);
  await addMember(owner, assistantId, member.email, "viewer");
  expect((await search(member, "dinamometricas")).map(({ title }) => title)).toEqual([
    "Llaves dinamométricas",
  ]);
});

it("answers a query without letters with an empty list", async () => {
  expect(await search(owner, "%_'")).toEqual([]);
});
