import { describe, expect, it } from "vitest";
import { statesFact } from "./judge-facts.ts";

describe("an answer states a fact", () => {
  it.each([
    ["El plazo es de 15 días laborables [1].", "15 días laborables"],
    ["Dispones de quince... es decir, 15 días que sean laborables.", "quince 15 días laborables"],
    ["El límite es 1.200 € al año.", "1200 €"],
    ["La dieta es de 45,50 € por día", "45.50 € por día"],
    ["Lo APRUEBA tu jefatura directa.", "la jefatura directa lo aprueba"],
    ["Llama al 900 123 456", "900123456"],
  ])("%j says %j", (answer, fact) => {
    expect(statesFact(answer, fact)).toBe(true);
  });

  it.each([
    ["El plazo es de 12 días laborables.", "15 días laborables"],
    ["No lo encuentro en los documentos.", "15 días laborables"],
    ["Se pide en el almacén.", "chaleco amarillo"],
    ["El límite es 120 € al año.", "1200 €"],
    ["Cualquier cosa", "  "],
  ])("%j does not say %j", (answer, fact) => {
    expect(statesFact(answer, fact)).toBe(false);
  });
});
