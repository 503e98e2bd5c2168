import { describe, expect, it } from "vitest";
import { synonymsOf } from "./thesaurus.ts";
import { stem, termsOf } from "./words.ts";

describe("words", () => {
  it.each([
    ["vacaciones vacación", 1],
    ["solicitar solicitan solicitado solicitud solicitudes", 1],
    ["permiso permisos", 1],
    ["trabajo trabajador trabajadores trabajar", 1],
    ["cancelar cancelación cancelado", 1],
    ["día días", 1],
    ["mes meses", 1],
    ["maternidad materno", 1],
    ["hora hornos", 2],
    ["salud salir", 2],
  ])("%s have %i stems", (words, count) => {
    expect(new Set(words.split(" ").flatMap(termsOf)).size).toBe(count);
  });

  it("are found without their accents, and figures stay whole", () => {
    expect(termsOf("La NÓMINA es de 1.250,50 € a las 08:30")).toEqual(["nomin", "1.250,50", "08:30"]);
  });

  it("know what staff call otherwise than the documents", () => {
    expect(synonymsOf(stem("sueldo"))).toContain(stem("nomina"));
    expect(synonymsOf(stem("novia"))).toContain(stem("pareja"));
    // A partner is not always a bride.
    expect(synonymsOf(stem("pareja"))).not.toContain(stem("novia"));
  });
});
