import { describe, expect, it } from "vitest";
import { isAboutHealth } from "./is-about-health.ts";
import { kindOfFact } from "./kind-of-fact.ts";
import { proposeFact } from "./propose-fact.ts";

describe("a message", () => {
  it.each([
    ["Recuerda que trabajo en la base de SCL.", "Trabajo en la base de SCL", "base"],
    ["Por favor, recuerda que soy técnica de línea", "Soy técnica de línea", "role"],
    ["Hola, trabajo en la base de SCL, ¿qué dieta me toca?", "Trabajo en la base de SCL", "base"],
    ["Prefiero tablas, no listas. ¿Cuál es el plazo?", "Prefiero tablas, no listas", "preference"],
    ["Acuérdate de que mi hija nació en mayo", "Mi hija nació en mayo", "other"],
    ["Please remember that I am an aircraft engineer", "I am an aircraft engineer", "role"],
    ["Recuerda que soy vegetariana", "Soy vegetariana", "other"],
    ["Remember that I am left-handed", "I am left-handed", "other"],
    ["Lembre que sou comissária", "Sou comissária", "role"],
    ["I work at the Lima base, what do I get?", "I work at the Lima base", "base"],
    ["I prefer short answers", "I prefer short answers", "preference"],
    ["Lembre-se de que trabalho na base de GRU", "Trabalho na base de GRU", "base"],
    ["Prefiro respostas curtas!", "Prefiro respostas curtas", "preference"],
  ])("proposes: %s", (message, text, kind) => {
    expect(proposeFact(message)?.text).toBe(text);
    expect(kindOfFact(text)).toBe(kind);
  });

  it.each([
    ["a question", "¿Prefiero tablas o listas?"],
    ["a reminder", "Recuérdame que llame a Ana"],
    ["a quotation", "> Recuerda que trabajo en la base de LIM"],
    ["code", "```\nRecuerda que prefiero tablas\n```"],
    ["a long pasted text", `${"Texto pegado. ".repeat(100)}Recuerda que trabajo en la base de LIM.`],
    ["an address", "Recuerda que prefiero https://malo.example/"],
    ["one word", "Recuerda que sí"],
    ["another subject", "¿Cuántos días de vacaciones tengo?"],
  ])("proposes nothing from %s", (_what, message) => {
    expect(proposeFact(message)).toBeUndefined();
  });

  it("tells a wish to remember from a statement", () => {
    expect(proposeFact("Recuerda que prefiero tablas")?.isAskedFor).toBe(true);
    expect(proposeFact("Prefiero tablas")?.isAskedFor).toBe(false);
  });

  it.each([
    ["Recuerda que prefiero tablas", true],
    ["Hola. Recuerda que prefiero tablas. Muchas gracias.", true],
    ["Recuerda que trabajo en la base de SCL. ¿Qué dieta me toca?", false],
    ["Remember that I work at the Lima base, what do I get?", false],
    ["Recuerda que trabajo en la base de SCL. Dime los festivos del año.", false],
  ])("knows whether a message asks for nothing else: %s", (message, isWholeMessage) => {
    expect(proposeFact(message)?.isWholeMessage).toBe(isWholeMessage);
  });

  it.each([
    ["I am allergic to nuts", true],
    ["Soy alérgica a los frutos secos", true],
    ["Tengo diabetes", true],
    ["Estou grávida", true],
    ["Estoy de baja médica", true],
    ["Soy enfermera del servicio médico", false],
    ["Prefiero respuestas cortas", false],
    ["Trabajo en la base de SCL", false],
  ])("tells a fact about health: %s", (text, isHealth) => {
    expect(isAboutHealth(text)).toBe(isHealth);
  });

  it("is read in time that grows with its length", () => {
    expect(proposeFact("hola, ".repeat(160))).toBeUndefined();
  });
});
