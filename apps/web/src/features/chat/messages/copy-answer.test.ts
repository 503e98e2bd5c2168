import { EMPTY_STEP } from "@metatron/turn/turn";
import { expect, it } from "vitest";
import { aMessageRow } from "../../../local-db/local-db.fixtures.ts";
import { aCall, spanishToolTexts } from "../../tools/tool-calls.fixtures.ts";
import { aCitation, t } from "../export/export.fixtures.ts";
import { copiedMarkdown } from "./copy-answer.ts";

const words = { t, language: "es", now: new Date("2026-11-15T10:00:00Z") };

it("copies an answer with a line for each tool call, as plain text", async () => {
  const tools = spanishToolTexts().current();
  const calls = [
    aCall({
      name: "calculate",
      input: { expressions: ["22 * 3"] },
      output: { results: [{ expression: "22 * 3", result: "66" }] },
    }),
    aCall({ id: "2", name: "open_case", state: "declined", approvalId: "a" }),
  ];
  const steps = [{ ...EMPTY_STEP, calls, isFinished: true }];
  const answer = aMessageRow({ role: "assistant", text: "Son **66** días.", steps });
  const copied = copiedMarkdown(answer, { ...words, t: tools.t });
  expect(copied.split("\n\n")).toEqual([
    "Son **66** días.",
    expect.stringMatching(/^_Calculó 22 \\\* 3.*_$/),
    "_Sin tu permiso para abrir un caso_",
  ]);
});

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
