import { describe, expect, it } from "vitest";
import { noCostar, readCostar, writeCostar } from "./costar.ts";

const names = {
  context: "Contexto",
  objective: "Objetivo",
  style: "Estilo",
  tone: "Tono",
  audience: "Audiencia",
  response: "Respuesta",
};

describe("instructions in six sections", () => {
  it("are parsed back as they were written", () => {
    const texts = { ...noCostar(), context: "Base Norte.\n\nDos turnos.", response: "Máximo ocho pasos." };
    const written = writeCostar(texts, names);
    expect(written).toBe("## Contexto\nBase Norte.\n\nDos turnos.\n\n## Respuesta\nMáximo ocho pasos.");
    expect(readCostar(written)).toEqual(texts);
  });

  it("are recognised by their names in every language", () => {
    expect(readCostar("# Audience:\nCrew\n## Tom\nCalmo\n### PÚBLICO")).toBeNull();
    expect(readCostar("# Público:\nTripulação\n## Tom\nCalmo")).toEqual({
      ...noCostar(),
      audience: "Tripulação",
      tone: "Calmo",
    });
  });

  it("keep headings of their own inside a section", () => {
    const texts = readCostar("## Respuesta\n## Formato\nTabla");
    expect(texts?.response).toBe("## Formato\nTabla");
  });

  it("are free text when text precedes the first section, or a section occurs twice", () => {
    expect(readCostar("Eres un ayudante.\n## Tono\nCalmo")).toBeNull();
    expect(readCostar("## Tono\nCalmo\n## Tono\nAlegre")).toBeNull();
  });

  it("are six empty sections for an empty text", () => {
    expect(readCostar(" \n")).toEqual(noCostar());
  });
});
