import { foldText } from "@metatron/text/fold-text";
import { EMOJI, type EmojiGroupName } from "./emoji-data.ts";

export interface EmojiEntry {
  emoji: string;
  /** In the reader's language. */
  name: string;
}

interface FoundGroup {
  name: EmojiGroupName;
  entries: EmojiEntry[];
}

/** The emoji that match all typed words, by any of their names in the reader's language. */
export function findEmoji(typed: string, language: string): FoundGroup[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return EMOJI.flatMap(({ name, lines }) => {
    const entries = lines
      .trim()
      .split("\n")
      .flatMap((line) => readLine(line, words, language));
    return entries.length > 0 ? [{ name, entries }] : [];
  });
}

const COLUMN_OF: Record<string, number> = { es: 0, en: 1, pt: 2 };

function readLine(line: string, words: readonly string[], language: string): EmojiEntry[] {
  const [emoji = "", ...rest] = line.trim().split(" ");
  const names = rest.join(" ").split(" | ")[COLUMN_OF[language] ?? 0] ?? "";
  const folded = ` ${foldText(names)}`;
  if (!words.every((word) => folded.includes(` ${word}`))) return [];
  return [{ emoji, name: names.split(",")[0] ?? "" }];
}
