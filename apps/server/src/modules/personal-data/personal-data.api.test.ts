import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { newPerson } from "../../../test/test-issuer.ts";

const DNI = "31427945D";

let provider: OpenAiStandIn;
let folder: string;
let test: TestApp;

beforeAll(async () => {
  provider = await startOpenAiStandIn({ tokens: 6 });
  folder = await mkdtemp(join(tmpdir(), "metatron-policy-"));
  const file = join(folder, "models.json");
  const models = [
    { id: "echo", provider: "openai", label: "Eco" },
    { id: "normal", provider: "openai", personalData: "block" },
    { id: "reasoning", provider: "openai", personalData: "mask" },
    { id: "sources", provider: "openai", personalData: "free" },
  ];
  await writeFile(file, JSON.stringify(models));
  test = await startTestApp({
    environment: {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODELS: "echo",
      MODELS_FILE: file,
      OLLAMA_BASE_URL: "off",
    },
  });
});
afterAll(async () => {
  await test.close();
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

const sent = () => JSON.stringify(provider.requests.map(({ body }) => body));
const audited = (conversationId: string) =>
  test.deps.database.db
    .selectFrom("audit")
    .select(["action", "details"])
    .where("subject_id", "=", conversationId)
    .orderBy("seq")
    .execute();

it("asks before anything is stored or sent, with kinds and positions but never the value", async () => {
  const person = newPerson();
  provider.requests.length = 0;
  const request = question(`Mi DNI es ${DNI}`, { model: "echo" });
  const { status, problem, body } = await ask(test, person, request);
  expect(status).toBe(422);
  expect(problem).toMatchObject({
    code: "personal_data_found",
    personalData: {
      model: "Eco",
      kinds: [{ kind: "dni", count: 1 }],
      spans: [{ kind: "dni", start: 10, end: 19 }],
      elsewhere: 0,
      choices: ["mask", "send"],
    },
  });
  expect(body).not.toContain(DNI);
  expect(provider.requests).toEqual([]);
  const history = await test.as(person)({ method: "GET", url: "/api/history/list_conversations" });
  expect(history.json().items).toEqual([]);
  expect(await audited(request.conversationId)).toEqual([
    { action: "personal_data.asked", details: { model: "echo", kinds: [{ kind: "dni", count: 1 }] } },
  ]);
});

it("sends a placeholder and restores the value in the answer", async () => {
  provider.requests.length = 0;
  const request = question(`Mi DNI es ${DNI}`, { model: "echo", personalData: "mask" });
  const { text, parts } = await ask(test, newPerson(), request);
  expect(text).toContain(DNI);
  expect(sent()).toContain("[DNI_1]");
  // The title, which is generated afterwards, is masked as well.
  expect(provider.requests.length).toBeGreaterThan(1);
  expect(sent()).not.toContain(DNI);
  expect(parts).toContainEqual({ type: "data-notice", data: { kind: "personal_data_masked", count: 1 } });
  expect(await audited(request.conversationId)).toMatchObject([{ action: "personal_data.masked" }]);
});

it("keeps masking earlier values without asking again, and asks about new ones", async () => {
  const person = newPerson();
  const first = question(`Mi DNI es ${DNI}`, { model: "echo", personalData: "mask" });
  await ask(test, person, first);
  provider.requests.length = 0;
  const next = { conversationId: first.conversationId, parentId: first.answerId, model: "echo" };
  const { status } = await ask(test, person, question("¿Y ahora qué hago?", next));
  expect(status).toBe(200);
  expect(sent()).not.toContain(DNI);
  const again = await ask(test, person, question("Y el de mi hijo es 50715839B", next));
  expect(again.problem.personalData).toMatchObject({ spans: [{ kind: "dni" }], elsewhere: 2 });
});

it("sends the value if the person chooses so", async () => {
  provider.requests.length = 0;
  const request = question(`Mi DNI es ${DNI}`, { model: "echo", personalData: "send" });
  await ask(test, newPerson(), request);
  expect(JSON.stringify(provider.requests[0]?.body)).toContain(DNI);
  expect(await audited(request.conversationId)).toMatchObject([{ action: "personal_data.sent" }]);
});

it("scans the browser's own passages too", async () => {
  const context = [{ name: "Contrato", text: `El titular, con DNI ${DNI}, firma aquí.` }];
  const { problem } = await ask(test, newPerson(), question("Resume", { model: "echo", context }));
  expect(problem).toMatchObject({ code: "personal_data_found", personalData: { spans: [], elsewhere: 1 } });
});

it("follows the policy of each model", async () => {
  const about = (model: string) => ask(test, newPerson(), question(`DNI ${DNI}`, { model }));
  expect((await about("normal")).problem).toMatchObject({ code: "personal_data_blocked" });
  provider.requests.length = 0;
  expect((await about("reasoning")).status).toBe(200);
  expect(sent()).not.toContain(DNI);
  expect((await about("sources")).status).toBe(200);
  expect(sent()).toContain(DNI);
});

it("lets the embedded answerer read everything, because nothing leaves", async () => {
  const bare = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
  const { status } = await ask(bare, newPerson(), question(`Mi DNI es ${DNI}`));
  expect(status).toBe(200);
  // The list of conversations does not show a value, also where nothing leaves.
  const person = newPerson();
  await ask(bare, person, question("El código de reserva es X7K9PL y viajo hoy"));
  const listed = await bare.as(person)({ url: "/api/history/list_conversations" });
  expect(listed.json().items).toMatchObject([{ title: "El código de reserva es y viajo hoy" }]);
  await bare.close();
});

it("asks about the personal data of a message that is added to an answer in flight, and masks it", async () => {
  const person = newPerson();
  provider.requests.length = 0;
  const request = question("[[script:normal tokens=60 rate=40]]", { model: "echo" });
  const answered = ask(test, person, request);
  await vi.waitFor(() => expect(provider.requests.length).toBeGreaterThan(0), 10_000);
  const add = (changes: object) =>
    test.as(person)({
      method: "POST",
      url: `/api/chat/steer/${request.answerId}`,
      payload: { id: request.messageId, text: `Mi DNI es ${DNI}`, ...changes },
    });
  const asked = await add({});
  expect([asked.statusCode, asked.json().code]).toEqual([422, "personal_data_found"]);
  expect((await add({ personalData: "mask" })).statusCode).toBe(204);
  await answered;
  expect(sent()).toContain("[DNI_1]");
  expect(sent()).not.toContain(DNI);
  expect((await audited(request.conversationId)).map(({ action }) => action)).toEqual([
    "personal_data.asked",
    "personal_data.masked",
  ]);
});
