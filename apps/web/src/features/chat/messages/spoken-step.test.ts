import { EMPTY_STEP } from "@metatron/turn/turn";
import { beforeAll, describe, expect, it } from "vitest";
import type { Translate } from "../../../lib/translator.ts";
import { aCall, spanishToolTexts } from "../../tools/tool-calls.fixtures.ts";
import { spokenStep } from "./spoken-step.ts";

let t: Translate;
beforeAll(async () => {
  ({ t } = spanishToolTexts().current());
});

const spoken = (...calls: ReturnType<typeof aCall>[]) => spokenStep(t, [{ ...EMPTY_STEP, calls }]);

describe("what a screen reader says about a step", () => {
  it("is one sentence, the same while the calls run and end", () => {
    const first = aCall({ state: "input-available" });
    const second = aCall({ id: "2", name: "calculate", input: { expressions: ["1 + 1"] } });
    const said = "Buscando «vacaciones» en los documentos… Calculando 1 + 1…";
    expect(spoken(first, second)).toBe(said);
    expect(spoken({ ...first, progress: { done: 1, of: 2 } }, second)).toBe(said);
    expect(spoken({ ...first, state: "output-available" }, second)).toBe(said);
  });

  it("is empty while an input is being written, and without calls", () => {
    expect(spoken(aCall({ state: "input-streaming", input: null, inputText: '{"q' }))).toBe("");
    expect(spoken()).toBe("");
  });

  it("is the question when the step waits for the person", () => {
    expect(spoken(aCall({ name: "open_case", state: "approval-requested" }))).toBe(
      "Espera tu permiso para abrir un caso",
    );
    const input = { question: "¿Qué base?" };
    expect(spoken(aCall({ name: "ask_person", state: "answer-requested", input }))).toBe(
      "Espera tu respuesta: ¿Qué base?",
    );
    const plan = { questions: ["¿Uno?"] };
    expect(spoken(aCall({ name: "plan_research", state: "answer-requested", input: plan }))).toBe(
      "Plan para confirmar",
    );
  });
});
