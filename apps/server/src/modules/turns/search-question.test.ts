import { guessLanguage } from "@metatron/text/guess-language";
import { expect, it } from "vitest";
import { splitComparison } from "./context/split-comparison.ts";
import { leaningOf, readQueries } from "./search-question.ts";

it("detects a question that depends on the previous one", () => {
  for (const question of [
    "¿Y en enero?",
    "¿cuánto?",
    "¿Y si eso cae en domingo, qué pasa con el sueldo?",
    "and then?",
    "llevo ocho años y soy piloto",
    "what about cabin crew?",
  ])
    expect([question, leaningOf(question)]).toEqual([question, "leans"]);
  for (const question of [
    "¿Cuántos días de permiso tengo por matrimonio en Chile?",
    "Explícame paso a paso cómo pido una mochila nueva de dotación para la base de Lima",
    "No funciona la impresora de la puerta siete",
  ])
    expect([question, leaningOf(question)]).toEqual([question, "stands"]);
  for (const question of ["¿Cuántas vacaciones tengo?", "¿en Lima?"])
    expect([question, leaningOf(question)]).toEqual([question, "unclear"]);
});

it("detects the language of a question", () => {
  const known = {
    es: [
      "¿Cuántos días tengo?",
      "q dia pagan la nomina",
      "resume el código de conducta",
      "llevo ocho años y soy piloto",
    ],
    en: [
      "How many vacation days do I get?",
      "I lost my laptop, who do I call?",
      "When is payday in July 2026?",
    ],
    pt: [
      "Quantas semanas de licença eu tenho?",
      "Quando cai o salário de março?",
      "Quantos caracteres a senha precisa ter?",
    ],
  };
  for (const [language, questions] of Object.entries(known))
    for (const question of questions)
      expect([question, guessLanguage(question)]).toEqual([question, language]);
  for (const unknown of ["VPN", "ID100", ""]) expect(guessLanguage(unknown)).toBeUndefined();
});

it("searches each side of a comparison separately", () => {
  expect(splitComparison("diferencia entre ID100 e ID50")).toEqual(["ID100 ID50", "ID50 ID100"]);
  expect(splitComparison("¿qué diferencia hay entre la cena nacional y la cena en Europa?")).toEqual([
    "la cena nacional",
    "la cena en Europa",
  ]);
  expect(splitComparison("¿es más segura la llave o el SMS?")).toHaveLength(2);
  expect(
    splitComparison(
      "con 12 años de antigüedad, ¿cuántas vacaciones tiene uno de tierra y cuántas un piloto?",
    ),
  ).toHaveLength(2);
  for (const other of ["¿Cuántos días de vacaciones tengo?", "¿Puedo llevar perro o gato?", ""])
    expect(splitComparison(other)).toEqual([]);
});

it("parses the queries that a model writes, in any formatting", () => {
  expect(readQueries('1. "días de vacaciones piloto ocho años"\n\n- vacaciones de tierra\n')).toEqual([
    "días de vacaciones piloto ocho años",
    "vacaciones de tierra",
  ]);
  expect(readQueries("\n —\n")).toEqual([]);
});
