import { expect, it } from "vitest";
import { moveFrom, rowCommandOf } from "./row-keys.ts";

const press = (key: string, held: object = {}) =>
  rowCommandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

it("maps keys to commands of a row", () => {
  expect(press("F2")).toEqual({ type: "rename" });
  expect(press("Delete")).toEqual({ type: "remove" });
  expect([press("p"), press("P")]).toEqual([{ type: "togglePin" }, { type: "togglePin" }]);
  expect(press("f")).toEqual({ type: "toggleFavorite" });
  expect(["a", "T", "m", " ", "Escape"].map((key) => press(key)?.type)).toEqual([
    "archive",
    "tag",
    "moveTo",
    "select",
    "leave",
  ]);
  expect(press("ArrowUp", { shiftKey: true })).toEqual({ type: "extend", to: "previous" });
  expect(press("PageDown")).toEqual({ type: "move", to: "pageDown" });
});

it("leaves key combinations and other keys to the browser", () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])
    expect(press("f", held)).toBeNull();
  expect([press("Enter"), press("x")]).toEqual([null, null]);
});

it("stays within the list", () => {
  expect([moveFrom(0, "previous", 30), moveFrom(29, "next", 30)]).toEqual([0, 29]);
  expect([moveFrom(5, "pageUp", 30), moveFrom(25, "pageDown", 30)]).toEqual([0, 29]);
  expect([moveFrom(5, "first", 30), moveFrom(5, "last", 30), moveFrom(5, "pageDown", 30)]).toEqual([
    0, 29, 15,
  ]);
});
