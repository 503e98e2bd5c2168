import python from "@shikijs/langs/python";
import typescript from "@shikijs/langs/typescript";
import { expect, it } from "vitest";
import { addGrammar, forgetBlock, markLines } from "./mark-lines.ts";
import { CODE_KINDS, type LineMarks } from "./messages.ts";

/** `keyword:const plain: a` and so on. */
function kinds(line: string, marks: LineMarks = []): string[] {
  let at = 0;
  const parts: string[] = [];
  for (let index = 0; index < marks.length; index += 2) {
    const length = marks[index] ?? 0;
    parts.push(`${CODE_KINDS[marks[index + 1] ?? 0]}:${line.slice(at, at + length)}`);
    at += length;
  }
  return parts;
}

it("distinguishes keywords, strings, numbers, functions and comments", () => {
  addGrammar(typescript);
  const line = 'const x = fetch("a") + 12; // hola';
  expect(kinds(line, markLines(1, "typescript", [line])[0])).toEqual([
    "keyword:const",
    "plain: x = ",
    "function:fetch",
    "plain:(",
    'string:"a"',
    "plain:) + ",
    "number:12",
    "plain:; ",
    "comment:// hola",
  ]);
});

it("continues from the last lines, and discards the state of a block that has ended", () => {
  addGrammar(python);
  markLines(2, "python", ['"""doc']);
  expect(kinds("sigue", markLines(2, "python", ["sigue"])[0])).toEqual(["string:sigue"]);
  forgetBlock(2);
  expect(kinds("sigue", markLines(2, "python", ["sigue"])[0])).toEqual(["plain:sigue"]);
});

it("covers every line of its input", () => {
  const lines = ["def f():", "", "    return 1"];
  const marks = markLines(3, "python", lines);
  expect(marks.map((line) => line.filter((_, index) => index % 2 === 0).reduce((a, b) => a + b, 0))).toEqual(
    lines.map(({ length }) => length),
  );
});
