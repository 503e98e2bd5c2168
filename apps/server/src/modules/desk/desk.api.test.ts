import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { newPerson, type TestPerson } from "../../../test/test-issuer.ts";
import { ensureOfficial } from "../assistants/index.ts";
import { addFile } from "../files/index.ts";
import { ingestFileHandler } from "../retrieval/index.ts";
import { OFFICIAL_IDS, officialAssistants } from "../specialised/index.ts";

const GUIDE = `# Conexión a la VPN

## Si la VPN no conecta

1. Comprueba que hay internet.
2. Cierra la VPN y ábrela de nuevo.
3. Reinicia el portátil.
`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  const { db } = test.deps.database;
  await ensureOfficial(db, officialAssistants("gpt-5"));
  const { id } = await addFile(test.deps, {
    personId: "demo",
    purpose: "assistant",
    ownerId: OFFICIAL_IDS["service-desk"],
    name: "vpn.md",
    type: "text/markdown",
    bytes: new TextEncoder().encode(GUIDE),
  });
  await ingestFileHandler({ ...test.deps, db, hasVectors: false }).handle({ fileId: id }, id);
});
afterAll(() => test.close());

async function askDesk(person: TestPerson, conversationId: string = randomUUID()) {
  const request = question("la VPN no conecta", {
    conversationId,
    assistantId: OFFICIAL_IDS["service-desk"],
  });
  await ask(test, person, request, "chat_assistant");
  return request;
}
const read = async (person: TestPerson, conversationId: string) =>
  (await test.as(person)({ method: "GET", url: `/api/conversation/${conversationId}/guide` })).json().guide;
const tell = (person: TestPerson, conversationId: string, payload: object) =>
  test.as(person)({ method: "POST", url: `/api/conversation/${conversationId}/guide`, payload });

it("takes the steps from the cited document and goes through them one by one", async () => {
  const person = newPerson();
  const { conversationId, answerId } = await askDesk(person);
  expect(await read(person, conversationId)).toMatchObject({
    title: "Si la VPN no conecta",
    steps: ["Comprueba que hay internet.", "Cierra la VPN y ábrela de nuevo.", "Reinicia el portátil."],
    answerId,
    current: 0,
    state: "open",
  });
  const failed = (step: number) => tell(person, conversationId, { answerId, step, outcome: "failed" });
  expect((await failed(0)).json().guide).toMatchObject({ current: 1, state: "open" });
  // A repeated report, as after a lost response, counts once.
  expect((await failed(0)).json().guide).toMatchObject({ current: 1, state: "open" });
  await failed(1);
  expect((await failed(2)).json().guide).toMatchObject({ current: 3, state: "exhausted" });
  expect(await read(person, conversationId)).toMatchObject({ current: 3, state: "exhausted" });

  const draft = await test.as(person)({
    method: "GET",
    url: `/api/rhconnect/cases/draft?conversationId=${conversationId}`,
  });
  expect(draft.json()).toMatchObject({ desk: "service-desk", stepsTried: { length: 3 } });
  expect(draft.json().description).toContain("2. Cierra la VPN y ábrela de nuevo.");
});

it("closes when a step worked, and starts again when the question is asked again", async () => {
  const person = newPerson();
  const { conversationId, answerId } = await askDesk(person);
  const told = await tell(person, conversationId, { answerId, step: 0, outcome: "worked" });
  expect(told.json().guide).toMatchObject({ state: "solved" });
  const again = await askDesk(person, conversationId);
  expect(await read(person, conversationId)).toMatchObject({ answerId: again.answerId, state: "open" });
});

it("shows no guide of another person", async () => {
  const { conversationId, answerId } = await askDesk(newPerson());
  expect(await read(newPerson(), conversationId)).toBeNull();
  const told = await tell(newPerson(), conversationId, { answerId, step: 0, outcome: "worked" });
  expect(told.statusCode).toBe(404);
});
