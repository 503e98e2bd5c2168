import { describe, expect, it } from "vitest";
import { aConversationRow } from "../../../local-db/local-db.fixtures.ts";
import type { ConversationGroup } from "./group-conversations.ts";
import { moveFrom, rowCommandOf } from "./row-keys.ts";
import { layOutRows, rowTop, scrollToShow, stepAt, visibleRows, windowAt } from "./row-layout.ts";

const group = (name: "today" | "yesterday", count: number): ConversationGroup => ({
  key: name,
  name,
  month: null,
  rows: Array.from({ length: count }, () => aConversationRow()),
});
// Headings of 34, rows of 10: today 0–84 with rows from 34, yesterday 84–148 with rows from 118.
const layout = layOutRows([group("today", 5), group("yesterday", 3)], 10);

const shown = (from: number, to: number, keep = -1) =>
  visibleRows(layout, { from, to, keep }).map(({ placed, shown: places }) => [placed.group.name, places]);

describe("the rendered rows", () => {
  it("are those in view, including partly visible ones", () => {
    expect(layout).toMatchObject({ height: 148, count: 8 });
    expect(shown(45, 60)).toEqual([["today", [1, 2]]]);
    expect(shown(-400, 1_000)).toEqual([
      ["today", [0, 1, 2, 3, 4]],
      ["yesterday", [0, 1, 2]],
    ]);
  });

  it("always include the focused one, in its order", () => {
    expect(shown(120, 125, 0)).toEqual([
      ["today", [0]],
      ["yesterday", [0]],
    ]);
    expect(shown(60, 70, 1)).toEqual([["today", [1, 2, 3]]]);
  });

  it("are scrolled to only when not fully visible, with the heading of the first", () => {
    expect(rowTop(layout, 6)).toBe(128);
    expect(scrollToShow(layout, 6, { scrollTop: 100, height: 50 })).toBeNull();
    expect(scrollToShow(layout, 7, { scrollTop: 0, height: 100 })).toBe(48);
    expect(scrollToShow(layout, 5, { scrollTop: 110, height: 30 })).toBe(84);
  });
});

describe("keys on a row", () => {
  const press = (key: string, more = {}) =>
    rowCommandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

  it("move, rename, delete, pin and mark as favourite", () => {
    expect(press("ArrowDown")).toEqual({ type: "move", to: "next" });
    expect(["F2", "Delete", "p", "F"].map((key) => press(key)?.type)).toEqual([
      ...["rename", "remove", "togglePin", "toggleFavorite"],
    ]);
  });

  it("are left to the browser with a modifier, and where they have no meaning", () => {
    expect(press("p", { ctrlKey: true })).toBeNull();
    expect(press("F10", { shiftKey: true })).toBeNull();
    expect(press("Enter")).toBeNull();
  });

  it("stop at both ends", () => {
    expect([moveFrom(7, "next", 8), moveFrom(0, "previous", 8), moveFrom(3, "pageDown", 8)]).toEqual([
      7, 0, 7,
    ]);
    expect([moveFrom(3, "first", 8), moveFrom(3, "last", 8)]).toEqual([0, 7]);
  });
});

describe("the window of rendered rows", () => {
  it("moves in steps, and extends beyond both edges of the viewport at any scroll position", () => {
    expect(stepAt(135)).toBe(0);
    expect(stepAt(136)).toBe(1);
    for (const scrollTop of [0, 135, 136, 5_000]) {
      const { from, to } = windowAt(stepAt(scrollTop), 800);
      expect(from).toBeLessThanOrEqual(scrollTop - 264);
      expect(to).toBeGreaterThanOrEqual(scrollTop + 800 + 400);
    }
  });
});
