/** How far back of a cut its character may begin; longer ones are heaps of marks, and are cut at a code point. */
const LONGEST_CHARACTER = 256;

let segmenter: Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most `max` UTF-16 units long, which never ends inside a character as a person sees it:
 * an emoji with its skin tone, a letter with its accents, a flag.
 */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, borderBefore(text, max));
}

/** The end of a text, at most `max` UTF-16 units long, which never begins inside a character. */
export function cutTextStart(text: string, max: number): string {
  return text.length <= max ? text : text.slice(borderAfter(text, text.length - max));
}

/** A file name of at most `max` UTF-16 units that keeps its ending, which names its type. */
export function cutFileName(name: string, max: number): string {
  if (name.length <= max) return name;
  const ending = /\.[^.\s]{1,15}$/.exec(name.slice(-16))?.[0] ?? "";
  return cutText(name.slice(0, name.length - ending.length), max - ending.length).trimEnd() + ending;
}

/** The last place at or before `at` that is not inside a character; only the text around it is looked at. */
export function borderBefore(text: string, at: number): number {
  if (at <= 0 || at >= text.length || isPlain(text, at)) return Math.max(0, Math.min(at, text.length));
  const from = codePointStart(text, Math.max(0, at - LONGEST_CHARACTER));
  const begin = characterAt(text, from, at).index;
  // Where the character fills all that may be kept, nothing would be left of the text.
  return begin > from ? begin : codePointStart(text, at);
}

/** The first place at or after `at` that is not inside a character. */
export function borderAfter(text: string, at: number): number {
  if (at <= 0 || at >= text.length || isPlain(text, at)) return Math.max(0, Math.min(at, text.length));
  const from = codePointStart(text, Math.max(0, at - LONGEST_CHARACTER));
  const { index, segment } = characterAt(text, from, at);
  return index === at ? at : codePointStart(text, index + segment.length);
}

function characterAt(text: string, from: number, at: number): { index: number; segment: string } {
  segmenter ??= new Intl.Segmenter();
  const found = segmenter.segment(text.slice(from, at + LONGEST_CHARACTER)).containing(at - from);
  return { index: from + (found?.index ?? 0), segment: found?.segment ?? "" };
}

/** Below U+0300 nothing joins with what stands before it, except a line feed with its carriage return. */
function isPlain(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  return before < 0x300 && after < 0x300 && !(before === 0x0d && after === 0x0a);
}

function codePointStart(text: string, at: number): number {
  const isLow = (text.charCodeAt(at) & 0xfc00) === 0xdc00;
  return isLow && at > 0 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 ? at - 1 : at;
}
