import type { QueryCategory } from "@metatron/contract/chat/citation";
import { GENERAL_CATEGORY_LABEL, UNKNOWN_CATEGORY_LABEL } from "@metatron/contract/constants";
import type { SpecialisedConfig } from "./specialised-config.ts";
import { countIn, soundsOf, toWordList, type WordList } from "./words.ts";

export type SpecialisedAssistant = "rh-plus" | "service-desk";

export const OUT_OF_SCOPE: QueryCategory = { name: "out_of_scope", label: UNKNOWN_CATEGORY_LABEL };
export const GENERAL: QueryCategory = { name: "general", label: GENERAL_CATEGORY_LABEL };

/** From this share of the question on, the documents decide that it belongs to them. */
const SPOKEN_OF = 0.5;

export interface Asked {
  text: string;
  /** The previous question, for one that depends on it. */
  earlier?: string | undefined;
  /**
   * The documents that were found for the question, best first, with the share of the question that they
   * cover.
   */
  found: readonly { title: string; support: number }[];
}

export interface Classified {
  category: QueryCategory;
  /** The department of the question, if it is another one. */
  place: string | undefined;
  /** Whether words alone were enough to decide. */
  isSure: boolean;
}

export type Classifier = (assistant: SpecialisedAssistant, asked: Asked) => Classified;

/**
 * Classifies without a model: by the words of each category, then by the topics of the collection's
 * documents.
 */
export function createClassifier(config: SpecialisedConfig): Classifier {
  const known = {
    "rh-plus": prepare(config["rh-plus"]),
    "service-desk": prepare(config["service-desk"]),
  };

  return (assistant, { text, earlier, found }) => {
    const { categories, elsewhere } = known[assistant];
    const own = new Set(soundsOf(text));
    const sounds = own.size <= SHORT && earlier ? new Set([...own, ...soundsOf(earlier)]) : own;
    const [first] = found;
    const isSpokenOf = first !== undefined && first.support >= SPOKEN_OF;
    const titled = isSpokenOf ? bestOf(categories, new Set(soundsOf(first.title)))?.entry : undefined;
    const best = bestOf(categories, sounds, titled);
    const other = bestOf(elsewhere, sounds);
    if (best && best.count >= (other?.count ?? 0))
      return { category: best.entry.category, place: undefined, isSure: true };
    if (other) return { category: OUT_OF_SCOPE, place: other.entry.place, isSure: true };
    if (own.size === 0) return { category: GENERAL, place: undefined, isSure: true };
    if (!isSpokenOf) return { category: OUT_OF_SCOPE, place: undefined, isSure: false };
    return { category: titled?.category ?? GENERAL, place: undefined, isSure: false };
  };
}

/** «¿y en enero?» has little meaning alone. */
const SHORT = 2;

type Entry<T> = T & { list: WordList };

function prepare({ categories, elsewhere }: SpecialisedConfig[SpecialisedAssistant]) {
  return {
    categories: categories.map(({ name, label, words }) => ({
      category: { name, label },
      list: toWordList(words),
    })),
    elsewhere: elsewhere.map(({ place, words }) => ({ place, list: toWordList(words) })),
  };
}

/** Of two equal matches, prefers the one that the best document is about. */
function bestOf<T>(entries: readonly Entry<T>[], sounds: ReadonlySet<string>, titled?: Entry<T>) {
  let best: { entry: Entry<T>; count: number } | undefined;
  for (const entry of entries) {
    const found = countIn(entry.list, sounds);
    const count = found > 0 && entry === titled ? found + 0.5 : found;
    if (count > (best?.count ?? 0)) best = { entry, count };
  }
  return best;
}
