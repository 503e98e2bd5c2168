import { expect, it } from "vitest";
import { newestPath } from "./newest-path.ts";

const path = (...rows: [id: string, parent: string | null][]) =>
  newestPath(rows.map(([id, parent]) => ({ id, parent_id: parent }))).map(({ id }) => id);

it("follows a conversation without forks to its end", () => {
  expect(path(["q1", null], ["a1", "q1"], ["q2", "a1"], ["a2", "q2"])).toEqual(["q1", "a1", "q2", "a2"]);
});

it("takes the newest version at a fork, also where the older one was continued later", () => {
  const rows: [string, string | null][] = [
    ["q1", null],
    ["a1", "q1"],
    ["edited", null],
    ["answer", "edited"],
    ["q2", "a1"],
  ];
  expect(path(...rows)).toEqual(["edited", "answer"]);
});

it("lets a message without its parent follow the message before it", () => {
  expect(path(["q1", null], ["a1", "lost"], ["q2", "a1"])).toEqual(["q1", "a1", "q2"]);
});

it("ends where parents form a loop", () => {
  expect(path(["q1", null], ["a1", "q1"], ["q1", "a1"])).toEqual(["q1", "a1"]);
});
