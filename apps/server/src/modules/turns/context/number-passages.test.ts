import { expect, it } from "vitest";
import type { CitablePassage } from "../cited-passages.ts";
import { numberPassages } from "./number-passages.ts";

const passage = (id: string, fileId: string | null = "file"): CitablePassage => ({
  id,
  title: "Manual",
  text: `texto ${id}`,
  fileId,
  start: fileId ? Number(id) * 100 : null,
  end: fileId ? Number(id) * 100 + 90 : null,
  revision: null,
  validUntil: null,
});
const cited = (n: number, id: string, fileId: string | null = "file") => {
  const { start, end, text } = passage(id, fileId);
  return { n, fileId, start, end, passage: text };
};
const numbers = (passages: readonly CitablePassage[]) => passages.map(({ id, n }) => [id, n]);

it("counts from one in the first answer", () => {
  expect(numbers(numberPassages([passage("7"), passage("3")], []))).toEqual([
    ["7", 1],
    ["3", 2],
  ]);
});

it("keeps the number of a passage that was cited, and gives no other passage that number", () => {
  const earlier = [cited(1, "7"), cited(4, "9")];
  const found = [passage("3"), passage("9"), passage("5"), passage("7"), passage("6"), passage("8")];
  expect(numbers(numberPassages(found, earlier))).toEqual([
    ["3", 2],
    ["9", 4],
    ["5", 3],
    ["7", 1],
    ["6", 5],
    ["8", 6],
  ]);
});

it("identifies passages without a file by their text, and prefers the newest of two numbers", () => {
  const earlier = [cited(1, "7", null), cited(2, "9"), cited(5, "9")];
  expect(numbers(numberPassages([passage("9"), passage("7", null), passage("1")], earlier))).toEqual([
    ["9", 5],
    ["7", 1],
    ["1", 3],
  ]);
});
