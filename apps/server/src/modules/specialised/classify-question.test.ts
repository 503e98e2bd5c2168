import { expect, it } from "vitest";
import { createClassifier } from "./classify-question.ts";
import { createSpellingCorrector } from "./correct-spelling.ts";
import { TEN_OUT_OF_SCOPE, THIRTY_QUESTIONS } from "./questions.examples.ts";
import { createSensitiveFinder } from "./sensitive/find-sensitive.ts";
import { defaultSpecialised } from "./specialised-config.ts";

const classify = createClassifier(defaultSpecialised);
const findSensitive = createSensitiveFinder(defaultSpecialised.sensitive);
const found = (title: string, support: number) => [{ title, support }];

it.each(THIRTY_QUESTIONS)("classifies «$text» as its own, by words alone", ({ desk, text }) => {
  const { category } = classify(desk === "rh" ? "rh-plus" : "service-desk", { text, found: [] });
  expect(category.name).not.toBe("out_of_scope");
});

it.each(TEN_OUT_OF_SCOPE)("classifies «%s» as another department's", (text) => {
  expect(classify("rh-plus", { text, found: [] }).category.label).toBe("Fuera de alcance");
});

it("names the department of a question for the other desk", () => {
  expect(classify("rh-plus", { text: "no me anda la VPN", found: [] }).place).toContain("Mesa de servicio");
  expect(classify("service-desk", { text: "cuándo cobro la nómina", found: [] }).place).toBe("RH+");
});

it("relies on the documents if no word of a category matches", () => {
  const asked = { text: "¿me guardan el puesto?" };
  expect(
    classify("rh-plus", { ...asked, found: found("Guía de permisos retribuidos", 0.8) }).category,
  ).toEqual({
    name: "permisos",
    label: "Permisos",
  });
  expect(classify("rh-plus", { ...asked, found: found("Manual", 0.8) }).category.label).toBe(
    "Búsqueda General",
  );
  expect(classify("rh-plus", { ...asked, found: found("Manual", 0.1) }).category.label).toBe(
    "Fuera de alcance",
  );
});

it("classifies a short question with the previous one", () => {
  const asked = { text: "¿y en enero?", earlier: "¿cuándo pagan la nómina de diciembre?", found: [] };
  expect(classify("rh-plus", asked).category.name).toBe("nomina");
});

it.each([
  ["mi jefa me humilla delante de todos", "harassment"],
  ["tengo depresion y no puedo mas", "health"],
  ["me quieren despedir", "dismissal"],
])("recognises that «%s» needs a human contact", (text, name) => {
  expect(findSensitive(text)?.name).toBe(name);
});

it.each(["cuántos días de vacaciones tengo", "la impresora no imprime", "me tocó el turno de noche"])(
  "takes «%s» for an ordinary question",
  (text) => {
    expect(findSensitive(text)).toBeUndefined();
  },
);

it("corrects phonetic spellings and leaves other words unchanged", () => {
  const correctSpelling = createSpellingCorrector(defaultSpecialised);
  expect(correctSpelling("mis vacasiones y la nomina")).toBe("mis vacaciones y la nomina");
  expect(correctSpelling("la impresora saca los manuales")).toBe("la impresora saca los manuales");
});
