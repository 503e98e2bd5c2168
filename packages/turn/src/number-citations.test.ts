import { describe, expect, it } from "vitest";
import {
  numberCitations,
  numberOfIn,
  onePerNumber,
  pendingNumbers,
  renumberMarkdown,
} from "./number-citations.ts";

const cited = (n: number, title: string, page: number | null = null) => ({ n, title, page, fileId: null });

describe("the numbers that people see", () => {
  it("follow the reading order and not the search", () => {
    const numbered = numberCitations("Una [7], otra [3] y [7].", [cited(3, "B"), cited(7, "A")]);
    expect(numbered.map(({ n, number }) => [n, number])).toEqual([
      [7, 1],
      [3, 2],
    ]);
  });

  it("are one per document and page", () => {
    const citations = [cited(1, "A", 4), cited(2, "A", 4), cited(3, "A", 5), cited(4, "B", 4)];
    const numbered = numberCitations("[2] [4] [1] [3]", citations);
    expect(numbered.map(({ n, number }) => [n, number])).toEqual([
      [2, 1],
      [4, 2],
      [1, 1],
      [3, 3],
    ]);
    expect(onePerNumber(numbered).map(({ n }) => n)).toEqual([2, 4, 3]);
  });

  it("tell files with the same title apart", () => {
    const [one, other] = numberCitations("[1] [2]", [
      { ...cited(1, "A"), fileId: "f1" },
      { ...cited(2, "A"), fileId: "f2" },
    ]);
    expect([one?.number, other?.number]).toEqual([1, 2]);
  });

  it("ignore code, links and unknown numbers, and end with sources that the text does not name", () => {
    const text = "`[2]` [2](https://x.es) [9]\n```\n[2]\n```\nAl final [3].";
    const numbered = numberCitations(text, [cited(2, "A"), cited(3, "B")]);
    expect(numbered.map(({ n, number }) => [n, number])).toEqual([
      [3, 1],
      [2, 2],
    ]);
  });

  it("are given in order while the sources are not known yet", () => {
    expect([...pendingNumbers("Una [7], dos [3, 7], y [12].")]).toEqual([
      [7, 1],
      [3, 2],
      [12, 3],
    ]);
  });
});

describe("an answer's Markdown", () => {
  it("gets these numbers, but not in code, links or unknown numbers", () => {
    const plusTen = (n: number) => (n < 5 ? n + 10 : undefined);
    const text = "Uno [1], dos [1, 2], `[1]`, [1](https://x.es), [7].\n~~~\n[1]\n~~~\n[2]";
    expect(renumberMarkdown(text, plusTen)).toBe(
      "Uno [11], dos [11, 12], `[1]`, [1](https://x.es), [7].\n~~~\n[1]\n~~~\n[12]",
    );
  });

  it("names a page once where several of its passages are cited side by side", () => {
    const numbered = numberCitations("a [5][6] b [6, 2].", [
      cited(2, "B", 1),
      cited(5, "A", 1),
      cited(6, "A", 1),
    ]);
    expect(renumberMarkdown("a [5][6] b [6, 2].", numberOfIn(numbered))).toBe("a [1] b [1, 2].");
  });
});
