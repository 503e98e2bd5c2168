import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { addDocument, type Document, ingest } from "../../../test/knowledge.ts";
import { addFile, assistantOwner, listFiles, readAgain, removeFile } from "../files/index.ts";
import { ingestFileHandler } from "./ingest-file.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ environment: { OLLAMA_BASE_URL: "off" } });
});
afterAll(() => test.close());

const LEAVE = `# Permisos
## Matrimonio
El personal tiene quince días naturales de permiso por matrimonio, desde el día de la boda.
## Mudanza
Por traslado de domicilio se concede un día hábil.`;
const TRAVEL = `# Pasajes de beneficio
Cada empleado dispone de ocho pasajes al año. La gestora de pasajes es Ximena Etcheverry, extensión 4471.
El avión B737-800 de Punta Arenas sale los martes.`;

const add = (document: Document) => addDocument(test, document);
const search = (query: string, ...assistantIds: string[]) =>
  test.deps.retrieval.search({ query, collections: assistantIds.map(assistantOwner) });

async function twoDocuments() {
  const ownerId = randomUUID();
  const leave = await add({ ownerId, text: LEAVE, name: "permisos.md", title: "Manual de permisos" });
  const travel = await add({ ownerId, text: TRAVEL, name: "pasajes.md", title: "Manual de pasajes" });
  return { ownerId, leave, travel };
}

describe("a search", () => {
  it("finds the passage that answers, with its position, section and document", async () => {
    const { ownerId, leave } = await twoDocuments();
    const [best] = await search("¿Cuántos días tengo si me caso?", ownerId);
    expect(best).toMatchObject({
      fileId: leave.id,
      collectionId: ownerId,
      title: "Manual de permisos",
      fileName: "permisos.md",
      mediaType: "text/markdown",
      section: "Permisos › Matrimonio",
      isExpired: false,
      isSuperseded: false,
    });
    const { text } = await test.deps.database.db
      .selectFrom("file_texts")
      .select("text")
      .where("file_id", "=", leave.id)
      .executeTakeFirstOrThrow();
    expect(text.slice(best?.start ?? 0, best?.end ?? 0)).toBe(best?.text);
    expect(best?.text).toContain("quince días");
  });

  it("reads only the given collections and files", async () => {
    const [one, other] = [await twoDocuments(), await twoDocuments()];
    const found = await search("permiso por matrimonio", one.ownerId);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ collectionId }) => collectionId))).toEqual(new Set([one.ownerId]));
    expect(await search("permiso por matrimonio", randomUUID())).toEqual([]);
    expect(await search("permiso por matrimonio")).toEqual([]);
    const both = await search("permiso por matrimonio", one.ownerId, other.ownerId);
    expect(new Set(both.map(({ collectionId }) => collectionId)).size).toBe(2);
    const inTravel = await test.deps.retrieval.search({
      query: "permiso de los empleados",
      collections: [assistantOwner(one.ownerId)],
      fileIds: [one.travel.id],
    });
    expect(new Set(inTravel.map(({ fileId }) => fileId))).toEqual(new Set([one.travel.id]));
    const elsewhere = {
      query: "permiso",
      collections: [assistantOwner(other.ownerId)],
      fileIds: [one.leave.id],
    };
    expect(await test.deps.retrieval.search(elsewhere)).toEqual([]);
  });

  it("tolerates accents, typos, plurals and the case of names", async () => {
    const { ownerId, leave, travel } = await twoDocuments();
    const cases = [
      ["dias de permiso por matrimoino", leave.id],
      ["PERMISOS POR MATRIMONIOS", leave.id],
      ["ximena etchevery", travel.id],
      ["extension 4471", travel.id],
      ["b737 800", travel.id],
      ["pasaejs de benficio", travel.id],
    ] as const;
    for (const [query, fileId] of cases)
      expect([query, (await search(query, ownerId))[0]?.fileId]).toEqual([query, fileId]);
  });

  it("accepts any question, however odd, as words", async () => {
    const { ownerId } = await twoDocuments();
    for (const query of [
      "",
      "   ",
      "¿?",
      "'); drop table chunks; --",
      "a & b | !c",
      "\\",
      "x".repeat(5000),
      "😀",
    ])
      expect(Array.isArray(await search(query, ownerId))).toBe(true);
    expect((await search("permiso' | \\ : * & matrimonio", ownerId))[0]?.section).toContain("Matrimonio");
  });

  it("distinguishes support from a few common words", async () => {
    const { ownerId } = await twoDocuments();
    const { retrieval } = test.deps;
    expect(retrieval.supports(await search("¿Cuántos días da la empresa por matrimonio?", ownerId))).toBe(
      true,
    );
    expect(retrieval.supports(await search("¿Qué distancia hay entre Saturno y Neptuno?", ownerId))).toBe(
      false,
    );
  });
});

