import type { Citation } from "@metatron/contract/chat/citation";
import { numberCitations } from "@metatron/turn/number-citations";

/** The titles of the cited documents in reading order, each once. */
export function titlesInOrder(text: string, citations: readonly Citation[]): string[] {
  return [...new Set(numberCitations(text, citations).map(({ title }) => title))];
}
