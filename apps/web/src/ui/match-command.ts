import { foldText } from "@metatron/text/fold-text";
/** How well a command matches the query; 0 hides it. Ignores accents and case; every typed word must match. */
export function matchCommand(_value: string, search: string, keywords: string[] = []): number {
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  const label = foldText(keywords[0] ?? "");
  const text = foldText(keywords.join(" "));
  if (!wanted.every((word) => text.includes(word))) return 0;
  const whole = wanted.join(" ");
  if (label.startsWith(whole)) return 1;
  if (wanted.every((word) => startsAWord(label, word))) return 0.8;
  return label.includes(whole) ? 0.6 : 0.4;
}

function startsAWord(text: string, word: string) {
  return ` ${text}`.includes(` ${word}`);
}
