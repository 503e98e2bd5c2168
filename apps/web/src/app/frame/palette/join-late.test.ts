import { expect, it } from "vitest";
import { type CommandGroup, joinLate, orderOf } from "./join-late.ts";

const group = (heading: string, ...ids: string[]): CommandGroup => ({
  heading,
  commands: ids.map((id) => ({ id, label: id, onSelect: () => undefined })),
});
const show = (groups: readonly CommandGroup[]) =>
  orderOf(groups).map(({ heading, ids }) => `${heading}: ${ids.join(" ")}`);

it("keeps the given order while nothing is shown", () => {
  expect(show(joinLate([], [group("Pages", "a"), group("Messages", "b")]))).toEqual([
    "Pages: a",
    "Messages: b",
  ]);
});

it("puts late rows after every shown row, under their heading", () => {
  const shown = orderOf([group("Pages", "a"), group("Messages", "b")]);
  const next = [
    group("Pages", "a"),
    group("Assistants", "x"),
    group("Messages", "b", "c"),
    group("Documents", "d"),
  ];
  expect(show(joinLate(shown, next))).toEqual([
    "Pages: a",
    "Messages: b",
    "Assistants: x",
    "Messages: c",
    "Documents: d",
  ]);
});

it("adds to the last group without repeating its heading", () => {
  const shown = orderOf([group("Messages", "b")]);
  expect(show(joinLate(shown, [group("Messages", "c", "b"), group("Documents", "d")]))).toEqual([
    "Messages: b c",
    "Documents: d",
  ]);
});

it("removes rows that are gone, and groups without rows", () => {
  const shown = orderOf([group("Pages", "a"), group("Messages", "b", "c")]);
  expect(show(joinLate(shown, [group("Messages", "c")]))).toEqual(["Messages: c"]);
});
