export type QuestionLanguage = "es" | "en" | "pt";

/** Words that mark one language, without accents; a word that two languages have marks neither, unless it is in both sets. */
const MARKS = {
  es: wordsOf(`el la las los lo mi mis tu tus su sus un una unos unas y o en con sin del al es son esta estan estoy hay fue
    que cual cuales cuanto cuanta cuantos cuantas cuando donde como quien por para si me se le les nos tengo tiene tienen
    tienes puedo puede pueden necesito quiero debo debe hago hacer mas muy pero porque mientras segun de a hasta desde`),
  en: wordsOf(`the an is are was were be been do does did have has had i my me we our you your they their he she it its
    how what when where which who why can could should would will may must of for from with without by on at to in into
    if and or but not no than this that these those there need want get got many much long about during after before
    don doesn isn t am a`),
  pt: wordsOf(`o os as um uma uns umas do da dos das no na nos nas ao aos em com sem meu minha meus minhas seu sua voce
    voces eu nos ele ela e ou nao sim que qual quais quanto quanta quantos quantas quando onde como quem por para pelo
    pela se me tenho tem temos posso pode podem preciso quero devo deve faco fazer mais muito mas porque sao esta estou
    foi vou a de isso este esse ate depois antes`),
} satisfies Record<QuestionLanguage, ReadonlySet<string>>;

/** Letters and endings that only Portuguese has. */
const PORTUGUESE_LETTERS = /[ãõ]|ç[ao]|ção|ções|lh[aeo]|nh[aeo]|ê/iu;

/**
 * The language that a question is asked in, by its small words; undefined where it has too few of them to tell, as in
 * "payslip" or "vuelo retrasado". Spanish wins where two are level, for the documents are Spanish.
 */
export function languageOf(question: string, words: readonly string[]): QuestionLanguage | undefined {
  const hits = { es: count(words, "es"), en: count(words, "en"), pt: count(words, "pt") };
  if (PORTUGUESE_LETTERS.test(question) && !/[ñ¿¡]/.test(question)) hits.pt += 1;
  if (/[ñ¿¡]/.test(question)) hits.es += 2;
  if (hits.en > hits.es && hits.en > hits.pt) return "en";
  if (hits.pt > hits.es && hits.pt >= hits.en) return "pt";
  return hits.es > 0 ? "es" : undefined;
}

/** Whether a word only holds a sentence of this language together. */
export const isSmallWord = (word: string, language: QuestionLanguage) =>
  MARKS[language].has(word) || FILLERS[language].has(word);

/** Words of questions that say nothing of their subject. */
const FILLERS: Record<QuestionLanguage, ReadonlySet<string>> = {
  es: new Set(),
  en: wordsOf(`please tell show explain know like just also any some all other another per each every happens happen
    someone somebody something anything let us so then as up out over own until while whether whose possible able going
    go make makes made does thing things way kind only very more most too still yet ever hello hi thanks thank s m re ve ll d`),
  pt: wordsOf(`favor diga mostre explique saber gostaria apenas tambem algum alguma alguns algumas todo toda todos todas outro
    outra cada acontece alguem algo entao possivel ser estar ha coisa ainda ja so ola oi obrigado obrigada fica funciona`),
};

const count = (words: readonly string[], language: QuestionLanguage) =>
  words.filter((word) => MARKS[language].has(word)).length;

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
