import { foldText } from "@metatron/text/fold-text";
import { type HelpGuide, type HelpTopicId, helpTopicIds } from "./help-topic.ts";

const IN_TITLE = 8;
const IN_WORDS = 5;
const IN_SUMMARY = 3;
const IN_BODY = 1;

/**
 * The pages that contain all the words, best first, ignoring accents and case. An empty query returns every
 * page.
 */
export function searchHelp(guide: HelpGuide, query: string): HelpTopicId[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...helpTopicIds];
  return helpTopicIds
    .map((id) => ({ id, score: scoreOf(guide[id], words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

function scoreOf(topic: HelpGuide[HelpTopicId], words: readonly string[]): number {
  const places = [
    { text: foldText(topic.title), worth: IN_TITLE },
    { text: foldText(topic.words?.join(" ") ?? ""), worth: IN_WORDS },
    { text: foldText(topic.summary), worth: IN_SUMMARY },
    { text: foldText(topic.body), worth: IN_BODY },
  ];
  const scores = words.map((word) =>
    places.reduce((sum, { text, worth }) => (text.includes(word) ? sum + worth : sum), 0),
  );
  // Every word of the query must occur.
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}
