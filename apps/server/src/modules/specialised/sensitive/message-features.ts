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
  return new Set([...featuresBetween(said), ...said.flatMap(wordFeatures)]);
}

/** The features of a word wherever it stands. */
export function wordFeatures({ sound }: MessageWord): string[] {
  const features = [sound.slice(0, STEM_CHARS)];
  const word = `<${sound}>`;
  for (let at = 0; at + PART_CHARS <= word.length; at += 1)
    features.push(`~${word.slice(at, at + PART_CHARS)}`);
  return features;
}

/** The features that depend on where the words stand; some are in the list more than once. */
export function featuresBetween(said: readonly MessageWord[]): string[] {
  const features = ["^", "$"];
  addStems(said, features);
  addConcepts(said, features);
  return features;
}

const stemOf = ({ sound }: MessageWord): string => sound.slice(0, STEM_CHARS);

function addStems(said: readonly MessageWord[], features: string[]): void {
  const stems = ["^", ...said.map(stemOf), "$"];
  for (let at = 0; at + 1 < stems.length; at += 1) {
    const [stem, next, afterNext] = [stems[at], stems[at + 1], stems[at + 2]];
    features.push(`${stem} ${next}`);
    if (afterNext !== undefined) features.push(`${stem} _ ${afterNext}`, `${stem} ${next} ${afterNext}`);
  }
}

function addConcepts(said: readonly MessageWord[], features: string[]): void {
  const found = said.map(conceptsOf);
  const all = [...new Set(found.flat())].sort();
  all.forEach((concept, at) => {
    features.push(`#${concept}`);
    for (const other of all.slice(at + 1)) features.push(`#${concept}&#${other}`);
  });
  let last: number | undefined;
  found.forEach((concepts, at) => {
    for (const concept of concepts) {
      const [before, after] = [said[at - 1], said[at + 1]];
      if (before) features.push(`${stemOf(before)} #${concept}`);
      if (after) features.push(`#${concept} ${stemOf(after)}`);
    }
    if (concepts.length === 0) return;
    if (last !== undefined && at - last <= LARGEST_STEP)
      for (const earlier of found[last] ?? [])
        for (const concept of concepts) features.push(`#${earlier} #${concept}`);
    last = at;
  });
}
