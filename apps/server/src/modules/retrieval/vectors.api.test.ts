import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument } from "../../../test/knowledge.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../../../test/stand-ins/openai.ts";
import { removeFile } from "../files/index.ts";
import { fillVectorsHandler } from "./fill-vectors.job.ts";

let provider: OpenAiStandIn;
let test: TestApp;
let hasPgvector: boolean;

beforeAll(async () => {
  provider = await startOpenAiStandIn();
  test = await startTestApp({
    environment: {
      OPENAI_BASE_URL: provider.baseUrl,
      EMBEDDING_MODEL: "stand-in-embedding",
      OLLAMA_BASE_URL: "off",
    },
  });
  const { rows } = await test.deps.database.pool.query(
    "select 1 from pg_available_extensions where name = 'vector'",
  );
  hasPgvector = rows.length > 0;
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const embedded = () => provider.requests.filter(({ path }) => path.endsWith("/embeddings")).length;
const search = (query: string, collectionId: string) =>
  test.deps.retrieval.search({ query, collections: [{ kind: "assistant", id: collectionId }] });

async function fill() {
  const { vectors } = test.deps;
  if (vectors) await fillVectorsHandler({ ...test.deps, vectors }).handle({}, "job");
}

it("has vectors if the database has pgvector, and works without them otherwise", async () => {
  expect(test.deps.vectors !== undefined).toBe(hasPgvector);
  const ownerId = randomUUID();
  await addDocument(test, { ownerId, text: "La lanzadera del hangar pasa cada diez minutos." });
  await fill();
  expect((await search("¿Cada cuánto pasa la lanzadera?", ownerId))[0]?.text).toContain("diez minutos");
  expect(embedded() > 0).toBe(hasPgvector);
});

it("finds by meaning a passage without common words, only in its own collection", async () => {
  const [ownerId, otherId] = [randomUUID(), randomUUID()];
  // The stand-in's vectors use every word, even "cuando" and "donde", which the word index ignores.
  const meant = await addDocument(test, { ownerId, text: "Donde y cuando quieras, sobre todo hoy." });
  await addDocument(test, { ownerId, text: "Zapatos negros lisos con el uniforme.", name: "otro.md" });
  await addDocument(test, { ownerId: otherId, text: "Cuando y donde sobre todo quieras tú." });
  await fill();
  const found = await search("cuando donde sobre todo", ownerId);
  expect(found[0]?.fileId).toBe(hasPgvector ? meant.id : undefined);
  for (const { collectionId } of found) expect(collectionId).toBe(ownerId);
});

it("deletes the vectors with the file, and never computes one twice", async () => {
  const ownerId = randomUUID();
  const file = await addDocument(test, { ownerId, text: "El casillero doce está junto a la puerta." });
  await fill();
  const before = embedded();
  await fill();
  expect(embedded()).toBe(before);
  await removeFile(test.deps, file.id);
  expect(await search("casillero doce", ownerId)).toEqual([]);
  if (!hasPgvector) return;
  const { rows } = await test.deps.database.pool.query("select 1 from chunk_vectors where file_id = $1", [
    file.id,
  ]);
  expect(rows).toEqual([]);
});

it("falls back to words when the provider does not respond", async () => {
  const ownerId = randomUUID();
  await addDocument(test, { ownerId, text: "El casillero trece está junto a la escalera." });
  await provider.close();
  expect((await search("¿Dónde está el casillero trece?", ownerId))[0]?.text).toContain("escalera");
});
