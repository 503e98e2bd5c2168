import { editDistance } from "@metatron/text/edit-distance";
import { foldText } from "@metatron/text/fold-text";
import { stem } from "@metatron/text/stem";
import type { SpecialisedConfig } from "./specialised-config.ts";
import { soundsOf, stemSoundOf } from "./words.ts";

const LEAST_LETTERS = 6;
const MOST_SLIPS = 2;

/**
 * Corrects phonetic spellings to the spelling of the categories, because documents are found by their
 * letters.
 */
export function createSpellingCorrector(config: SpecialisedConfig) {
  const spelt = new Map<string, string>();
  for (const { categories, elsewhere } of [config["rh-plus"], config["service-desk"]]) {
    for (const word of [...categories, ...elsewhere].flatMap(({ words }) => words)) {
      const [sound, ...more] = soundsOf(word);
      if (sound && more.length === 0 && !/\s/.test(word) && !spelt.has(sound)) spelt.set(sound, word);
    }
  }
  return (text: string): string =>
    text.replace(/\p{L}+/gu, (word) => {
      if (word.length < LEAST_LETTERS) return word;
      const right = spelt.get(stemSoundOf(stem(foldText(word))));
      if (!right || stem(foldText(word)) === stem(foldText(right))) return word;
      return editDistance(foldText(word), foldText(right)) <= MOST_SLIPS ? right : word;
    });
}
