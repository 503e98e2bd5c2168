import type { Glossary } from "@metatron/contract/glossary";
import { MAX_GLOSSARY_ENTRIES, MAX_GLOSSARY_WORDS, MAX_NAME_CHARS } from "@metatron/contract/limits";

export type GlossaryFault =
  | { kind: "alone"; line: number }
  | { kind: "tooManyWords"; line: number; most: number }
  | { kind: "tooLong"; line: number; most: number }
  | { kind: "tooManyLines"; line: number; most: number };

export type ReadGlossary = { entries: Glossary["entries"] } | { fault: GlossaryFault };

export const toText = ({ entries }: Glossary): string =>
  entries.map(({ words }) => words.join(", ")).join("\n");

/** A line for each group of words that mean the same, with commas between them; empty lines are nothing. */
export function readGlossary(text: string): ReadGlossary {
  const entries: Glossary["entries"] = [];
  for (const [index, written] of text.split("\n").entries()) {
    const line = index + 1;
    const words = [...new Set(written.split(",").map((word) => word.trim().replace(/\s+/g, " ")))].filter(
      Boolean,
    );
    if (words.length === 0) continue;
    if (words.length === 1) return { fault: { kind: "alone", line } };
    if (words.length > MAX_GLOSSARY_WORDS)
      return { fault: { kind: "tooManyWords", line, most: MAX_GLOSSARY_WORDS } };
    if (words.some((word) => word.length > MAX_NAME_CHARS))
      return { fault: { kind: "tooLong", line, most: MAX_NAME_CHARS } };
    entries.push({ words });
    if (entries.length > MAX_GLOSSARY_ENTRIES)
      return { fault: { kind: "tooManyLines", line, most: MAX_GLOSSARY_ENTRIES } };
  }
  return { entries };
}
