import { isBorder, type MessageWord } from "./message-words.ts";

/** Endings carry number and person, which say little about the subject of a message. */
const STEM_CHARS = 5;

/**
 * The features of a message for the linear model: stems alone, in pairs, in triples and in pairs with a gap
 * of one word, so that «no puedo más» and «puedo» are different features.
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
