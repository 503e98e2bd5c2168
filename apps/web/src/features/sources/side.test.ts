import { expect, it } from "vitest";
import { CLOSED, reduceSide, type Side } from "./side.ts";

it("opens a citation or a document over whatever was open, and closes the files by the button that opened them", () => {
  const files = reduceSide(CLOSED, { kind: "toggle-files" });
  expect(files).toEqual({ kind: "files" });
  expect(reduceSide(files, { kind: "toggle-files" })).toBe(CLOSED);
  const citation = reduceSide(files, { kind: "open-citation", answerId: "a", n: 2, asked: 1 });
  expect(citation).toEqual({ kind: "citation", answerId: "a", n: 2, asked: 1 });
  const other: Side = { kind: "document", fileId: "f", asked: 2 };
  expect(reduceSide(citation, { kind: "open-document", fileId: "f", asked: 2 })).toEqual(other);
  expect(reduceSide(other, { kind: "toggle-files" })).toEqual({ kind: "files" });
});

it("tells two openings of the same citation apart, so that the focus goes there twice", () => {
  const open = (side: Side, asked: number) =>
    reduceSide(side, { kind: "open-citation", answerId: "a", n: 1, asked });
  const once = open(CLOSED, 1);
  expect(open(once, 2)).not.toEqual(once);
});
