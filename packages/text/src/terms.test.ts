import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../../test/any-text.ts";
import { stem } from "./stem.ts";
import { isStopWord } from "./stop-words.ts";
import { termsOf } from "./terms.ts";

it.each([
  ["vacaciones vacación", 1],
  ["solicitar solicitan solicitado solicitud solicitudes", 1],
  ["permiso permisos", 1],
  ["trabajo trabajador trabajadores trabajar", 1],
  ["cancelar cancelación cancelado", 1],
  ["día días", 1],
  ["mes meses", 1],
  ["maternidad materno", 1],
  ["vez veces", 1],
  ["hora hornos", 2],
  ["salud salir", 2],
  ["sala salir", 2],
])("gives the words %s %i stems", (words, count) => {
  expect(new Set(words.split(" ").flatMap(termsOf)).size).toBe(count);
});

it("leaves out stop words of three languages and keeps figures whole", () => {
  expect(termsOf("La NÓMINA es de 1.250,50 € a las 08:30")).toEqual(["nomin", "1.250,50", "08:30"]);
  expect(termsOf("what is the leave of the crew")).toEqual(termsOf("leave crew"));
  expect(termsOf("as férias dos pilotos")).toEqual(termsOf("férias pilotos"));
});

it("gives the same terms whatever the accents and the case", () => {
  const spanish = fc.string({ unit: fc.constantFrom(..."aeiouáéíóúüñbcdlmnrst z") });
  fc.assert(
    fc.property(spanish, (text) => {
      expect(termsOf(text.toUpperCase())).toEqual(termsOf(text));
      expect(termsOf(text.normalize("NFD"))).toEqual(termsOf(text));
    }),
  );
});

it("makes of each word a beginning of it that is not empty, with z written as c", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      for (const word of text.match(/\p{L}+/gu) ?? []) {
        const made = stem(word);
        expect(made).not.toBe("");
        expect(word.replace(/z/g, "c").startsWith(made.replace(/z/g, "c"))).toBe(true);
      }
      for (const term of termsOf(text)) expect(term).not.toBe("");
    }),
  );
});

it("knows folded stop words only", () => {
  expect(["que", "tambien", "the", "voce"].every(isStopWord)).toBe(true);
  expect(["también", "QUE", "vuelo", ""].some(isStopWord)).toBe(false);
});
