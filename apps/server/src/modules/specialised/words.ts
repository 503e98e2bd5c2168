import { foldText as fold, stem, termsOf } from "../../adapters/models/index.ts";

/** How a word sounds, without its ending: «vacasiones» and «vacaciones», «enbarque» and «embarque» are one. */
export function soundOf(word: string): string {
  return stem(fold(word))
    .replace(/h/g, "")
    .replace(/v/g, "b")
    .replace(/[zx]/g, "s")
    .replace(/c(?=[ei])/g, "s")
    .replace(/qu|[ck]/g, "k")
    .replace(/ll/g, "y")
    .replace(/n(?=[bp])/g, "m")
    .replace(/(.)\1+/g, "$1");
}

/** The meaningful words of a text by their sound. */
export const soundsOf = (text: string): string[] => termsOf(text).map(soundOf);

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
