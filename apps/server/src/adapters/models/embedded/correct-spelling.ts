import { typoBetween } from "@metatron/text/edit-distance";
import { foldText } from "@metatron/text/fold-text";
import { soundOf } from "@metatron/text/sound-of";
import { stem } from "@metatron/text/stem";
import { isStopWord } from "@metatron/text/stop-words";
import { isFrameWord } from "./frame-words.ts";
import { knownWords } from "./thesaurus.ts";

const LEAST_LETTERS = 4;

const WRITTEN = new Map(knownWords.map((word) => [soundOf(word), word]));

/** Words that neither the texts nor the thesaurus have, as they spell them: by their sound, or one letter away. */
export function correctSpelling(text: string, seen: ReadonlyMap<string, number>): string {
  const bySound = new Map([...seen.keys()].map((term) => [soundOf(term), term]));
  return text.replace(/\p{L}+/gu, (written) => {
    const word = foldText(written);
    const short = SHORT_SLIPS[word];
    if (short) return short;
    const term = stem(word);
    if (word.length < LEAST_LETTERS || seen.has(term) || isKnown(word)) return written;
    const sound = soundOf(word);
    const heard = WRITTEN.get(sound) ?? bySound.get(soundOf(term)) ?? FRAME_SOUNDS.get(sound);
    if (heard) return heard;
    if (word.length <= LEAST_LETTERS || /^\p{Lu}/u.test(written)) return written;
    const near = [...WRITTEN].find(([other, known]) => isTypoOf(sound, other) || isTypoOf(word, known))?.[1];
    return near ?? [...bySound].find(([other]) => isTypoOf(soundOf(term), other))?.[1] ?? written;
  });
}

const KNOWN = new Set(knownWords.map((word) => stem(word)));
const isKnown = (word: string) => isStopWord(word) || KNOWN.has(stem(word)) || isFrameWord(stem(word));

const SHORT_SLIPS: Record<string, string> = {
  ba: "va",
  ay: "hay",
  oy: "hoy",
  boy: "voy",
  aser: "hacer",
  ase: "hace",
};

/** Common words that are written by ear: «yevo», «ase». */
const FRAME_SOUNDS = new Map(
  [
    "llevo",
    "hago",
    "hacer",
    "hace",
    "voy",
    "va",
    "haber",
    "quiero",
    "valor",
    "cuantos",
    "cuanto",
    "ahora",
    "hasta",
  ].map((word) => [soundOf(word), word]),
);

const LEAST_LETTERS_FOR_CHANGE = 6;

/** In a short word a changed letter makes another word more often than a slip. */
function isTypoOf(typed: string, spelled: string): boolean {
  if (spelled.length < LEAST_LETTERS) return false;
  const typo = typoBetween(typed, spelled);
  return typo === "changed" ? typed.length >= LEAST_LETTERS_FOR_CHANGE : typo !== undefined;
}
