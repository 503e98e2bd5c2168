import { isBorder, type MessageWord } from "./message-words.ts";

/** Endings carry number and person, which say little about the matter of a message. */
const STEM_CHARS = 5;

/**
 * What the linear model sees of a message: stems alone, in pairs, in threes and in pairs with one word between, so that
 * «no puedo más» and «puedo» are different features.
 */
export function messageFeatures(words: readonly MessageWord[]): Set<string> {
  const stems = [
    "^",
    ...words.filter((word) => !isBorder(word)).map(({ sound }) => sound.slice(0, STEM_CHARS)),
    "$",
  ];
  const features = new Set<string>();
  stems.forEach((stem, at) => {
    features.add(stem);
    const [, next, afterNext] = stems.slice(at, at + 3);
    if (next === undefined) return;
    features.add(`${stem} ${next}`);
    if (afterNext === undefined) return;
    features.add(`${stem} _ ${afterNext}`);
    features.add(`${stem} ${next} ${afterNext}`);
  });
  return features;
}
