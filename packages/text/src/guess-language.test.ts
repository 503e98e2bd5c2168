import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../../test/any-text.ts";
import { guessLanguage, isSmallWord, languageVotes } from "./guess-language.ts";

it.each([
  ["¿Cuántos días de vacaciones tengo?", "es"],
  ["no soporto más esta situación", "es"],
  ["me da pánico volver a volar", "es"],
  ["me tocan dos domingos libres?", "es"],
  ["Salario mínimo interprofesional", "es"],
  ["how many days off do I get", "en"],
  ["my boss keeps touching me", "en"],
  ["quantos dias de férias eu tenho?", "pt"],
  ["meu supervisor me persegue", "pt"],
  ["fui demitido hoje", "pt"],
  ["Como acesso a pasta compartilhada?", "pt"],
  ["VPN", undefined],
  ["payslip", undefined],
  ["", undefined],
])("takes «%s» for %s", (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});

it("does not depend on case and on how accents are encoded", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(languageVotes(text.normalize("NFD"))).toEqual(languageVotes(text.normalize("NFC")));
    }),
  );
  expect(guessLanguage("HOW MANY DAYS OFF DO I GET")).toBe("en");
});

it("lets each language have its own small words", () => {
  expect([isSmallWord("the", "en"), isSmallWord("the", "es"), isSmallWord("vacaciones", "es")]).toEqual([
    true,
    false,
    false,
  ]);
});
