import type { Language } from "../language.ts";

/** `PNR`, `VPN`, `B737` are said letter by letter; `IATA` and `ERTE` are words. */
const ACRONYM = /(?<![\p{L}\p{N}_])(\p{Lu}{2,6})(?![\p{L}_])/gu;
const SAYABLE = /^(?:[BCDFGPT][LR]|[^AEIOU])?[AEIOU]{1,2}(?:[^AEIOU]{1,2}[AEIOU]{1,2})*[^AEIOU]?$/;

const LETTERS: Record<Language, Record<string, string>> = {
  es: namesOf(
    "a be ce de e efe ge hache i jota ka ele eme ene o pe cu erre ese te u uve uve_doble equis i_griega zeta",
  ),
  en: namesOf("A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"),
  pt: namesOf(
    "á bê cê dê é efe gê agá i jota cá ele eme ene ó pê quê erre esse tê u vê dáblio xis ípsilon zê",
  ),
};

/** Short forms that are read as what they stand for. */
const WHOLE: Record<Language, readonly [RegExp, string][]> = {
  es: [
    [/\bRR\.?\s?HH(?:\.(?=[ \t]+\p{Ll}))?/gu, "Recursos Humanos"],
    [/\bEE\.?\s?UU(?:\.(?=[ \t]+\p{Ll}))?/gu, "Estados Unidos"],
    [/\bp\.\s?(?=\d)/g, "página "],
    [/\bpágs?\.\s?(?=\d)/g, "página "],
    [/\bart\.\s?(?=\d)/gi, "artículo "],
    [/\bn\.?º\s?/gi, "número "],
    [/\bRev\.\s?(?=\d)/g, "revisión "],
    [/\betc\./g, "etcétera"],
  ],
  en: [
    [/\bp\.\s?(?=\d)/g, "page "],
    [/\be\.g\./g, "for example"],
    [/\bi\.e\./g, "that is"],
  ],
  pt: [
    [/\bp\.\s?(?=\d)/g, "página "],
    [/\bart\.\s?(?=\d)/gi, "artigo "],
    [/\bn\.?º\s?/gi, "número "],
  ],
};

export function spellAcronyms(text: string, language: Language): string {
  const whole = WHOLE[language].reduce((so, [short, long]) => so.replace(short, long), text);
  // In English letters with spaces are what an acronym already is, so a second reading changes nothing.
  return whole.replace(ACRONYM, (word) => (isWord(word) ? word : spell(word, language)));
}

const isWord = (word: string) => word.length > 2 && SAYABLE.test(word) && !/^[AEIOU]{2}.$/.test(word);

function spell(word: string, language: Language): string {
  return Array.from(word, (letter) => LETTERS[language][letter] ?? letter).join(" ");
}

function namesOf(list: string): Record<string, string> {
  const names = list.split(" ").map((name) => name.replace("_", " "));
  return { ...Object.fromEntries(names.map((name, at) => [String.fromCharCode(65 + at), name])), Ñ: "eñe" };
}
