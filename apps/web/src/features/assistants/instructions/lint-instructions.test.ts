import { describe, expect, it } from "vitest";
import { lintInstructions } from "./lint-instructions.ts";

const SOUND = `## Objetivo
Dar el paso siguiente del procedimiento a agentes de rampa, con la revisión en vigor.

## Respuesta
Máximo ocho pasos. Si no está en los documentos, dilo y remite a coordinación.`;

function rulesOf(instructions: string, { language = "es", charLimit = 400_000 } = {}) {
  const found = lintInstructions({ instructions, language: language === "en" ? "en" : "es", charLimit });
  return found.map(({ rule }) => rule);
}

describe("the linter of instructions", () => {
  it("reports nothing for sound instructions, in sections or free", () => {
    expect(rulesOf(SOUND)).toEqual([]);
    expect(
      rulesOf("Eres el ayudante de la base Norte y respondes a preguntas de rampa. No inventes nada."),
    ).toEqual([]);
  });

  it("reports empty instructions", () => {
    expect(rulesOf("  \n")).toEqual(["empty"]);
  });

  it("reports a missing scope: no section for it, or no mention of it", () => {
    expect(rulesOf("## Tono\nTranquilo. Si no lo sabes, dilo.")).toEqual(["scope"]);
    expect(rulesOf("Usa frases cortas. No inventes.")).toEqual(["scope"]);
  });

  it("reports a missing rule for unknown answers", () => {
    expect(rulesOf("Ayudas a leer la nómina de la empresa.")).toEqual(["refusal"]);
  });

  it("quotes both sides of a contradiction", () => {
    const [finding] = lintInstructions({
      instructions: "Ayudas con la nómina. Sé breve. Da respuestas exhaustivas. Si no lo sabes, dilo.",
      language: "es",
      charLimit: undefined,
    });
    expect(finding).toEqual({
      rule: "contradiction",
      contradiction: { about: "length", one: "breve", other: "exhaustivas" },
    });
  });

  it.each([
    ["Usa emojis. Responde sin emojis.", "emoji"],
    ["Tutea a quien pregunta. Trata de usted a todo el mundo.", "address"],
    ["Responde en español. Responde siempre en inglés.", "language"],
    ["Usa listas. Evita las listas.", "lists"],
    ["Cita siempre la página. No cites nada.", "sources"],
    ["Responde solo con los documentos. Usa también tu propio conocimiento.", "knowledge"],
  ])("finds that «%s» contradicts itself", (instructions, about) => {
    const found = lintInstructions({ instructions, language: "es", charLimit: undefined });
    expect(found).toContainEqual({
      rule: "contradiction",
      contradiction: expect.objectContaining({ about }),
    });
  });

  it("does not report a demand combined with the refusal of its opposite", () => {
    expect(rulesOf(`${SOUND}\nSé breve, no exhaustivo. Habla formal, sin ser informal.`)).toEqual([]);
    expect(rulesOf(`${SOUND}\nFrases cortas. Explica con todo detalle.`)).toEqual([]);
  });

  it("reports when little of the model's context is left", () => {
    expect(rulesOf(SOUND, { charLimit: 200 })).toEqual(["too_long"]);
  });

  it("reports a language other than the editor's", () => {
    const english =
      "You help the ground crew with the towing procedure. Answer with the next step. If it is not in the documents, say so.";
    expect(lintInstructions({ instructions: english, language: "es", charLimit: undefined })).toEqual([
      { rule: "language", found: "en" },
    ]);
    expect(rulesOf(english, { language: "en" })).toEqual([]);
  });

  it("distinguishes Portuguese from Spanish", () => {
    const portuguese =
      "Você é um assistente da equipe de rampa e ajuda com o reboque. Não invente nada; se não sabe, diga que não sabe e encaminhe para a coordenação.";
    expect(lintInstructions({ instructions: portuguese, language: "es", charLimit: undefined })).toEqual([
      { rule: "language", found: "pt" },
    ]);
  });
});
