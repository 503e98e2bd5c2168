import { expect, it } from "vitest";
import { leansOnBefore } from "./search-question.ts";

it("knows a question that leans on what was said before", () => {
  for (const question of [
    "¿Y en enero?",
    "¿cuánto?",
    "¿Y si eso cae en domingo, qué pasa con el sueldo?",
    "and then?",
  ])
    expect([question, leansOnBefore(question)]).toEqual([question, true]);
  for (const question of [
    "¿Cuántos días de permiso tengo por matrimonio en Chile?",
    "Explícame paso a paso cómo pido una mochila nueva de dotación para la base de Lima",
  ])
    expect([question, leansOnBefore(question)]).toEqual([question, false]);
});
