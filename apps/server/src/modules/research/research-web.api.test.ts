import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, question } from "../../../test/ask.ts";
import { deepSearchModels, USUAL_SCRIPT } from "../../../test/deep-search-model.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { type OutsideServer, startOutsideServer } from "../../../test/stand-ins/outside-server.ts";
import { newPerson } from "../../../test/test-issuer.ts";
import { answerCall, rowOf, waitingCall } from "../../../test/tool-turns.ts";
import { ensureOfficial } from "../assistants/index.ts";

const HR = randomUUID();
const FOG = {
  url: "https://aeropuerto.example/niebla",
  title: "Niebla en Santiago",
  content: "El aeropuerto de Santiago cierra por niebla entre las 6 y las 9.",
};
const LEAVE = "# Permisos\nEl personal de Santiago tiene quince días de permiso por niebla en el aeropuerto.";
const PLAN = "¿Cuándo cierra el aeropuerto de Santiago por niebla?";

let searxng: OutsideServer;
let test: TestApp;

beforeAll(async () => {
  searxng = await startOutsideServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ results: [FOG] }));
  });
  const notebook = { note: () => undefined };
  test = await startTestApp({
    environment: { SEARXNG_URL: searxng.baseUrl },
    deps: ({ models }) => ({
      models: {
        ...models,
        ...deepSearchModels(notebook, () => ({
          ...USUAL_SCRIPT,
          // Quotes every passage with its number, as careful models do.
          findings: (_asked, { passages = [] }) => {
            const findings = passages.map(({ n, text }) => `${text} [${n}]`).join("\n");
            return JSON.stringify({ findings, missing: "", search: [] });
          },
        })),
      },
    }),
  });
  const texts = { name: "RH+", description: "", instructions: "", model: "deep", starters: [] };
  await ensureOfficial(test.deps.db, [{ id: HR, specialty: "rh-plus", ...texts }]);
  await addDocument(test, { ownerId: HR, text: LEAVE, title: "Manual de permisos", revision: "7" });
});
afterAll(async () => {
  await test.close();
  await searxng.close();
});

async function search(online: boolean) {
  const person = newPerson();
  const request = question("¿Qué pasa con la niebla?", { research: true, online });
  const end = ask(test, person, request, "rhplus");
  const callId = await waitingCall(test, request.answerId);
  expect(searxng.requests).toEqual([]);
  await answerCall(test, person, request.answerId, { callId, reply: PLAN });
  const { text } = await end;
  const asked = searxng.requests.splice(0).map(({ url }) => url.searchParams.get("q"));
  return { text, asked, row: await rowOf(test, person, request) };
}

it("cites the pages of the web beside the documents, and says that it searched both", async () => {
  const { text, asked, row } = await search(true);
  expect(asked).toEqual([PLAN]);
  const page = row.citations.find(({ title }) => title === FOG.title);
  const document = row.citations.find(({ title }) => title === "Manual de permisos");
  expect(text).toContain(`${FOG.content} [${page?.n}]`);
  expect(text).toContain(`[${document?.n}]`);
  expect(page).toMatchObject({ fileId: null, url: FOG.url });
  expect(text.endsWith("Busqué en los documentos y en la web.")).toBe(true);
});

it("sends nothing to the web where it was not switched on, and says that it searched documents only", async () => {
  const { text, asked, row } = await search(false);
  expect(asked).toEqual([]);
  expect(row.citations.map(({ title }) => title)).toEqual(["Manual de permisos"]);
  expect(text.endsWith("Busqué solo en los documentos.")).toBe(true);
});

it("reports from the documents when the web search fails, and says so", async () => {
  searxng.trouble(/search/, { kind: "status", status: 403 });
  const { text, row } = await search(true);
  expect(row).toMatchObject({ state: "complete", grounded: true });
  expect(text.endsWith("La búsqueda en la web no respondió. Busqué solo en los documentos.")).toBe(true);
});
