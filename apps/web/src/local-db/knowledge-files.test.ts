import { describe, expect, it } from "vitest";
import {
  deleteCategory,
  placeCategory,
  putCategory,
  renameCategory,
  swapCategories,
} from "./change-categories.ts";
import { openFilesDatabase } from "./files-database.ts";
import { listCategories } from "./knowledge-categories.ts";
import { deleteFile, listFiles, type NewKnowledgeFile, putFile } from "./knowledge-files.ts";
import { NOW, newPlace } from "./local-db.fixtures.ts";

const LATER = new Date(NOW.getTime() + 60_000);

const aFile = (fields: Partial<NewKnowledgeFile> = {}): NewKnowledgeFile => ({
  nameFile: "manual.pdf",
  content: "texto",
  embedding: [],
  category: null,
  numChars: 5,
  numChunks: 1,
  numTokens: 2,
  isProcessing: true,
  ...fields,
});

const openTestFiles = () => openFilesDatabase("someone", newPlace());

describe("the person's own files", () => {
  it("are updated when a file of the same name is added", async () => {
    const db = openTestFiles();
    const first = await putFile(db, aFile(), NOW);
    await putFile(db, aFile({ content: "otro", isProcessing: false }), LATER);
    expect(await listFiles(db)).toEqual([
      { ...aFile({ content: "otro", isProcessing: false }), id: first.id, createAt: NOW.toISOString() },
    ]);
  });

  it("have their category in upper case, however it was typed", async () => {
    const db = openTestFiles();
    await putFile(db, aFile({ nameFile: "b.pdf", category: "operación" }), NOW);
    await putFile(db, aFile({ nameFile: "a.pdf", category: " Operación " }), NOW);
    await putFile(db, aFile({ nameFile: "c.pdf" }), NOW);
    const found = await listFiles(db, "OPERACIÓN");
    expect(found.map(({ nameFile, category }) => [nameFile, category])).toEqual([
      ["a.pdf", "OPERACIÓN"],
      ["b.pdf", "OPERACIÓN"],
    ]);
    await deleteFile(db, "a.pdf");
    expect(await listFiles(db, "operación")).toHaveLength(1);
  });
});

describe("categories", () => {
  it("are stored in upper case, once each, in the order of creation", async () => {
    const db = openTestFiles();
    await putCategory(db, { nameFile: "rampa", children: [] }, NOW);
    await putCategory(db, { nameFile: "cabina", children: ["seguridad"] }, NOW);
    await putCategory(db, { nameFile: "RAMPA", children: ["carga"] }, LATER);
    expect(await listCategories(db)).toMatchObject([
      { nameFile: "RAMPA", orden: 1, children: ["CARGA"], createAt: NOW.toISOString() },
      { nameFile: "CABINA", orden: 2, children: ["SEGURIDAD"] },
    ]);
  });

  it("keep their files when they are deleted", async () => {
    const db = openTestFiles();
    await putCategory(db, { nameFile: "rampa", children: [] }, NOW);
    await putCategory(db, { nameFile: "todo", children: ["rampa", "cabina"] }, NOW);
    await putFile(db, aFile({ category: "rampa" }), NOW);
    await deleteCategory(db, "Rampa");
    expect(await listFiles(db)).toMatchObject([{ category: null }]);
    expect(await listCategories(db)).toMatchObject([{ nameFile: "TODO", children: ["CABINA"] }]);
  });
});

describe("a tree of categories", () => {
  async function openTree() {
    const db = openTestFiles();
    for (const nameFile of ["rampa", "cabina", "seguridad"])
      await putCategory(db, { nameFile, children: [] }, NOW);
    await placeCategory(db, "seguridad", "cabina");
    return db;
  }
  const namesOf = async (db: ReturnType<typeof openTestFiles>) =>
    (await listCategories(db)).map(({ nameFile, children }) => [nameFile, ...children]);

  it("is renamed with its files and its position", async () => {
    const db = await openTree();
    await putFile(db, aFile({ category: "seguridad" }), NOW);
    expect(await renameCategory(db, "Seguridad", "emergencias")).toBe(true);
    expect(await namesOf(db)).toEqual([["RAMPA"], ["CABINA", "EMERGENCIAS"], ["EMERGENCIAS"]]);
    expect(await listFiles(db)).toMatchObject([{ category: "EMERGENCIAS" }]);
    expect(await renameCategory(db, "emergencias", "rampa")).toBe(false);
  });

  it("is moved, with each category in one place", async () => {
    const db = await openTree();
    await placeCategory(db, "seguridad", "rampa");
    expect(await namesOf(db)).toEqual([["RAMPA", "SEGURIDAD"], ["CABINA"], ["SEGURIDAD"]]);
    await placeCategory(db, "seguridad", null);
    expect(await namesOf(db)).toEqual([["RAMPA"], ["CABINA"], ["SEGURIDAD"]]);
  });

  it("is reordered", async () => {
    const db = await openTree();
    await swapCategories(db, "rampa", "cabina");
    expect((await namesOf(db)).map(([name]) => name)).toEqual(["CABINA", "RAMPA", "SEGURIDAD"]);
  });
});
