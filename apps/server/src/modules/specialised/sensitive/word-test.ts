import { typoBetween } from "@metatron/text/edit-distance";
import { type MessageWord, toMessageWord } from "./message-words.ts";
import { verbForms } from "./verb-forms.ts";

/** Shorter words have too many other words one letter away. */
const LEAST_LETTERS_FOR_SLIPS = 8;
/** Verbs have even more of them: «pegando» and «pagando», «violaron» and «volaron». */
const LEAST_LETTERS_FOR_SLIPS_IN_VERBS = 9;

/**
 * Whether a word matches one of these choices, in the syntax of `phrase.ts`. Each new word of a message is
 * tested against hundreds of elements with up to a thousand forms each before the model is called, so a word
 * is compared only with forms of the same beginning.
 */
export function toWordTest(choices: readonly string[]): (word: MessageWord) => boolean {
  const spelt = new Set<string>();
  const sounds = new Set<string>();
  const slippable: string[] = [];
  const stems: MessageWord[] = [];
  for (const choice of choices) {
    if (choice.startsWith("=")) spelt.add(choice.slice(1));
    else if (choice.endsWith("*")) stems.push(toMessageWord(choice.slice(0, -1)));
    else if (choice.includes("~"))
      for (const form of verbForms(choice)) {
        sounds.add(toMessageWord(form).sound);
        if (form.length >= LEAST_LETTERS_FOR_SLIPS_IN_VERBS) slippable.push(form);
      }
    else {
      sounds.add(toMessageWord(choice).sound);
      if (choice.length >= LEAST_LETTERS_FOR_SLIPS) slippable.push(choice);
    }
  }
  const longStems = stems.map(({ plain }) => plain).filter(({ length }) => length >= LEAST_LETTERS_FOR_SLIPS);
  const spellings = byFirstLetter(stems.map(({ plain }) => plain));
  const soundings = byFirstLetter(stems.map(({ sound }) => sound));
  const slipsOfStems = byFirstLetter(longStems);
  const slips = byFirstLetter(slippable);
  return ({ plain, sound }) =>
    spelt.has(plain) ||
    sounds.has(sound) ||
    spellings(plain).some((stem) => plain.startsWith(stem)) ||
    soundings(sound).some((stem) => sound.startsWith(stem)) ||
    slipsOfStems(plain).some((stem) => typoBetween(plain.slice(0, stem.length), stem) !== undefined) ||
    slips(plain).some((wanted) => typoBetween(plain, wanted) !== undefined);
}

function byFirstLetter(texts: readonly string[]): (word: string) => readonly string[] {
  const groups = Map.groupBy(texts, (text) => text.charAt(0));
  return (word) => groups.get(word.charAt(0)) ?? [];
}
