import { termsOf } from "@metatron/text/terms";
import { type Passage, passageNumber } from "../../adapters/models/index.ts";

const MOST = 4;
/** Below this share of the question's words, a passage is about something else. */
const ENOUGH = 0.4;

/**
 * The passages of the prompt that are about the sub-question, such as those of the person's own knowledge
 * base, which no tool can search.
 */
export function nearestPassages(
  question: string,
  passages: readonly Passage[],
  known: readonly Passage[],
): Passage[] {
  const asked = new Set(termsOf(question));
  const numbers = new Set(known.map(passageNumber));
  const scored = passages.flatMap((passage, at) => {
    const n = passageNumber(passage, at);
    const terms = new Set(termsOf(`${passage.title} ${passage.section ?? ""} ${passage.text}`));
    const shared = [...asked].filter((term) => terms.has(term)).length;
    const share = asked.size === 0 ? 0 : shared / asked.size;
    return numbers.has(n) || share < ENOUGH ? [] : [{ share, passage: { ...passage, n } }];
  });
  return scored
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST)
    .map(({ passage }) => passage);
}
