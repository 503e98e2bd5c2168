import { describe, expect, it } from "vitest";
import { askedFor, rangeHolds } from "./asked-for.ts";

describe("the kind of answer that a question asks for", () => {
  it.each([
    ["¿Cuántos días de vacaciones me tocan?", "count"],
    ["how many days do I get?", "count"],
    ["me caso, ¿qué permiso tengo?", "count"],
    ["me mudo, ¿tengo algún día libre?", "count"],
    ["mi papá está en el hospital, ¿puedo faltar?", "count"],
    ["¿me corresponde permiso por un examen?", "count"],
    ["¿Cuándo cobro en noviembre?", "time"],
    ["¿Cuánto tarda el reembolso?", "duration"],
    ["¿Cuánto me pagan de cena?", "price"],
    ["¿Cómo pido las vacaciones?", "steps"],
    ["¿Dónde veo mi recibo?", "steps"],
    ["olvidé mi contraseña", "steps"],
    ["me llegó un correo raro", "steps"],
    ["la impresora de la puerta no imprime", "steps"],
    ["¿Puedo llevar barba?", "other"],
  ])("%s: %s", (question, kind) => {
    expect(askedFor(question).kind).toBe(kind);
  });

  it("reads codes and quantities that the answer must agree with", () => {
    expect(askedFor("¿Qué significa el error P-31?").codes).toEqual(["P31"]);
    expect(askedFor("estoy en la puerta B12 con el vuelo LA704, ¿qué es el error P-31?").codes).toEqual([
      "P31",
    ]);
    expect(askedFor("llevo siete años y 100 días de baja").quantities).toEqual([
      { value: 7, unit: "ano" },
      { value: 2555, unit: "dia" },
      { value: 100, unit: "dia" },
    ]);
  });
});

describe("ranges in the rows of a table", () => {
  const sevenYears = { value: 7, unit: "ano" };
  it.each([
    ["Menos de 5 años", false],
    ["De 5 a 9 años", true],
    ["De 10 a 14 años", false],
    ["7 años o más", true],
    ["Más de 7 años", false],
    ["Más de 365", undefined],
    ["Personal de tierra", undefined],
  ])("«%s» has 7 years: %s", (label, holds) => {
    expect(rangeHolds(label, sevenYears)).toBe(holds);
  });
});
