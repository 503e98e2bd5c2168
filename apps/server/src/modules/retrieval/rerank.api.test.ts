import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { sendJson, startVendorStandIn, type VendorStandIn } from "../../../test/stand-ins/vendor-server.ts";
import { assistantOwner } from "../files/index.ts";

let service: VendorStandIn;
let answer: (documents: readonly string[]) => unknown;
let status = 200;
let test: TestApp;
const ownerId = randomUUID();

beforeAll(async () => {
  service = await startVendorStandIn(({ body }, res) => {
    // What the client under test sends.
    const documents = body.documents as string[];
    sendJson(res, status, answer(documents));
  });
  answer = () => ({ results: [] });
  test = await startTestApp({
    environment: {
      OLLAMA_BASE_URL: "off",
      RERANK_MODEL: "rerank-multi",
      RERANK_BASE_URL: `${service.baseUrl}/v2/`,
      RERANK_API_KEY: "secret",
    },
  });
  for (const [name, text] of [
    ["uno.md", "El permiso de maternidad dura dieciséis semanas."],
    ["dos.md", "El permiso de lactancia dura una hora al día. El permiso, permiso y permiso."],
    ["tres.md", "El permiso por mudanza dura un día. Escribe a 12345678Z si dudas del permiso."],
  ] as const)
    await addDocument(test, { ownerId, name, text });
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const search = async () =>
  (
    await test.deps.retrieval.search({
      query: "cuánto dura el permiso",
      collections: [assistantOwner(ownerId)],
    })
  ).map(({ fileName, score }) => ({ fileName, score }));
/** The order of the service: documents with this word first. */
const prefer =
  (word: string, [high, low]: readonly [number, number]) =>
  (documents: readonly string[]) => ({
    results: documents
      .map((document, index) => ({ index, relevance_score: document.includes(word) ? high : low }))
      .sort((a, b) => b.relevance_score - a.relevance_score),
  });

it("returns the passages in the order of the service, with its scores", async () => {
  answer = prefer("mudanza", [0.9, 0.1]);
  const found = await search();
  expect(found[0]).toEqual({ fileName: "tres.md", score: 0.9 });
  expect(found.slice(1).map(({ score }) => score)).toEqual([0.1, 0.1]);
  const { path, headers, body } = service.requests.at(-1) ?? {};
  expect([path, headers?.authorization]).toEqual(["/v2/rerank", "Bearer secret"]);
  expect(body).toMatchObject({ model: "rerank-multi", query: "cuánto dura el permiso", top_n: 3 });
});

it("sends personal data only as far as the outbound policy allows", async () => {
  answer = prefer("mudanza", [0.9, 0.1]);
  await search();
  expect(JSON.stringify(service.requests.at(-1)?.body)).not.toContain("12345678Z");
});

it("normalises logits", async () => {
  answer = prefer("lactancia", [4, -4]);
  const found = await search();
  expect(found[0]?.fileName).toBe("dos.md");
  for (const { score } of found) expect(score > 0 && score < 1).toBe(true);
});

it("keeps the order by words when the service fails, returns nonsense or omits all passages", async () => {
  answer = prefer("mudanza", [0.9, 0.1]);
  status = 500;
  const byWords = await search();
  status = 200;
  answer = () => ({ nonsense: true });
  expect(await search()).toEqual(byWords);
  answer = () => ({ results: [{ index: 99, relevance_score: 1 }] });
  expect((await search()).map(({ fileName }) => fileName)).toEqual(byWords.map(({ fileName }) => fileName));
});

it("is listed in the status", async () => {
  expect((await test.app.inject({ url: "/api/status" })).json().checks.search).toBe("ok");
});
