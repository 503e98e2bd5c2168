import { expect, it } from "vitest";
import { toPrompt } from "./ask-model.ts";
import type { Material } from "./gather-material.ts";
import { readWritten } from "./written-points.ts";

it("reads sections, points and their sources", () => {
  const text = [
    "[[situation]]",
    "- Vuelo 102 con retraso. [S1]",
    "[[open]]",
    "* Buscar la maleta [S2, S1]",
    "1. Llamar a rampa [S3]",
    "[[done]]",
    "",
    "[[attention]]",
    "- Lluvia [S2][S3]",
  ].join("\n");
  expect(readWritten(text, 3)).toEqual([
    { section: "situation", text: "Vuelo 102 con retraso.", sources: [0] },
    { section: "open", text: "Buscar la maleta", sources: [1, 0] },
    { section: "open", text: "Llamar a rampa", sources: [2] },
    { section: "attention", text: "Lluvia", sources: [1, 2] },
  ]);
});

it("leaves out what names no source of the material", () => {
  const text = "- Antes de todo [S1]\n[[open]]\n- Sin fuente\n- Otra [S9]\n- Cero [S0]\n[S1]";
  expect(readWritten(text, 2)).toEqual([]);
});

it("gives a hundred long conversations an equal share of the limit", () => {
  const material: Material[] = Array.from({ length: 100 }, (_, at) => ({
    source: {
      kind: "conversation",
      id: null,
      ownerId: "",
      title: `Conversación ${at}`,
      quote: "",
      isGone: false,
      documents: [],
    },
    section: "situation",
    excerpt: "x".repeat(50_000),
  }));
  const prompt = toPrompt(material, 20_000);
  expect(prompt.length).toBeLessThan(20_400);
  expect(prompt).toContain("S100 (conversation): Conversación 99");
});
