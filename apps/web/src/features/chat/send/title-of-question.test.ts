import { expect, it } from "vitest";
import { titleOfQuestion } from "./title-of-question.ts";

it("is the first sentence, without marks and cut at a word", () => {
  expect(titleOfQuestion("¿Cuántos días tengo? Soy tripulante.")).toBe("¿Cuántos días tengo?");
  expect(titleOfQuestion("**Hola**\n\n> cita")).toBe("Hola cita");
  expect(titleOfQuestion(`Explica ${"palabra ".repeat(20)}`)).toMatch(/^Explica( palabra)+…$/);
  expect(titleOfQuestion("###")).toBe("…");
});
