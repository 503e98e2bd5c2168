import { expect, it } from "vitest";
import { CLOSED, reduceSide, type Side } from "./side.ts";

it("opens a citation or a document in place of anything open, and toggles the files by their button", () => {
  const files = reduceSide(CLOSED, { kind: "toggle-files" });
  expect(files).toEqual({ kind: "files" });
  expect(reduceSide(files, { kind: "toggle-files" })).toBe(CLOSED);
  const citation = reduceSide(files, { kind: "open-citation", answerId: "a", n: 2, asked: 1 });
  expect(citation).toEqual({ kind: "citation", answerId: "a", n: 2, asked: 1 });
  const other: Side = { kind: "document", fileId: "f", asked: 2 };
  expect(reduceSide(citation, { kind: "open-document", fileId: "f", asked: 2 })).toEqual(other);
  expect(reduceSide(other, { kind: "toggle-files" })).toEqual({ kind: "files" });
});

it("distinguishes two openings of the same citation, so that the focus moves twice", () => {
  const open = (side: Side, asked: number) =>
    reduceSide(side, { kind: "open-citation", answerId: "a", n: 1, asked });
  const once = open(CLOSED, 1);
  expect(open(once, 2)).not.toEqual(once);
});
