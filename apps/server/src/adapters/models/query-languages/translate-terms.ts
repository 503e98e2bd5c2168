import { guessLanguage } from "@metatron/text/guess-language";
import type { Language } from "@metatron/text/language";
import { wordsOf } from "@metatron/text/split-words";
import { AMERICAN_SPANISH_TERMS } from "./american-spanish-terms.ts";
import { ENGLISH_TERMS } from "./english-terms.ts";
import { isFillerWord } from "./filler-words.ts";
import { PORTUGUESE_TERMS } from "./portuguese-terms.ts";

export interface TranslatedTerm {
  /** The words of the question, lower-cased and without accents. */
  of: string;
  /** The words of Spanish documents, the usual one first. */
  spanish: readonly string[];
}

export interface TranslatedQuestion {
  language: Language;
  terms: TranslatedTerm[];
  /** The question in Spanish words for a search; unchanged if it is Spanish or its language is unknown. */
  query: string;
}

type Dictionary = ReadonlyMap<string, readonly string[]>;

const ENGLISH = readTerms(ENGLISH_TERMS);
const PORTUGUESE = readTerms(PORTUGUESE_TERMS);
const AMERICAN_SPANISH = readTerms(AMERICAN_SPANISH_TERMS);
const LONGEST_PHRASE_WORDS = 6;
const MOST_WORDS = 80;

/**
 * Translates the terms of a question in English, Portuguese or another country's Spanish to the words of
 * Spanish documents.
 */
export function translateTerms(question: string): TranslatedQuestion {
  const words = wordsOf(question).slice(0, MOST_WORDS);
  const language = guessLanguage(question);
  if (language === "en" || language === "pt") {
    const pieces = piecesOf(words, language === "en" ? ENGLISH : PORTUGUESE, singularsIn[language]);
    const kept = pieces.filter(({ of, spanish }) => spanish.length > 0 || !isFillerWord(of, language));
    return {
      language,
      terms: kept.filter(({ spanish }) => spanish.length > 0),
      query: kept.map(({ of, spanish }) => spanish[0] ?? of).join(" "),
    };
  }
  const american = piecesOf(words, AMERICAN_SPANISH, singularsIn.es);
  const foreign =
    language === undefined ? [...wholeIn(words, ENGLISH, "en"), ...wholeIn(words, PORTUGUESE, "pt")] : [];
  const terms = [...american, ...foreign].filter(({ spanish }) => spanish.length > 0);
  return { language: "es", terms, query: question };
}

/** The terms of a few bare words, if all of them are terms: "reset password", "folha de pagamento". */
function wholeIn(words: readonly string[], dictionary: Dictionary, language: "en" | "pt"): TranslatedTerm[] {
  const pieces = piecesOf(words, dictionary, singularsIn[language]);
  return pieces.every(({ spanish }) => spanish.length > 0) ? pieces : [];
}

/**
 * Splits the question from left to right into the longest wordings of the dictionary, and single words
 * between them.
 */
function piecesOf(
  words: readonly string[],
  dictionary: Dictionary,
  singulars: (word: string) => string[],
): TranslatedTerm[] {
  const pieces: TranslatedTerm[] = [];
  let at = 0;
  while (at < words.length) {
    const piece = longestAt(at);
    pieces.push({ of: piece.words.join(" "), spanish: piece.spanish });
    at += piece.words.length;
  }
  return pieces;

  function longestAt(start: number): { words: readonly string[]; spanish: readonly string[] } {
    for (let length = LONGEST_PHRASE_WORDS; length > 0; length -= 1) {
      const wording = words.slice(start, start + length);
      const spanish = lookUp(wording, dictionary, singulars);
      if (spanish) return { words: wording, spanish };
    }
    return { words: words.slice(start, start + 1), spanish: [] };
  }
}

/** Only the last word of a wording may be in the plural. */
function lookUp(words: readonly string[], dictionary: Dictionary, singulars: (word: string) => string[]) {
  const before = words.slice(0, -1);
  const last = words.at(-1) ?? "";
  for (const form of [last, ...singulars(last)]) {
    const found = dictionary.get([...before, form].join(" "));
    if (found) return found;
  }
  return undefined;
}

const LEAST_STEM = 3;

/** The possible singular forms of a plural. */
const singularsIn: Record<Language, (word: string) => string[]> = {
  es: (word) => endings(word, { es: [""], s: [""] }),
  en: (word) => endings(word, { ies: ["y"], es: ["", "e"], s: [""] }),
  pt: (word) =>
    endings(word, { oes: ["ao"], aes: ["ao"], ais: ["al"], eis: ["el"], ns: ["m"], es: [""], s: [""] }),
};

function endings(word: string, rules: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(rules).flatMap(([ending, instead]) =>
    word.length - ending.length >= LEAST_STEM && word.endsWith(ending)
      ? instead.map((other) => word.slice(0, -ending.length) + other)
      : [],
  );
}

function readTerms(lines: string): Dictionary {
  const dictionary = new Map<string, readonly string[]>();
  for (const line of lines.trim().split("\n")) {
    const [wordings = "", meanings = ""] = line.split("=");
    const spanish = meanings.split(";").map((each) => each.trim());
    for (const wording of wordings.split("|")) {
      const key = wordsOf(wording).join(" ");
      if (!dictionary.has(key)) dictionary.set(key, spanish);
    }
  }
  return dictionary;
}
