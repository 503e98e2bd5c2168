const STOP = new Set(
  "a al algo ante con como cual cuando de del desde donde el ella en entre era es esa ese eso esta este esto ha hay la las le les lo los mas me mi muy ni no nos o os para pero por porque que quien se sea ser si sin sobre son su sus tambien tan te tiene tu un una uno unos y ya".split(
    " ",
  ),
);

/** The words of a text as they are looked up: without accents, capitals, endings and the words that are everywhere. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words: string[] = [];
  for (const [word] of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!STOP.has(word)) words.push(knownStem(word));
  }
  return words;
}

const ENDINGS =
  /(?:amientos?|imientos?|aciones|uciones|adoras?|adores?|ancias?|logias?|mente|acion|ucion|idades|idad|ivas?|ivos?|ando|iendo|aron|ieron|ados?|adas?|idos?|idas?)$/;
const SHORTEST_STEM = 4;

const stems = new Map<string, string>();
const MOST_STEMS = 50_000;

/** The same few thousand words make up most of a text. */
function knownStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MOST_STEMS) stems.clear();
  const made = stem(word);
  stems.set(word, made);
  return made;
}

/** Cuts what changes with number, gender and tense; the same cut on both sides is all that matters. */
function stem(word: string): string {
  if (word.length <= SHORTEST_STEM || /\d/.test(word)) return word;
  const cut = word.replace(ENDINGS, "");
  const base = cut.length >= SHORTEST_STEM ? cut : word;
  const singular = base.replace(/(?<=[rndlz])es$|s$/, "");
  const plain = singular.replace(/[aeo]$/, "").replace(/c$/, "z");
  return plain.length >= SHORTEST_STEM - 1 ? plain : singular;
}
