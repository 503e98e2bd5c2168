import { describe, expect, it } from "vitest";
import { matchNewer, type NamedDocument, type NewerRow } from "./match-newer.ts";

const HR = "a";
const DESK = "b";

const document = (fileId: string, fields: Partial<NamedDocument> = {}): NamedDocument => ({
  fileId,
  collectionId: HR,
  title: "Política de viajes",
  fileName: "viajes.pdf",
  revision: null,
  ...fields,
});

const row = (id: string, fields: Partial<NewerRow> = {}): NewerRow => ({
  id,
  ownerId: HR,
  title: "Política de viajes",
  revision: null,
  validFrom: null,
  supersedes: null,
  ...fields,
});

const replacedBy = (documents: readonly NamedDocument[], rows: readonly NewerRow[]) =>
  Object.fromEntries([...matchNewer(documents, rows)].map(([fileId, { id }]) => [fileId, id]));

describe("a newer document", () => {
  it("replaces those of the same title with an earlier revision, and the newest one wins", () => {
    const all = ["1", "2", "10"].map((revision) => ({ id: `r${revision}`, revision }));
    const documents = all.map(({ id, revision }) => document(id, { revision }));
    const rows = all.map(({ id, revision }) => row(id, { revision }));
    expect(replacedBy(documents, rows)).toEqual({ r1: "r10", r2: "r10" });
    expect(replacedBy(documents, rows.toReversed())).toEqual({ r1: "r10", r2: "r10" });
  });

  it("replaces the document that it names by title or file name, whatever the accents", () => {
    const old = document("old", { title: "Guía de dietas", fileName: "dietas-2024.pdf" });
    const byTitle = row("new", { title: "Dietas y gastos", supersedes: "Sustituye a la Guia de Dietas." });
    const byFile = row("new", { title: "Dietas y gastos", supersedes: "dietas-2024" });
    expect(replacedBy([old], [byTitle])).toEqual({ old: "new" });
    expect(replacedBy([old], [byFile])).toEqual({ old: "new" });
  });

  it("names one revision of a title, and leaves the others", () => {
    const documents = [document("one", { revision: "1" }), document("two", { revision: "2" })];
    const rows = [row("new", { revision: "n/d", supersedes: "Política de viajes, revisión 1" })];
    expect(replacedBy(documents, rows)).toEqual({ one: "new" });
  });

  it("replaces nothing in another collection, nor itself", () => {
    const documents = [document("x", { revision: "1", collectionId: DESK }), document("new")];
    const rows = [row("new", { revision: "2", supersedes: "Política de viajes" })];
    expect(replacedBy(documents, rows)).toEqual({});
  });

  it("does not match a part of a word", () => {
    const documents = [document("old", { title: "Dieta", fileName: "d.pdf" })];
    expect(replacedBy(documents, [row("new", { supersedes: "Dietas de 2024" })])).toEqual({});
  });
});
