import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { writeOnnxModel } from "../../../test/stand-ins/onnx-model.ts";
import { assistantOwner } from "../files/index.ts";
import { fillVectorsHandler } from "./fill-vectors.job.ts";
import { openVectorIndex } from "./vector-index.ts";

const folder = mkdtempSync(join(tmpdir(), "metatron-local-"));
const FILLERS = Array.from({ length: 40 }, (_, at) => `palabra${at}`);
/** "oposum" and "zarigueya" are synonyms here; each other word has its own direction. */
const VOCABULARY = Object.fromEntries(
  ["zarigueya", "reloj", ...FILLERS].map((word, at) => [word, directionOf(at)]),
);
const embedding = writeOnnxModel(join(folder, "e5-tiny"), {
  vocabulary: { ...VOCABULARY, oposum: directionOf(0) },
});
const reranking = writeOnnxModel(join(folder, "reranker-tiny"), {
  vocabulary: { zarigueya: [4], reloj: [-4] },
  task: "rerank",
});

function directionOf(at: number): number[] {
  return Array.from({ length: FILLERS.length + 2 }, (_, place) => (place === at ? 1 : 0));
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    environment: {
      OLLAMA_BASE_URL: "off",
      EMBEDDING_MODEL: `local:${embedding}`,
      RERANK_MODEL: `local:${reranking}`,
    },
  });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

async function fill() {
  const { vectors } = test.deps;
  if (vectors) await fillVectorsHandler({ ...test.deps, vectors }).handle({}, "job");
}

it("finds synonyms by meaning, supports only related passages, and refuses the rest", async () => {
  const { retrieval, vectors } = test.deps;
  if (!vectors) return expect(test.deps.database.kind).toBe("postgres");
  const ownerId = randomUUID();
  await addDocument(test, { ownerId, name: "zarigueya.md", text: "Zarigueya." });
  for (const word of FILLERS) await addDocument(test, { ownerId, name: `${word}.md`, text: `${word}.` });
  await fill();
  expect(await vectors.progress()).toMatchObject({ done: FILLERS.length + 1 });
  const search = (query: string) => retrieval.search({ query, collections: [assistantOwner(ownerId)] });

  const meant = await search("oposum");
  expect(meant[0]?.fileName).toBe("zarigueya.md");
  expect(retrieval.supports(meant)).toBe(true);
  expect(meant.filter(({ support }) => support > 0.3)).toHaveLength(1);
  expect(retrieval.supports(await search("reloj"))).toBe(false);
});

it("computes the vectors again for another model and drops the old ones", async () => {
  const { database, models, log, vectors } = test.deps;
  if (!vectors) return expect(database.kind).toBe("postgres");
  const ownerId = randomUUID();
  await addDocument(test, { ownerId, text: "Reloj." });
  await fill();
  const other = await openVectorIndex(database.db, "another-model");
  if (!other) throw new Error("pgvector was there a moment ago");
  await fillVectorsHandler({ models, log, vectors: other }).handle({}, "job");
  const { rows } = await database.pool.query("select distinct model from chunk_vectors");
  expect(rows).toEqual([{ model: "another-model" }]);
  await fill();
  expect((await vectors.progress()).done).toBeGreaterThan(0);
});
