import { cleanText } from "@metatron/text/clean-text";
import { ParseError } from "./parse-error.ts";
import type { Block } from "./parsed-document.ts";

export interface BuiltText {
  text: string;
  blocks: Block[];
  pageStarts: number[];
}

/** Joins blocks into one text with an empty line between them, and records their offsets. */
export interface TextBuilder {
  startPage(): void;
  add(kind: Block["kind"], text: string, level?: number): void;
  /**
   * Adds to the last block the rest of its sentence, with which the current page begins. The hyphen of a word that the
   * page break divides is removed.
   */
  extend(text: string): void;
  /** Adds lines to the last block, with which the current page begins. */
  addLines(text: string): void;
  build(): BuiltText;
}

export function createTextBuilder(maxChars: number): TextBuilder {
  const parts: string[] = [];
  const blocks: Block[] = [];
  const pageStarts: number[] = [];
  let length = 0;

  function append(raw: string, ended: (before: string) => string) {
    const last = blocks.at(-1);
    const text = cleanLines(cleanText(raw));
    if (!last || text === "") return;
    if (length + text.length > maxChars)
      throw new ParseError("too_large", "The text is longer than allowed.");
    parts.pop();
    const before = parts.pop() ?? "";
    const kept = ended(before);
    parts.push(kept, text, "\n\n");
    const start = last.end + kept.length - before.length;
    if (pageStarts.length > 0) pageStarts[pageStarts.length - 1] = start;
    last.end = start + text.length;
    length = last.end + 2;
  }

  return {
    startPage() {
      pageStarts.push(length);
    },
    add(kind, raw, level) {
      const text = cleanLines(cleanText(raw));
      if (text === "") return;
      if (length + text.length > maxChars)
        throw new ParseError("too_large", "The text is longer than allowed.");
      const page = pageStarts.length || null;
      blocks.push({
        kind,
        ...(kind === "heading" ? { level: Math.min(Math.max(level ?? 1, 1), 6) } : {}),
        start: length,
        end: length + text.length,
        page,
      });
      parts.push(text, "\n\n");
      length += text.length + 2;
    },
    extend: (raw) =>
      append(raw, (before) => (DIVIDED_WORD.test(before) ? before.slice(0, -1) : `${before} `)),
    addLines: (raw) => append(raw, (before) => `${before}\n`),
    build: () => ({ text: parts.join("").trimEnd(), blocks, pageStarts }),
  };
}

const DIVIDED_WORD = /\p{L}[-\u2010]$/u;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/**
 * Normalises to composed characters (é, not e + accent), without unprintable characters, trailing spaces and
 * repeated empty lines.
 */
function cleanLines(raw: string): string {
  return raw
    .normalize("NFC")
    .replace(UNPRINTABLE, "")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/(?<![ \t])[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|(?<!\n)\n+$/g, "");
}
