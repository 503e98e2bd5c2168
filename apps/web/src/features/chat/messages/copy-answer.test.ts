import { EMPTY_STEP } from "@metatron/turn/turn";
import { expect, it } from "vitest";
import { aCall, spanishToolTexts } from "../../tools/tool-calls.fixtures.ts";
import { copiedMarkdown } from "./copy-answer.ts";

it("copies an answer with a line for each tool call, as plain text", async () => {
  const { t } = await spanishToolTexts();
  const calls = [
    aCall({
      name: "calculate",
      input: { expressions: ["22 * 3"] },
      output: { results: [{ expression: "22 * 3", result: "66" }] },
    }),
    aCall({ id: "2", name: "open_case", state: "declined", approvalId: "a" }),
  ];
  const steps = [{ ...EMPTY_STEP, calls, isFinished: true }];
  const copied = copiedMarkdown({ text: "Son **66** días.", content: [], steps, state: "complete" }, t);
  expect(copied.split("\n\n")).toEqual([
    "Son **66** días.",
    expect.stringMatching(/^_Calculó 22 \\\* 3.*_$/),
    "_Sin tu permiso para abrir un caso_",
  ]);
  expect(copiedMarkdown({ text: "Hola.", content: [], state: "complete" }, t)).toBe("Hola.");
});