describe("the index", () => {
  const counted = async (ownerId: string) => {
    const { db } = test.deps.database;
    const sizes = await db
      .selectFrom("collection_sizes")
      .selectAll()
      .where("collection_id", "=", ownerId)
      .execute();
    const terms = await db
      .selectFrom("collection_terms")
      .selectAll()
      .where("collection_id", "=", ownerId)
      .execute();
    const rows = await db
      .selectFrom("chunk_terms")
      .select("chunk_id")
      .where("collection_id", "=", ownerId)
      .execute();
    return { sizes, terms: terms.length, rows: rows.length };
  };

  it("loses the passages and counts of a deleted file", async () => {
    const { ownerId, leave, travel } = await twoDocuments();
    await removeFile(test.deps, leave.id);
    expect(
      (await search("permiso por matrimonio", ownerId)).filter(({ fileId }) => fileId === leave.id),
    ).toEqual([]);
    await removeFile(test.deps, travel.id);
    expect(await counted(ownerId)).toEqual({ sizes: [], terms: 0, rows: 0 });
  });

  it("replaces the passages of a changed document, and is idempotent", async () => {
    const ownerId = randomUUID();
    const source = { ownerId, source: "confluence", sourceKey: "page-1", name: "p.md" } as const;
    const first = await add({ ...source, text: "La dieta en Lima es de cuarenta euros." });
    const before = await counted(ownerId);
    await readAgain(test.deps, first.id);
    await ingest(test, first.id);
    await ingest(test, first.id);
    expect(await counted(ownerId)).toEqual(before);
    await add({ ...source, text: "La dieta en Lima es de cincuenta euros." });
    const found = await search("dieta en Lima", ownerId);
    expect(found.map(({ text }) => text.trim())).toEqual(["La dieta en Lima es de cincuenta euros."]);
    expect((await counted(ownerId)).rows).toBe(1);
  });

  it("has no partial document when the write fails", async () => {
    const ownerId = randomUUID();
    const queued = await addFile(test.deps, {
      personId: randomUUID(),
      purpose: "assistant",
      ownerId,
      name: "permisos.md",
      type: "text/markdown",
      bytes: Buffer.from(LEAVE),
    });
    // The last statement of the transaction that stores the passages queues their vectors.
    const jobs = { ...test.deps.jobs, send: () => Promise.reject(new Error("power cut")) };
    const { handle } = ingestFileHandler({ ...test.deps, jobs, hasVectors: true });
    await expect(handle({ fileId: queued.id }, "job")).rejects.toThrow("power cut");
    expect(await counted(ownerId)).toEqual({ sizes: [], terms: 0, rows: 0 });
    const [file] = await listFiles(test.deps.db, assistantOwner(ownerId));
    expect(file?.status).toBe("reading");
    await ingest(test, file?.id ?? "");
    expect((await listFiles(test.deps.db, assistantOwner(ownerId)))[0]).toMatchObject({
      status: "ready",
      num_chunks: 2,
    });
  });

  it("reports why a document could not be read", async () => {
    const ownerId = randomUUID();
    await add({ ownerId, text: "%PDF-1.7 no es un PDF", name: "roto.pdf", type: "application/pdf" });
    const [file] = await listFiles(test.deps.db, assistantOwner(ownerId));
    expect(file?.status).toBe("failed");
    expect(file?.reason).not.toBeNull();
    expect(file?.reason).not.toBe("internal");
  });
});

describe("validity", () => {
  it("is part of the result, and expired or replaced documents rank after valid ones", async () => {
    const ownerId = randomUUID();
    const text = (year: number) =>
      `Política de dietas ${year}. La dieta por pernocta en Bogotá es de ${year % 100} euros.`;
    const old = { revision: "3", validUntil: "2024-12-31", title: "Política de dietas 2024" };
    await add({ ownerId, text: text(2024), name: "dietas-2024.md", ...old });
    const current = await add({
      ownerId,
      text: text(2026),
      name: "dietas-2026.md",
      title: "Política de dietas 2026",
    });
    const [first, second] = await search("dieta por pernocta en Bogotá", ownerId);
    expect(first).toMatchObject({ fileId: current.id, isExpired: false });
    expect(second).toMatchObject({ revision: "3", validUntil: "2024-12-31", isExpired: true });
    await test.deps.database.db
      .updateTable("files")
      .set({ supersedes: "Política de dietas 2024" })
      .where("id", "=", current.id)
      .execute();
    const again = await search("dieta por pernocta en Bogotá", ownerId);
    expect(again.map(({ isSuperseded }) => isSuperseded)).toEqual([false, true]);
  });
});
