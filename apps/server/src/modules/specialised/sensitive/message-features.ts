import { conceptsOf } from "./message-concepts.ts";
import { isBorder, type MessageWord } from "./message-words.ts";

/** Endings carry number and person, which say little about the subject of a message. */
const STEM_CHARS = 5;
/** Parts of words: they recognise «despertándome» by «despierto», and words with a slip by the rest of the word. */
const PART_CHARS = 4;
/** Concepts with more words between them belong to different statements. */
const LARGEST_STEP = 4;

/**
 * The features of a message for the linear model: stems alone, in pairs, in triples and in pairs with a gap of one
 * word, so that «no puedo más» and «puedo» are different features; parts of words; and what the words are about, alone,
 * one after the other, beside a stem, and together anywhere in the message.
 */
export function messageFeatures(words: readonly MessageWord[]): Set<string> {
  const said = words.filter((word) => !isBorder(word));
  const features = new Set<string>();
  addStems(said, features);
  addParts(said, features);
  addConcepts(said, features);
  return features;
}

const stemOf = ({ sound }: MessageWord): string => sound.slice(0, STEM_CHARS);

function addStems(said: readonly MessageWord[], features: Set<string>): void {
  const stems = ["^", ...said.map(stemOf), "$"];
  stems.forEach((stem, at) => {
    features.add(stem);
    const [, next, afterNext] = stems.slice(at, at + 3);
    if (next === undefined) return;
    features.add(`${stem} ${next}`);
    if (afterNext === undefined) return;
    features.add(`${stem} _ ${afterNext}`);
    features.add(`${stem} ${next} ${afterNext}`);
  });
}

function addParts(said: readonly MessageWord[], features: Set<string>): void {
  for (const { sound } of said) {
    const word = `<${sound}>`;
    for (let at = 0; at + PART_CHARS <= word.length; at += 1)
      features.add(`~${word.slice(at, at + PART_CHARS)}`);
  }
}

function addConcepts(said: readonly MessageWord[], features: Set<string>): void {
  const found = said.map(conceptsOf);
  const all = [...new Set(found.flat())].sort();
  all.forEach((concept, at) => {
    features.add(`#${concept}`);
    for (const other of all.slice(at + 1)) features.add(`#${concept}&#${other}`);
  });
  let last: number | undefined;
  found.forEach((concepts, at) => {
    for (const concept of concepts) {
      const [before, after] = [said[at - 1], said[at + 1]];
      if (before) features.add(`${stemOf(before)} #${concept}`);
      if (after) features.add(`#${concept} ${stemOf(after)}`);
    }
    if (concepts.length === 0) return;
    if (last !== undefined && at - last <= LARGEST_STEP)
      for (const earlier of found[last] ?? [])
        for (const concept of concepts) features.add(`#${earlier} #${concept}`);
    last = at;
  });
}
