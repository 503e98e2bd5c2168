import { foldInPlace } from "@metatron/text/fold-text";

/** Contradictory demands. The patterns match folded text: no accents, no capitals. */
const OPPOSITES = {
  length: [
    // Short sentences can make up a long answer.
    /(?<!\b(?:frases|oraciones|sentences|palabras|words) )\b(breves?|cort[oa]s?|concis[oa]s?|escuet[oa]s?|brief|short|concise|curt[oa]s?|pocas palabras)\b/g,
    /\b(exhaustiv[oa]s?|extens[oa]s?|(muy|todo) (el )?detalle|detallad[oa]s?|larg[oa]s?|lengthy|in depth|detailed|exhaustive|detalhad[oa]s?|long[oa]s?)\b/g,
  ],
  address: [
    /\b(tutea(r|ndo)?|tuteo|de tu\b|trata de tu|informal(es|mente)?|coloquial(es)?|casual)/g,
    /\b(usted(es)?|trata de usted|formal(es|mente)?)\b/g,
  ],
  language: [
    /\b(responde|contesta|escribe|answer|reply|write|responda|escreva)\b[^.\n]{0,20}\b(espanol|castellano|spanish|espanhol)\b/g,
    /\b(responde|contesta|escribe|answer|reply|write|responda|escreva)\b[^.\n]{0,20}\b(ingles|english|portugues|portuguese)\b/g,
  ],
  lists: [
    /\b(usa|utiliza|emplea|use)\s+(siempre\s+|always\s+)?(listas?|vinetas|lists?|bullets?|bullet points|marcadores)\b/g,
    /\b(no uses|no utilices|evita|sin|never use|avoid|no|without|nao use|evite|sem)\s+(las\s+)?(listas?|vinetas|lists?|bullets?|bullet points|marcadores)\b/g,
  ],
  emoji: [
    /\b(usa|utiliza|anade|incluye|use|add|include|inclua)\s+(siempre\s+|always\s+|algun(os)?\s+)?(emojis?|emoticonos?)\b/g,
    /\b(no uses|no utilices|evita|sin|nunca uses|never use|avoid|no|without|nao use|evite|sem)\s+(los\s+)?(emojis?|emoticonos?)\b/g,
  ],
  sources: [
    /\b(cita|indica|menciona|cite|quote|mencione)\s+(siempre|always|sempre|todas?|every|all)\b/g,
    /\b(no cites|nunca cites|sin citar|no menciones (las )?fuentes|never cite|do not cite|don't cite|nao cite|sem citar)\b/g,
  ],
  knowledge: [
    /\b(solo|unicamente|exclusivamente|only|somente|apenas)\s+(con|segun|a partir de|sobre la base de|from|with|com|usando|using)\s+((los|las|tus|the|your|os|as)\s+)?(documentos|fuentes|archivos|documents|sources|fontes)\b/g,
    /\b(usa|utiliza|recurre a|use|complete com|completa con)\s+(tambien\s+|also\s+)?(tu|your|seu|tus|los)\s+(propi[oa]s?\s+|own\s+)?(conocimientos?|knowledge|conhecimentos?)\b/g,
  ],
} satisfies Record<string, [RegExp, RegExp]>;

export type Opposition = keyof typeof OPPOSITES;

export interface Contradiction {
  about: Opposition;
  /** The two contradictory phrases, as written. */
  one: string;
  other: string;
}

/** `no formal` and `sin ser breve` express the opposite demand. */
const NEGATED = /\b(no|nunca|sin|evita|nada|not|never|avoid|nao|sem|evite)(\s+\p{L}+){0,2}\s*$/u;

export function findContradictions(instructions: string): Contradiction[] {
  const text = instructions.normalize("NFC");
  const folded = foldInPlace(text);
  // `Object.entries` loses the key types; the keys come from the same object.
  const pairs = Object.entries(OPPOSITES) as [Opposition, [RegExp, RegExp]][];
  return pairs.flatMap(([about, [one, other]]) => {
    const first = firstDemand(text, folded, one);
    const second = firstDemand(text, folded, other);
    return first !== undefined && second !== undefined ? [{ about, one: first, other: second }] : [];
  });
}

function firstDemand(text: string, folded: string, pattern: RegExp): string | undefined {
  for (const match of folded.matchAll(pattern)) {
    const before = folded.slice(Math.max(0, match.index - 30), match.index);
    if (!NEGATED.test(before)) return text.slice(match.index, match.index + match[0].length);
  }
  return undefined;
}
