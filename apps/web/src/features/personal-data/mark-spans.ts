import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";
import { cutText, cutTextStart } from "@metatron/text/cut-text";

export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

const CONTEXT_CHARS = 60;

/** A text split at the findings; long stretches between them are shortened. */
export function markSpans(text: string, spans: PersonalDataFound["spans"]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let last = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < last || end > text.length) continue;
    parts.push({ text: shorten(text.slice(last, start), last === 0 ? "start" : "middle"), isMarked: false });
    parts.push({ text: text.slice(start, end), isMarked: true });
    last = end;
  }
  parts.push({ text: shorten(text.slice(last), "end"), isMarked: false });
  return parts.filter((part) => part.text !== "");
}

function shorten(text: string, place: "start" | "middle" | "end"): string {
  if (place === "start" && text.length > CONTEXT_CHARS) return `…${cutTextStart(text, CONTEXT_CHARS)}`;
  if (place === "end" && text.length > CONTEXT_CHARS) return `${cutText(text, CONTEXT_CHARS)}…`;
  if (place === "middle" && text.length > 2 * CONTEXT_CHARS)
    return `${cutText(text, CONTEXT_CHARS)} … ${cutTextStart(text, CONTEXT_CHARS)}`;
  return text;
}
