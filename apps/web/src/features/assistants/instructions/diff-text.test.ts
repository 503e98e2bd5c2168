import { describe, expect, it } from "vitest";
import { diffText, hasChanges } from "./diff-text.ts";

/** `-` and `+` lines with the changed words in brackets. */
function onPaper(before: string, after: string) {
  const signs = { same: " ", removed: "-", added: "+" };
  return diffText(before, after).map(
    ({ change, pieces }) =>
      signs[change] +
      pieces
        .map((piece) => (piece.change === "same" || change === "same" ? piece.text : `[${piece.text}]`))
        .join(""),
  );
}

describe("the difference of two texts", () => {
  it("marks the changed words inside a line, and no others", () => {
    expect(onPaper("Hola\nMáximo ocho pasos.\nFin", "Hola\nMáximo tres pasos.\nFin")).toEqual([
      " Hola",
      "-Máximo [ocho] pasos.",
      "+Máximo [tres] pasos.",
      " Fin",
    ]);
  });

  it("shows added and removed lines whole", () => {
    expect(onPaper("uno\ndos\ntres", "uno\ntres\ncuatro")).toEqual([" uno", "-[dos]", " tres", "+[cuatro]"]);
  });

  it("does not mark single words in lines that have nothing in common", () => {
    expect(onPaper("abc def", "uvw,xyz")).toEqual(["-[abc def]", "+[uvw,xyz]"]);
  });

  it("finds nothing in equal texts, and everything against an empty one", () => {
    expect(hasChanges(diffText("a\nb", "a\nb"))).toBe(false);
    expect(diffText("", "")).toEqual([]);
    expect(onPaper("", "a")).toEqual(["+[a]"]);
  });

  it("rebuilds both texts from its lines", () => {
    const before = "a b c\nd\n\ne f";
    const after = "a x c\n\ne f g\nh";
    const lines = diffText(before, after);
    const side = (skip: string) =>
      lines
        .filter(({ change }) => change !== skip)
        .map(({ pieces }) => pieces.map(({ text }) => text).join(""))
        .join("\n");
    expect(side("added")).toBe(before);
    expect(side("removed")).toBe(after);
  });

  it("stays quick with very long texts that have nothing in common", () => {
    const many = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word} ${at}`).join("\n");
    const lines = diffText(many("uno"), many("dos"));
    expect(lines).toHaveLength(40_000);
  });
});
