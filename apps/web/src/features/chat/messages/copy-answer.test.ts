import { expect, it } from "vitest";
import { aMessageRow } from "../../../local-db/local-db.fixtures.ts";
import { aCitation, t } from "../export/export.fixtures.ts";
import { copiedMarkdown } from "./copy-answer.ts";

const words = { t, language: "es", now: new Date("2026-11-15T10:00:00Z") };

it("copies an answer with the numbers of the screen and its sources below", () => {
  const answer = aMessageRow({
    role: "assistant",
    text: "Quince días [7]. La mudanza, dos [3][4].",
    citations: [
      aCitation({ n: 3, page: 9 }),
      aCitation({ n: 4, page: 9 }),
      aCitation({ n: 7, title: "Convenio [2026]", page: null, revision: null, validUntil: null }),
    ],
  });
  expect(copiedMarkdown(answer, words)).toBe(
    [
      "Quince días [1]. La mudanza, dos [2].",
      "**Fuentes**",
      "1. Convenio \\[2026\\]\n2. Política de beneficios de viaje · p. 9 · Rev. 7 · vigente hasta el 30 jun 2027",
    ].join("\n\n"),
  );
});

it("adds nothing to an answer without sources", () => {
  expect(copiedMarkdown(aMessageRow({ role: "assistant", text: "Hola." }), words)).toBe("Hola.");
});
