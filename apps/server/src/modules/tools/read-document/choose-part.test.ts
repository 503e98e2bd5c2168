import { describe, expect, it } from "vitest";
import { choosePart } from "./choose-part.ts";

const passage = (page: number | null, section: string, lastPage = page, chars = 940) => ({
  start: 0,
  chars,
  firstPage: page,
  lastPage,
  section,
});

/** Six passages on five pages; each counts as about 1000 characters. */
const outline = [
  passage(1, "Rampa"),
  passage(2, "Rampa › Calzos", 3),
  passage(3, "Rampa › Calzos"),
  passage(4, "Rampa › Repostaje"),
  passage(4, "Rampa › Repostaje › Excepciones"),
  passage(5, "Anexo"),
];
const PLENTY = 100_000;

describe("choosePart", () => {
  it("takes the whole document where it fits", () => {
    expect(choosePart(outline, {}, PLENTY)).toEqual({ kind: "found", first: 0, last: 5, next: undefined });
  });

  it("says where to go on where it does not fit, and goes on there without gap or overlap", () => {
    expect(choosePart(outline, {}, 2500)).toEqual({ kind: "found", first: 0, last: 1, next: 3 });
    expect(choosePart(outline, { fromPassage: 3 }, 2500)).toEqual({
      kind: "found",
      first: 2,
      last: 3,
      next: 5,
    });
    expect(choosePart(outline, { fromPassage: 5 }, 2500)).toMatchObject({
      first: 4,
      last: 5,
      next: undefined,
    });
  });

  it("always takes one passage, however long", () => {
    expect(choosePart([passage(1, "", 1, 90_000), passage(1, "")], {}, 1000)).toEqual({
      kind: "found",
      first: 0,
      last: 0,
      next: 2,
    });
  });

  it.each([
    [{ fromPage: 3, toPage: 3 }, 1, 2],
    [{ fromPage: 4 }, 3, 5],
    [{ toPage: 2 }, 0, 1],
    [{ fromPage: 5, toPage: 900 }, 5, 5],
  ])("takes the passages on pages %o", (pages, first, last) => {
    expect(choosePart(outline, pages, PLENTY)).toMatchObject({ kind: "found", first, last });
  });

  it.each([
    ["calzos", 1, 2],
    ["REPOSTAJE", 3, 4],
    ["Rampa › Repostaje › Excepciones", 4, 4],
    ["excepciones de repostaje", 4, 4],
  ])("takes what is below the heading %s", (section, first, last) => {
    expect(choosePart(outline, { section }, PLENTY)).toMatchObject({ kind: "found", first, last });
  });

  it("stops before a second section of the same heading, and names its place", () => {
    const twice = [passage(1, "Uno › Límites"), passage(1, "Uno › Otro"), passage(2, "Dos › Límites")];
    expect(choosePart(twice, { section: "Límites" }, PLENTY)).toEqual({
      kind: "found",
      first: 0,
      last: 0,
      next: 3,
    });
    expect(choosePart(twice, { section: "Dos › Límites" }, PLENTY)).toMatchObject({ first: 2, last: 2 });
    expect(choosePart(twice, { section: "Límites", fromPassage: 3 }, PLENTY)).toMatchObject({
      first: 2,
      last: 2,
    });
  });

  it("refuses pages, sections and places that do not exist", () => {
    expect(choosePart(outline, { fromPage: 6 }, PLENTY)).toEqual({ kind: "no-such-pages" });
    expect(choosePart(outline, { fromPage: 4, toPage: 2 }, PLENTY)).toEqual({ kind: "no-such-pages" });
    expect(choosePart(outline, { fromPassage: 7 }, PLENTY)).toEqual({ kind: "beyond-end", passages: 6 });
    expect(choosePart([passage(null, "")], { fromPage: 1 }, PLENTY)).toEqual({ kind: "without-pages" });
    expect(choosePart(outline, { section: "Deshielo" }, PLENTY)).toEqual({
      kind: "no-such-section",
      sections: ["Rampa", "Calzos", "Repostaje", "Excepciones", "Anexo"],
    });
  });
});
