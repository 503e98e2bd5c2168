import { removeAccents } from "@metatron/text/fold-text";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const TYPOS = 2;

/** As people type on a phone: without any accent, but with the ñ that has a key of its own gone too. */
export function withoutAccents(question: string): string {
  return removeAccents(question);
}

/** Two slips in two different words of four letters or more: one left out, one too many, a wrong one, or two swapped. */
export function withTypos(question: string, random: () => number): string {
  const words = [...question.matchAll(/\p{L}{4,}/gu)];
  const chosen: RegExpExecArray[] = [];
  while (chosen.length < TYPOS && words.length > 0) {
    const [word] = words.splice(Math.floor(random() * words.length), 1);
    if (word) chosen.push(word);
  }
  // From the end, so that the places of the others stay right.
  chosen.sort((a, b) => b.index - a.index);
  let spoiled = question;
  for (const { 0: word, index } of chosen)
    spoiled = spoiled.slice(0, index) + slip(word, random) + spoiled.slice(index + word.length);
  return spoiled;
}

function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? "";
  switch (Math.floor(random() * 4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    default:
      return word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
  }
}
