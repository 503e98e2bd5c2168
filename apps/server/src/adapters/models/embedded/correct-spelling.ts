import { isFrameWord } from "./frame-words.ts";
import { knownWords } from "./thesaurus.ts";
import { fold, isStopWord, stem } from "./words.ts";

const LEAST_LETTERS = 4;

const WRITTEN = new Map(knownWords.map((word) => [soundOf(word), word]));

/** Words that neither the texts nor the thesaurus have, as they spell them: by their sound, or one letter away. */
export function correctSpelling(text: string, seen: ReadonlyMap<string, number>): string {
  const bySound = new Map([...seen.keys()].map((term) => [soundOf(term), term]));
  return text.replace(/\p{L}+/gu, (written) => {
    const word = fold(written);
    const short = SHORT_SLIPS[word];
    if (short) return short;
    const term = stem(word);
    if (word.length < LEAST_LETTERS || seen.has(term) || isKnown(word)) return written;
    const sound = soundOf(word);
    const heard = WRITTEN.get(sound) ?? bySound.get(soundOf(term)) ?? FRAME_SOUNDS.get(sound);
    if (heard) return heard;
    if (word.length <= LEAST_LETTERS || /^\p{Lu}/u.test(written)) return written;
    const near = [...WRITTEN].find(
      ([other, known]) => isOneLetterAway(sound, other) || isOneLetterAway(word, known),
    )?.[1];
    return near ?? [...bySound].find(([other]) => isOneLetterAway(soundOf(term), other))?.[1] ?? written;
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

/** How a word sounds: «vacasiones» and «bacaciones» are «vacaciones». */
function soundOf(word: string): string {
  return fold(word)
    .replace(/h/g, "")
    .replace(/v/g, "b")
    .replace(/[zx]/g, "s")
    .replace(/c(?=[ei])/g, "s")
    .replace(/qu|[ck]/g, "k")
    .replace(/ll/g, "y")
    .replace(/g(?=[ei])/g, "j")
    .replace(/w/g, "u")
    .replace(/n(?=[bp])/g, "m")
    .replace(/y$/g, "i")
    .replace(/(.)\1+/g, "$1");
}

function isOneLetterAway(typed: string, spelled: string): boolean {
  if (Math.abs(typed.length - spelled.length) > 1 || spelled.length < LEAST_LETTERS) return false;
  let from = 0;
  while (from < typed.length && typed[from] === spelled[from]) from += 1;
  // The first letter is hardly ever the wrong one, and «casa» is not «tasa».
  if (from === 0) return false;
  const [a, b] = [typed.slice(from), spelled.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  const isChanged = a.slice(1) === b.slice(1) && typed.length >= 6;
  return isSwapped || isChanged || a === b.slice(1) || a.slice(1) === b;
}
