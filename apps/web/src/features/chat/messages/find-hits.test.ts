import { describe, expect, it } from "vitest";
import {
  findHits,
  firstHitFrom,
  foldForFind,
  foldQuery,
  isFindKey,
  openedFind,
  placesOf,
  stepHit,
} from "./find-hits.ts";

const text = (messageId: string, words: string) => ({ messageId, folded: foldForFind(words) });

describe("finding in a conversation", () => {
  it("ignores accents and capitals on both sides", () => {
    const texts = [text("a", "Política de nómina. politica")];
    expect(findHits(texts, foldQuery("POLÍTICA"))).toEqual([
      { messageId: "a", nth: 0 },
      { messageId: "a", nth: 1 },
    ]);
  });

  it("finds inside words and across lines", () => {
    expect(placesOf(foldForFind("dos\ntramos confirmados"), foldQuery(" dos  tramos "))).toEqual([0]);
    expect(placesOf(foldForFind("confirmados"), foldQuery("firma"))).toEqual([3]);
  });

  it("returns positions in the original text", () => {
    const written = "Año nuevo: el avión";
    const [at = -1] = placesOf(foldForFind(written), foldQuery("avion"));
    expect(written.slice(at, at + 5)).toBe("avión");
  });

  it("keeps the positions of a text with decomposed accents", () => {
    const written = "cafe\u0301 y avion";
    const [at = -1] = placesOf(foldForFind(written), foldQuery("avion"));
    expect(written.slice(at)).toBe("avion");
  });

  it("finds nothing for an empty query", () => {
    expect(findHits([text("a", "hola")], foldQuery("  "))).toEqual([]);
  });

  it("stops counting at ten thousand", () => {
    expect(findHits([text("a", "a".repeat(20_000)), text("b", "a")], "a")).toHaveLength(10_000);
  });

  it("wraps around at both ends", () => {
    expect([stepHit(2, 3, 1), stepHit(0, 3, -1), stepHit(-1, 0, 1)]).toEqual([0, 2, -1]);
  });

  it("starts at the first visible message, else at the first one", () => {
    const hits = [
      { messageId: "a", nth: 0 },
      { messageId: "c", nth: 0 },
    ];
    const order = ["a", "b", "c", "d"];
    expect(firstHitFrom(hits, { order, from: 1 })).toBe(1);
    expect(firstHitFrom(hits, { order, from: 3 })).toBe(0);
    expect(firstHitFrom([], { order, from: 0 })).toBe(-1);
  });
});

describe("the shortcut of the search", () => {
  const press = { key: "f", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

  it("is Ctrl+F or Cmd+F without other modifiers", () => {
    expect(isFindKey({ ...press, ctrlKey: true })).toBe(true);
    expect(isFindKey({ ...press, metaKey: true, key: "F" })).toBe(true);
    expect(isFindKey(press)).toBe(false);
    expect(isFindKey({ ...press, ctrlKey: true, shiftKey: true })).toBe(false);
    expect(isFindKey({ ...press, ctrlKey: true, key: "g" })).toBe(false);
  });

  it("keeps the query where the search is open, and focuses the field again", () => {
    const open = { isOpen: true, query: "botas" };
    expect(openedFind(open)).toEqual(open);
    expect(openedFind(open)).not.toBe(open);
    expect(openedFind({ isOpen: false, query: "" })).toEqual({ isOpen: true, query: "" });
  });
});
