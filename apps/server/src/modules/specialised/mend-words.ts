import { foldText as fold, stem } from "../../adapters/models/index.ts";
import type { SpecialisedConfig } from "./specialised-config.ts";
import { soundOf, soundsOf } from "./words.ts";

const LEAST_LETTERS = 6;
const MOST_SLIPS = 2;

/** Writes words that are spelt by ear as the categories spell them: a document is found by its letters. */
export function createMender(config: SpecialisedConfig) {
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
      const right = spelt.get(soundOf(stem(fold(word))));
      if (!right || stem(fold(word)) === stem(fold(right))) return word;
      return slipsBetween(fold(word), fold(right)) <= MOST_SLIPS ? right : word;
    });
}

/** Letters to change, add or leave out. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
