import { describe, expect, it } from "vitest";
import { compareConversations } from "../../../local-db/conversations.ts";
import { aConversationRow } from "../../../local-db/local-db.fixtures.ts";
import { groupConversations, monthName } from "./group-conversations.ts";

const now = new Date(2026, 10, 15, 10, 0);
const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour).toISOString();

const grouped = (...rows: Parameters<typeof aConversationRow>[0][]) =>
  groupConversations(rows.map(aConversationRow).sort(compareConversations), now).map((group) => [
    group.month ? monthName(group.month, { language: "es", now }) : group.name,
    group.rows.map(({ title }) => title),
  ]);

describe("the groups of the list", () => {
  it("are pinned, favourites, then days by the reader's local midnight, then months", () => {
    expect(
      grouped(
        { title: "medianoche", updatedAt: at(2026, 11, 15, 0) },
        { title: "anoche", updatedAt: at(2026, 11, 14, 23) },
        { title: "hace una semana", updatedAt: at(2026, 11, 8, 0) },
        { title: "hace más", updatedAt: at(2026, 11, 7, 23) },
        { title: "octubre", updatedAt: at(2026, 10, 2) },
        { title: "hace un año", updatedAt: at(2025, 10, 2) },
        { title: "favorita", updatedAt: at(2020, 1, 1), favorite: true },
        { title: "fijada", updatedAt: at(2020, 1, 1), pinned: true },
      ),
    ).toEqual([
      ["pinned", ["fijada"]],
      ["favorites", ["favorita"]],
      ["today", ["medianoche"]],
      ["yesterday", ["anoche"]],
      ["week", ["hace una semana"]],
      ["Noviembre", ["hace más"]],
      ["Octubre", ["octubre"]],
      ["Octubre de 2025", ["hace un año"]],
    ]);
  });

  it("contain a pinned favourite once, and a time in the future as today", () => {
    expect(
      grouped(
        { title: "ambas", pinned: true, favorite: true },
        { title: "mañana", updatedAt: at(2026, 11, 16) },
      ),
    ).toEqual([
      ["pinned", ["ambas"]],
      ["today", ["mañana"]],
    ]);
  });
});
