import { foldText } from "@metatron/text/fold-text";
import { soundOf } from "@metatron/text/sound-of";
import { stem } from "@metatron/text/stem";
import { termsOf } from "@metatron/text/terms";

/** How a word sounds without its ending: «vacasiones» and «vacaciones», «enbarque» and «embarque» are equal. */
export const stemSoundOf = (word: string): string => soundOf(stem(foldText(word)));

/** The meaningful words of a text by their sound. */
export const soundsOf = (text: string): string[] => termsOf(text).map(stemSoundOf);

/** A list of words or short phrases, ready to be looked for. */
export type WordList = readonly (readonly string[])[];

/** Two forms of one word are one entry, or they would count twice. */
export function toWordList(words: readonly string[]): WordList {
  const lists = words.map(soundsOf).filter((sounds) => sounds.length > 0);
  return [...new Map(lists.map((sounds) => [sounds.join(" "), sounds])).values()];
}

/** How many of the list's entries are in the text; a phrase counts where all its words are there. */
export function countIn(list: WordList, sounds: ReadonlySet<string>): number {
  return list.filter((entry) => entry.every((sound) => sounds.has(sound))).length;
}
