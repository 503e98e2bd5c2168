import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { beforeAll, describe, expect, it } from "vitest";
import type { Translate } from "../../lib/translator.ts";
import { aCall, spanishToolTexts } from "./tool-calls.fixtures.ts";
import { toolSentence } from "./tool-sentence.ts";

let t: Translate;
beforeAll(async () => {
  ({ t } = spanishToolTexts().current());
});

const live = (changes: Partial<ToolCall>) => toolSentence(t, aCall(changes), { isLive: true });
const ended = (changes: Partial<ToolCall>) => toolSentence(t, aCall(changes), { isLive: false });

describe("the sentence of a tool call", () => {
  it("says what our own tools do, with what the person recognises", () => {
    const running = { state: "input-available" } as const;
    expect(live(running)).toBe("Buscando «vacaciones» en los documentos…");
    expect(live({ ...running, name: "calculate", input: { expressions: ["2 + 2"] } })).toBe(
      "Calculando 2 + 2…",
    );
    const pages = { document: "Manual de rampa", from_page: 12, to_page: 14 };
    expect(live({ ...running, name: "read_document", input: pages })).toBe(
      "Leyendo las páginas 12–14 de «Manual de rampa»…",
    );
    const id = { document: "0190f6a2-0000-7000-8000-000000000000" };
    expect(live({ ...running, name: "read_document", input: id })).toBe("Leyendo un documento…");
    expect(live({ ...running, name: "query_table", input: { files: ["horas.xlsx"] } })).toBe(
      "Consultando «horas.xlsx»…",
    );
  });

  it.each([
    ["search_documents", { query: "IT" }, {}, "Buscó «IT» en los documentos"],
    ["list_documents", {}, { documents: [] }, "Miró qué documentos hay"],
    ["read_document", { document: "Manual" }, {}, "Leyó «Manual»"],
    ["query_table", { files: ["horas.csv"], sql: "select 1" }, {}, "Consultó «horas.csv»"],
    ["search_web", { query: "niebla" }, { passages: [] }, "Buscó «niebla» en la web"],
    ["make_image", { prompt: "un avión" }, { fileIds: [] }, "Creó una imagen: «un avión»"],
    ["describe_image", { question: "¿Qué es?" }, { description: "Un avión" }, "Miró una imagen"],
    ["search_history", { query: "turnos" }, {}, "Buscó «turnos» en tus conversaciones"],
    ["ask_person", { question: "¿Base?" }, "Lima", "Respondiste: «Lima»"],
  ])("says what %s did, and that it runs or failed", (name, input, output, done) => {
    expect(ended({ name, input, output })).toBe(done);
    expect(live({ name, input, state: "input-available" })).toMatch(/…$/);
    expect(ended({ name, input, state: "output-error" })).toMatch(/^No se pudo (?!usar)/);
  });

  it("names tools of other systems by their title, or by their readable name", () => {
    const other = { name: "jira__find_issue", state: "input-available" } as const;
    expect(live({ ...other, title: "Buscar incidencias" })).toBe("Usando «Buscar incidencias»…");
    expect(live(other)).toBe("Usando «jira find issue»…");
  });

  it("counts the work of a long call, but not of an unknown amount", () => {
    const running = { state: "input-available", progress: { done: 3, of: 12 } } as const;
    expect(live(running)).toBe("Buscando «vacaciones» en los documentos… 3 de 12");
    expect(live({ ...running, progress: { done: 3, of: 0 } })).toBe(
      "Buscando «vacaciones» en los documentos…",
    );
  });

  it("says what came of it", () => {
    const results = [{ expression: "15% of 200", result: "30" }];
    expect(ended({ name: "calculate", input: {}, output: { results } })).toBe("Calculó 15% of 200 = 30");
    expect(ended({ name: "open_case", output: { number: "RH-7" }, approvalId: "a" })).toBe(
      "Abrió el caso RH-7, con tu permiso",
    );
    expect(ended({ state: "output-error" })).toBe("No se pudo buscar en los documentos");
    expect(ended({ name: "open_case", state: "declined" })).toBe("Sin tu permiso para abrir un caso");
    expect(ended({ name: "open_case", state: "outcome-unknown" })).toBe(
      "No se sabe si llegó a abrir un caso",
    );
  });

  it("names the plan and the findings of a deep search", () => {
    const plan = { name: "plan_research", input: { questions: ["a", "b"] } };
    expect(live({ ...plan, state: "answer-requested" })).toBe("Plan para confirmar");
    expect(ended({ ...plan, state: "answer-requested" })).toBe("Plan sin confirmar");
    expect(ended({ ...plan, output: { questions: ["a", "b", "c"] } })).toBe("Plan de 3 preguntas");
    const note = { name: "note_findings", input: { question: "¿Uno?", findings: "Sí [1].", missing: "" } };
    expect(ended(note)).toBe("Anotó lo encontrado sobre «¿Uno?»");
    expect(ended({ ...note, input: { ...note.input, findings: "" } })).toBe("Sin resultados sobre «¿Uno?»");
  });

  it("does not say that a call of an ended answer still runs or waits", () => {
    expect(ended({ state: "input-available" })).toBe("No llegó a buscar en los documentos");
    for (const state of ["approval-requested", "undecided"] as const)
      expect(ended({ name: "open_case", state, approvalId: "a" })).toBe(
        "Se detuvo antes de decidir: abrir un caso",
      );
    expect(ended({ state: "answer-requested" })).toBe("Se detuvo antes de tu respuesta");
    expect(live({ name: "open_case", state: "approval-requested" })).toBe(
      "Espera tu permiso para abrir un caso",
    );
  });

  it("survives inputs and outputs of any shape, and cuts long ones", () => {
    for (const value of [null, undefined, 7, "texto", [], [null], { query: { a: 1 } }, { results: [3] }])
      for (const name of ["search_documents", "read_document", "calculate", "open_case", "ask_person"])
        for (const state of ["input-available", "output-available"] as const)
          expect(live({ name, state, input: value, output: value })).not.toBe("");
    expect(ended({ input: { query: "a".repeat(500) } }).length).toBeLessThan(120);
  });
});
