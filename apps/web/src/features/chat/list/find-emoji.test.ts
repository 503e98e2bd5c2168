import { emoji as emojiSchema } from "@metatron/contract/fields";
import { describe, expect, it } from "vitest";
import { EMOJI } from "./emoji-data.ts";
import { findEmoji } from "./find-emoji.ts";
import { moveInGrid } from "./move-in-grid.ts";

const found = (typed: string, language = "es") =>
  findEmoji(typed, language).flatMap(({ entries }) => entries.map(({ emoji }) => emoji));

describe("the emoji", () => {
  it("are found by a prefix of any of their names, ignoring accents", () => {
    expect(found("avion")).toEqual(["✈️"]);
    expect(found("nomi")).toEqual(["💶"]);
    expect(found("cambio turno")).toEqual(["🔄", "🔁"]);
    expect(found("flight", "en")).toEqual(["✈️"]);
    expect(found("férias", "pt")).toEqual(["📅", "🏖️"]);
    expect(found("nada de esto")).toEqual([]);
  });

  it("are all accepted by the server, named in three languages, without duplicates", () => {
    const all = found("");
    expect(new Set(all).size).toBe(all.length);
    for (const emoji of all) expect(emojiSchema.safeParse(emoji).success, emoji).toBe(true);
    for (const line of EMOJI.flatMap(({ lines }) => lines.trim().split("\n"))) {
      expect(line.split(" | "), line).toHaveLength(3);
    }
  });
});

describe("arrow keys in the emoji grids", () => {
  // Two grids of three columns: 0 1 2 / 3 4, then 5 6.
  const move = (key: string, at: number) => moveInGrid({ key, at, sizes: [5, 2], columns: 3 });

  it("move from row to row, also into the next grid", () => {
    expect([move("ArrowDown", 1), move("ArrowDown", 2), move("ArrowDown", 4), move("ArrowUp", 6)]).toEqual([
      4, 4, 6, 4,
    ]);
    expect([move("ArrowDown", 6), move("ArrowUp", 0)]).toEqual([6, 0]);
  });

  it("move within a row, and to its ends", () => {
    expect([move("ArrowRight", 4), move("ArrowLeft", 5), move("ArrowRight", 6)]).toEqual([5, 4, 6]);
    expect([move("Home", 4), move("End", 0), move("x", 0)]).toEqual([3, 2, null]);
  });
});
