import type { Language } from "@metatron/contract/enums";
import { foldText } from "@metatron/text/fold-text";
import { stem } from "@metatron/text/stem";
import { ADJECTIVES } from "./adjectives.ts";
import { COMMON } from "./common.ts";
import { NOUNS } from "./nouns.ts";
import { VERBS } from "./verbs.ts";

export interface Concept {
  /** Several for a word with several meanings. */
  ids: readonly string[];
  /** An entity that a source must mention. */
  isEntity: boolean;
}

type Words = Map<string, Concept>;
const SHORTEST_STEM = 4;
const BY_LANGUAGE: Readonly<Record<Language, Words>> = { es: new Map(), en: new Map(), pt: new Map() };

const INFINITIVE = /[aei]r(?:se)?\b/;
const VERB_IDS = new Set<string>();

for (const [at, line] of `${COMMON}${VERBS}${ADJECTIVES}${NOUNS}`.split("\n").filter(Boolean).entries()) {
  const isEntity = line.startsWith("!");
  const [es = "", en = "", pt = ""] = line.replace("!", "").split("|");
  if (!isEntity && INFINITIVE.test(es)) VERB_IDS.add(`#${at}`);
  for (const [language, words] of [
    ["es", es],
    ["en", en],
    ["pt", pt],
  ] as const)
    for (const word of words.split(/\s+/).filter(Boolean))
      for (const form of formsOf(word)) addMeaning(BY_LANGUAGE[language], form, `#${at}`, isEntity);
}

/** A stem of three letters is shared by unrelated words: "sale" and "salida". */
function formsOf(word: string): Set<string> {
  const root = stem(word);
  return new Set(root.length >= SHORTEST_STEM ? [word, root] : [word, `${word}s`]);
}

function addMeaning(known: Words, form: string, id: string, isEntity: boolean) {
  const { ids, isEntity: wasEntity } = known.get(form) ?? { ids: [], isEntity: true };
  known.set(form, { ids: [...new Set([...ids, id])], isEntity: wasEntity && isEntity });
}

/** "voluntaria" and "voluntario" have different stems. */
function toMasculine(word: string): string[] {
  const masculine = word.replace(/(?<=(?:ari|ori|iv|os|ern|ic|bl))as?$/, "o");
  return masculine === word ? [] : [masculine];
}

/** Possible dictionary forms, besides the stem, which is made for Spanish. */
const formsIn: Readonly<Record<Language, (word: string) => string[]>> = {
  es: toMasculine,
  en: (word) => {
    const singular = word.replace(/ies$/, "y").replace(/(?<=..)s$/, "");
    const base = word.replace(/i(?:ed|es)$/, "y").replace(/(?<=...)(?:ed|ing)$/, "");
    return base === word ? [singular] : [singular, base, `${base}e`, base.replace(/(.)\1$/, "$1")];
  },
  // "perdem", "pagam", "pagou", "condicoes".
  pt: (word) => {
    const near = word
      .replace(/oes$/, "on")
      .replace(/ao$/, "on")
      .replace(/(?<=..[ae])m$/, "n")
      .replace(/ou$/, "o");
    return near === word ? toMasculine(word) : [near, stem(near)];
  },
};

/** "pedirlas" is "pedir". */
const ENCLITIC = /(?<=[aei]r)(?:l[aeo]s?|me|te|se|nos)$/;

/** A word that only this one of the three languages has. */
export function isOnlyIn(word: string, language: Language): boolean {
  return (
    BY_LANGUAGE[language].has(word) &&
    Object.entries(BY_LANGUAGE).every(([other, known]) => other === language || !known.has(word))
  );
}

/** The concepts of a word in this language in all its senses; the stem for a word that is not listed. */
export function conceptOf(word: string, language: Language): Concept {
  const folded = foldText(word).replace(ENCLITIC, "");
  const root = stem(folded);
  const known = BY_LANGUAGE[language];
  const forms = new Set([folded, root, ...formsIn[language](folded)]);
  const found = [...forms].flatMap((form) => known.get(form) ?? []);
  if (found.length === 0) return { ids: [root], isEntity: false };
  return {
    ids: [...new Set(found.flatMap(({ ids }) => ids))],
    isEntity: found.every(({ isEntity }) => isEntity),
  };
}

/** Whether one of the concepts is a verb, which a row of a table leaves out. */
export const isVerbConcept = (ids: readonly string[]) => ids.some((id) => VERB_IDS.has(id));

const OPPOSITES: readonly (readonly [string, string])[] = [
  ["obligatorio", "voluntario"],
  ["obligatorio", "opcional"],
  ["prohibir", "permitir"],
  ["incluir", "excluir"],
  ["abrir", "cerrar"],
  ["comenzar", "terminar"],
  ["minimo", "tope"],
  ["primero", "ultimo"],
  ["anterior", "siguiente"],
  ["necesario", "voluntario"],
  ["gratis", "pago"],
  ["nocturno", "diurno"],
  ["naturales", "laborable"],
  ["aprobar", "suspender"],
  ["antes", "despues"],
  ["bruto", "neto"],
  ["permitir", "rechazar"],
  ["permitir", "impedir"],
  ["conceder", "denegar"],
  ["encender", "apagar"],
  ["activar", "desactivar"],
  ["conectar", "desconectar"],
  ["aumentar", "reducir"],
  ["subir", "bajar"],
  ["ganar", "perder"],
  ["dentro", "fuera"],
  ["interno", "externo"],
  ["entrante", "saliente"],
  ["fijo", "variable"],
  ["recordar", "olvidar"],
  ["otro", "mismo"],
  ["incluir", "aparte"],
  ["mantener", "retirar"],
  ["llegada", "salida"],
  ["entrada", "salida"],
  ["adelantar", "aplazar"],
  ["despegar", "aterrizar"],
  ["caducar", "vigor"],
];
const OPPOSITE = new Map<string, Set<string>>();
for (const [one, other] of OPPOSITES) {
  const [a = "", b = ""] = [conceptOf(one, "es").ids[0], conceptOf(other, "es").ids[0]];
  OPPOSITE.set(a, new Set([...(OPPOSITE.get(a) ?? []), b]));
  OPPOSITE.set(b, new Set([...(OPPOSITE.get(b) ?? []), a]));
}

export function areOpposite(one: readonly string[], other: readonly string[]): boolean {
  return one.some((id) => other.some((against) => OPPOSITE.get(id)?.has(against)));
}
