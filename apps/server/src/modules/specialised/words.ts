import { foldText } from "@metatron/text/fold-text";
import { soundOf } from "@metatron/text/sound-of";
import { stem } from "@metatron/text/stem";
import { termsOf } from "@metatron/text/terms";

/**
 * The sound of a word without its ending: «vacasiones» and «vacaciones», «enbarque» and «embarque» are equal.
 */
export const stemSoundOf = (word: string): string => soundOf(stem(foldText(word)));

/** The sounds of the meaningful words of a text. */
export const soundsOf = (text: string): string[] => termsOf(text).map(stemSoundOf);

/** A parsed list of words or short phrases. */
export type WordList = readonly (readonly string[])[];

/** Two forms of one word are merged, or they would count twice. */
export function toWordList(words: readonly string[]): WordList {
  const lists = words.map(soundsOf).filter((sounds) => sounds.length > 0);
  return [...new Map(lists.map((sounds) => [sounds.join(" "), sounds])).values()];
}

/** How many of the list's entries are in the text; a phrase counts if all its words occur. */
export function countIn(list: WordList, sounds: ReadonlySet<string>): number {
  return list.filter((entry) => entry.every((sound) => sounds.has(sound))).length;
}
