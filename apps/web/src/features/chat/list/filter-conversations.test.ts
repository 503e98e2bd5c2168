import { describe, expect, it } from "vitest";
import { aConversationRow } from "../../../local-db/local-db.fixtures.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import {
  countFilters,
  filterConversations,
  type ListFilter,
  NO_FILTER,
  NO_PROJECT,
} from "./filter-conversations.ts";

const NOW = new Date(2026, 10, 17, 15);
const daysAgo = (days: number, hour = 12) => new Date(2026, 10, 17 - days, hour).toISOString();
const row = (title: string, change: Partial<ConversationRow> = {}) =>
  aConversationRow({ title, lastMessageAt: daysAgo(0), ...change });

const titles = (rows: ConversationRow[], filter: Partial<ListFilter>, place: "list" | "archive" = "list") =>
  filterConversations(rows, { place, filter: { ...NO_FILTER, ...filter }, now: NOW }).map(
    ({ title }) => title,
  );

describe("the filtered list", () => {
  it("shows archived conversations only in the archive; rows of older versions are not archived", () => {
    const { archived: _none, tags: _nor, ...old } = row("Antigua");
    const rows = [row("Lista"), row("Archivo", { archived: true }), old];
    expect(titles(rows, {})).toEqual(["Lista", "Antigua"]);
    expect(titles(rows, {}, "archive")).toEqual(["Archivo"]);
  });

  it("combines tag, origin and date", () => {
    const tags = [{ name: "Formación", color: "chart-1" as const }];
    const rows = [
      row("Todo", { tags, chat: "rh-plus" }),
      row("Sin etiqueta", { chat: "rh-plus" }),
      row("Otro chat", { tags, chat: "chat-libre" }),
      row("Antigua", { tags, chat: "rh-plus", lastMessageAt: daysAgo(8) }),
    ];
    expect(titles(rows, { tag: "formacion" })).toEqual(["Todo", "Otro chat", "Antigua"]);
    expect(titles(rows, { tag: "formacion", origin: "rh-plus", period: "week" })).toEqual(["Todo"]);
  });

  it("finds the conversations of one project, and those of none", () => {
    const { projectId: _none, ...old } = row("Antigua");
    const rows = [row("Suya", { projectId: "a" }), row("De otro", { projectId: "b" }), row("Libre"), old];
    expect(titles(rows, { project: "a" })).toEqual(["Suya"]);
    expect(titles(rows, { project: NO_PROJECT })).toEqual(["Libre", "Antigua"]);
    expect(countFilters({ ...NO_FILTER, project: "a" })).toBe(1);
  });

  it("finds the conversations of one assistant", () => {
    const rows = [
      row("Suya", { chat: "ai-builder", assistantId: "a" }),
      row("De otro", { chat: "ai-builder", assistantId: "b" }),
    ];
    expect(titles(rows, { origin: "a" })).toEqual(["Suya"]);
  });

  it("counts whole local days", () => {
    const rows = [
      row("Hoy", { lastMessageAt: daysAgo(0, 0) }),
      row("Ayer", { lastMessageAt: daysAgo(1, 23) }),
      row("Hace 6", { lastMessageAt: daysAgo(6, 0) }),
      row("Hace 7", { lastMessageAt: daysAgo(7, 23) }),
      row("Hace 29", { lastMessageAt: daysAgo(29, 0) }),
      row("Hace 30", { lastMessageAt: daysAgo(30, 23) }),
    ];
    expect(titles(rows, { period: "today" })).toEqual(["Hoy"]);
    expect(titles(rows, { period: "week" })).toEqual(["Hoy", "Ayer", "Hace 6"]);
    expect(titles(rows, { period: "month" })).toEqual(["Hoy", "Ayer", "Hace 6", "Hace 7", "Hace 29"]);
    expect(titles(rows, { period: "range", from: "2026-11-10", to: "2026-11-11" })).toEqual([
      "Hace 6",
      "Hace 7",
    ]);
    expect(titles(rows, { period: "range", from: "2026-11-16" })).toEqual(["Hoy", "Ayer"]);
    expect(titles(rows, { period: "range" })).toHaveLength(6);
  });
});

it("counts a range without days as no filter", () => {
  expect(countFilters({ ...NO_FILTER, period: "range" })).toBe(0);
  expect(countFilters({ ...NO_FILTER, period: "range", to: "2026-11-11", tag: "x" })).toBe(2);
});
