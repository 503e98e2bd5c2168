import { describe, expect, it } from "vitest";
import { readHere } from "../read-here.fixture.ts";

// Quadratic run times would exceed the timeout at these lengths.
const MANY = 300_000;
const blanks = " ".repeat(MANY);
const repeated = (piece: string) => piece.repeat(MANY / piece.length);

describe("a document that is made to take long", () => {
  it.each([
    ["front matter", `---\na${blanks}:${blanks}\u2028${blanks}-\n---\nhola`],
    ["a heading", `# x${blanks}\u2028${blanks}x`],
    ["half a table", `a|b\n${blanks}-${blanks}x`],
    ["comments that never end", repeated("<!--")],
    ["pictures that never end", repeated("![](")],
    ["links that never end", repeated("[a")],
    ["addresses that never end", repeated("<http:")],
    ["ticks", `${repeated("`")}\n\n${repeated("`a")}`],
    ["stars", repeated(" *a")],
    ["pairs of stars", repeated(" **a")],
    ["underscores", repeated(" _a")],
    ["fences", repeated("```\na\n")],
    ["tables", repeated("a|b\n-|-\n\n")],
    ["blanks inside a line", `a${blanks}b`],
    ["a label and blanks", `Revisión:${blanks}${"- ".repeat(1000)}Aa`],
  ])("is read nevertheless: %s", async (_, text) => {
    const { text: read } = await readHere("a.md", text);
    expect(read.length).toBeGreaterThan(0);
  });

  it.each(["a.txt", "a.csv", "a.md", "a.html"])("is read as one line of ten megabytes: %s", async (name) => {
    const line = "palabra ".repeat(1_250_000);
    const { text } = await readHere(name, name.endsWith("html") ? `<p>${line}` : line);
    expect(text.length).toBe(9_999_999);
  });
});
