import { foldText } from "./fold-text.ts";
import type { Language } from "./language.ts";
import { wordSet } from "./split-words.ts";

const LANGUAGES = ["es", "en", "pt"] as const;

/**
 * Words that hold a sentence of a language together, folded. A word of two languages must be in both sets, or a
 * Spanish "me da" would count as Portuguese.
 */
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: wordSet(`
    el la las los lo mi mis tu tus su sus un una unos unas y o en con sin del al es son esta estan estoy hay fue
    que cual cuales cuanto cuanta cuantos cuantas cuando donde como quien por para si me se le les nos tengo
    tiene tienen tienes puedo puede pueden necesito quiero debo debe hago hacer mas muy pero porque mientras
    segun de a e u no he ha has hasta desde
  `),
  en: wordSet(`
    the an is are was were be been do does did have has had i my me we our you your they their he she it its how
    what when where which who why can could should would will may must of for from with without by on at to in
    into if and or but not no than this that these those there need want get got many much long about during
    after before don doesn isn t am a
  `),
  pt: wordSet(`
    o os as um uma uns umas do da dos das no na nos nas ao aos em com sem meu minha meus minhas seu sua voce
    voces eu ele ela e ou nao sim que qual quais quanto quanta quantos quantas quando onde como quem por para
    pelo pela se me tenho tem temos posso pode podem preciso quero devo deve faco fazer mais muito mas porque
    sao esta estou foi vou a de isso este esse ate depois antes
  `),
};

/** Other frequent words of questions that tell the language; unlike small words they may be what is asked about. */
const TELLING_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: wordSet(`
    soy dias dia ano anos semana menos cobro pagan toca corresponde corresponden hijo hija trabajo sueldo
    empresa ustedes usted llevo resume resumen dime explicame tras ayer hoy manana despues antes ser este esto
    estos da dan dos salario vivir nada ya ni nunca sido sera
  `),
  en: wordSet(`
    shall work paid pay leave days day year years week off i'm i've don't lost please tell any
  `),
  pt: wordSet(`
    ser sou ha dias dia ano anos semana desde menos ferias salario folha licenca senha trabalho empresa resuma
    diga explique hoje amanha ontem cai recebo direito
  `),
};

const SPANISH_SIGNS = /[ñ¿¡]/;
const PORTUGUESE_SIGNS = /[ãõçêôà]/;
const VOTES_OF_SIGNS = 2;
/** "Compartilhada", "senha": Spanish has it in few words, such as "inhalar". */
const PORTUGUESE_SPELLING = /[ln]h[aeo]/;

/** Whether a folded word only holds a sentence of this language together. */
export const isSmallWord = (word: string, language: Language): boolean => SMALL_WORDS[language].has(word);

/** How many words and signs of a text speak for each language. */
export function languageVotes(text: string): Record<Language, number> {
  const votes = { es: 0, en: 0, pt: 0 };
  for (const [word] of foldText(text).matchAll(/\p{L}+/gu))
    for (const language of LANGUAGES)
      if (SMALL_WORDS[language].has(word) || TELLING_WORDS[language].has(word)) votes[language] += 1;
  const lower = text.toLowerCase().normalize("NFC");
  if (SPANISH_SIGNS.test(lower)) votes.es += VOTES_OF_SIGNS;
  if (PORTUGUESE_SIGNS.test(lower)) votes.pt += VOTES_OF_SIGNS;
  if (PORTUGUESE_SPELLING.test(lower)) votes.pt += 1;
  return votes;
}

/**
 * The language of a text; Spanish where it is level with another, because the documents and most people are Spanish.
 * Undefined where nothing tells, as in "VPN" or "payslip", or where only English and Portuguese are level.
 */
export function guessLanguage(text: string): Language | undefined {
  const votes = languageVotes(text);
  const most = Math.max(votes.es, votes.en, votes.pt);
  if (most === 0) return undefined;
  const [best, ...others] = LANGUAGES.filter((language) => votes[language] === most);
  return best === "es" || others.length === 0 ? best : undefined;
}
