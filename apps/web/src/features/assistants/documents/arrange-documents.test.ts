import { describe, expect, it } from "vitest";
import { arrangeDocuments, countFilters } from "./arrange-documents.ts";
import { someDocument } from "./documents.fixtures.ts";

const TODAY = "2026-11-16";
const all = { query: "", filter: null, sort: "title" } as const;
const newer = { fileId: "0b5f4c1e-6a0f-4f4e-9f5e-0d0b5a1c2d3e", title: "Norma", revision: "2" };
const titles = (documents: readonly { title: string | null }[]) => documents.map(({ title }) => title);

const documents = [
  someDocument({ title: "Ámbar", validUntil: "2026-11-20", createAt: "2026-11-03T08:00:00.000Z" }),
  someDocument({ title: "norma 10", validUntil: "2026-11-01", createAt: "2026-11-01T08:00:00.000Z" }),
  someDocument({ title: "Norma 9", status: "failed", createAt: "2026-11-02T08:00:00.000Z" }),
  someDocument({ title: "Boletín", supersededBy: newer, createAt: "2026-11-04T08:00:00.000Z" }),
];

describe("documents", () => {
  it.each([
    ["title", ["Ámbar", "Boletín", "Norma 9", "norma 10"]],
    ["added", ["Boletín", "Ámbar", "Norma 9", "norma 10"]],
    ["validUntil", ["norma 10", "Ámbar", "Boletín", "Norma 9"]],
  ] as const)("are sorted by %s", (sort, sorted) => {
    expect(titles(arrangeDocuments(documents, { ...all, sort }, TODAY))).toEqual(sorted);
  });

  it.each([
    ["expired", ["norma 10"]],
    ["expiring", ["Ámbar"]],
    ["failed", ["Norma 9"]],
    ["replaced", ["Boletín"]],
  ] as const)("are filtered by %s", (filter, left) => {
    expect(titles(arrangeDocuments(documents, { ...all, filter }, TODAY))).toEqual(left);
  });

  it("are found without accents, by any order of words and by the file name", () => {
    const found = (query: string) => titles(arrangeDocuments(documents, { ...all, query }, TODAY));
    expect(found("ambar")).toEqual(["Ámbar"]);
    expect(found("10 NORMA")).toEqual(["norma 10"]);
    expect(found("norma.pdf bol")).toEqual(["Boletín"]);
    expect(found("nada")).toEqual([]);
  });

  it("are counted by filter", () => {
    expect(countFilters(documents, TODAY)).toEqual({ expired: 1, expiring: 1, failed: 1, replaced: 1 });
  });

  it("stay in one order when titles are equal, whatever order they arrive in", () => {
    const same = [someDocument(), someDocument(), someDocument()];
    const ids = (list: typeof same) => arrangeDocuments(list, all, TODAY).map(({ id }) => id);
    expect(ids(same)).toEqual(ids(same.toReversed()));
  });
});
