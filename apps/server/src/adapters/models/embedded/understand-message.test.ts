import { describe, expect, it } from "vitest";
import { intentOf, understandMessage } from "./understand-message.ts";

const TEXT = "El personal de cabina tiene treinta días de vacaciones. Se piden en el portal interno.";

describe("understanding a message", () => {
  it.each([
    ["a question alone", "¿Cuántos días tengo?", { question: "¿Cuántos días tengo?", pasted: "" }],
    ["a question after the text", `${TEXT}\n¿Cuántos días?`, { question: "¿Cuántos días?", pasted: TEXT }],
    ["a question before the text", `¿Cuántos días?\n\n${TEXT}`, { question: "¿Cuántos días?", pasted: TEXT }],
    ["an order before the text", `Resume esto:\n${TEXT}`, { question: "Resume esto", pasted: TEXT }],
    [
      "an order on the same line",
      `Resume este correo: ${TEXT}`,
      { question: "Resume este correo", pasted: TEXT },
    ],
    ["a text between quotes", `¿Cuántos días? """${TEXT}"""`, { question: "¿Cuántos días?", pasted: TEXT }],
    ["a fenced text", `Resume\n\`\`\`\n${TEXT}\n\`\`\``, { question: "Resume", pasted: TEXT }],
    [
      "a short text that is called one",
      "Según este texto: El permiso por mudanza es de un día al año. ¿Cuántos días tengo?",
      { question: "¿Cuántos días tengo?", pasted: "El permiso por mudanza es de un día al año." },
    ],
    [
      "a short case with its question",
      "Tengo un hijo. ¿Qué permiso hay?",
      { question: "Tengo un hijo. ¿Qué permiso hay?", pasted: "" },
    ],
  ])("%s", (_, message, understood) => {
    expect(understandMessage(message)).toEqual(understood);
  });

  it("takes a long text without a question as something to summarise", () => {
    expect(understandMessage(`${TEXT} `.repeat(8))).toEqual({
      question: "",
      pasted: `${TEXT} `.repeat(8).trim(),
    });
    expect(intentOf("")).toBe("summarise");
  });

  it("finds the question inside one long paragraph", () => {
    const long = `${TEXT} ${TEXT} ${TEXT}`;
    expect(understandMessage(`${long} ¿Cuántos días son?`)).toEqual({
      question: "¿Cuántos días son?",
      pasted: long,
    });
  });

  it.each([
    ["Resume el documento", "summarise"],
    ["¿De qué trata?", "summarise"],
    ["Dame los puntos clave", "summarise"],
    ["Summarize this", "summarise"],
    ["Traduce esto al inglés", "compose"],
    ["Redacta un correo", "compose"],
    ["Extrae las fechas", "extract"],
    ["Lee el PDF y hazme un resumen breve", "summarise"],
    ["Tengo este correo, ¿me lo puedes resumir?", "summarise"],
    ["¿Puedo pegarlo en otra página para que me lo resuma?", "find"],
    ["Mi hijo entrega mañana un resumen de historia", "find"],
    ["¿Ya puedo sacar boletos baratos?", "find"],
    ["Hola", "greet"],
    ["¡Buenos días!", "greet"],
    ["¿Qué puedes hacer?", "greet"],
    ["Hola, ¿cuántos días de vacaciones tengo?", "find"],
    ["¿Cuándo cobro?", "find"],
  ] as const)("%s → %s", (question, intent) => {
    expect(intentOf(question)).toBe(intent);
  });
});
