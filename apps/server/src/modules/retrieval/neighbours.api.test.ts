import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { assistantOwner } from "../files/index.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

const MANUAL = ["Alfa", "Beta", "Gamma", "Delta", "Épsilon"]
  .map((name) => `# ${name}\nEl apartado ${name} habla de su propio asunto.`)
  .join("\n");

async function manual() {
  const ownerId = randomUUID();
  await addDocument(test, { ownerId, text: MANUAL, name: "manual.md" });
  const search = async (query: string) =>
    (await test.deps.retrieval.search({ query, collections: [assistantOwner(ownerId)] }))[0]?.id ?? "";
  return { search };
}

it("reads the passages before and after a passage, in reading order and without the passage itself", async () => {
  const { search } = await manual();
  const { readNeighbours } = test.deps.retrieval;
  const sectionsAround = async (ids: readonly string[], radius: number) =>
    (await readNeighbours(ids, radius)).map(({ section }) => section);
  const gamma = await search("Gamma");
  expect(await sectionsAround([gamma], 1)).toEqual(["Beta", "Delta"]);
  expect(await sectionsAround([gamma], 9)).toEqual(["Alfa", "Beta", "Delta", "Épsilon"]);
  expect(await sectionsAround([gamma, await search("Delta")], 1)).toEqual(["Beta", "Épsilon"]);
});

it("reads nothing for no radius, unknown ids and ids of another kind", async () => {
  const { search } = await manual();
  const { readNeighbours } = test.deps.retrieval;
  expect(await readNeighbours([await search("Gamma")], 0)).toEqual([]);
  expect(await readNeighbours([], 2)).toEqual([]);
  expect(await readNeighbours(["999999999999", "context-1", "", "9".repeat(40)], 2)).toEqual([]);
});
