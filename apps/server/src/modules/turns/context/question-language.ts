import type { Language } from "@metatron/contract/enums";
import { foldText } from "../../../adapters/models/index.ts";

/** Words that only one of the three languages has; those of two would vote for both. */
const OWN_WORDS: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    `el la los las del al un una unos unas y e o con sin por en es son soy estoy hay mi mis tu tus su sus cual cuales cuanto cuanta
    cuantos cuantas cuando donde como quien que si pero puedo puede pueden tengo tiene tienen hago hacer quiero necesito
    dias dia ano anos semana hasta desde muy mas menos le les se lo me nos cobro pagan toca corresponde corresponden hijo hija
    trabajo sueldo empresa ustedes usted llevo resume resumen dime explicame tras segun ayer hoy manana despues antes`.split(
      /\s+/,
    ),
  ),
  en: new Set(
    `the an is are am was were do does did can could should would will shall may my your our their i you we they he she it
    how what when where which who why many much of for from with without on at by to and or if not no there this that these those
    get have has had need want work paid pay leave days day year years week off i'm i've don't lost please tell about any`.split(
      /\s+/,
    ),
  ),
  pt: new Set(
    `o os um uma uns umas do da dos das no na nos nas ao aos pelo pela com sem em e ou ser sou estou ha meu minha meus minhas seu
    sua qual quais quanto quanta quantos quantas quando onde como quem que se mas posso pode podem tenho tem faco fazer quero preciso
    dias dia ano anos semana ate desde muito mais menos voce voces eu ele ela nao ferias salario folha licenca senha trabalho
    empresa resuma diga explique depois antes hoje amanha ontem cai recebo direito`.split(/\s+/),
  ),
};

const SPANISH_SIGNS = /[¿¡ñ]/;
const PORTUGUESE_SIGNS = /[ãõçêôà]|\bn[ãa]o\b/;

/** The language that a question is written in; undefined where its few words are of several. */
export function languageOfQuestion(question: string): Language | undefined {
  const lower = question.toLowerCase().normalize("NFC");
  const words = foldText(question).match(/[a-z']+/g) ?? [];
  const votes: Record<Language, number> = { es: 0, en: 0, pt: 0 };
  for (const word of words)
    for (const language of ["es", "en", "pt"] as const)
      if (OWN_WORDS[language].has(word)) votes[language] += 1;
  if (SPANISH_SIGNS.test(lower)) votes.es += 2;
  if (PORTUGUESE_SIGNS.test(lower)) votes.pt += 2;
  const [best, second] = (["es", "en", "pt"] as const)
    .map((language) => ({ language, count: votes[language] }))
    .sort((a, b) => b.count - a.count);
  if (!best || best.count === 0 || best.count === second?.count) return undefined;
  return best.language;
}
