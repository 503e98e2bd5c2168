import { featuresBetween, wordFeatures } from "./message-features.ts";
import { readWeights } from "./message-weights.ts";
import { isBorder, type MessageWord } from "./message-words.ts";

export const MODEL_TOPICS = ["health", "harassment", "dismissal"] as const;
export type ModelTopic = (typeof MODEL_TOPICS)[number];

export interface MessageScore {
  /** How likely the message needs a human contact first: above zero means more likely than not. */
  sensitive: number;
  /** The topic with the highest score. */
  topic: ModelTopic;
}

const { bias, rowOf, weightAt } = readWeights();

/** A linear model: each feature of the message adds its weights. */
export function scoreMessage(words: readonly MessageWord[]): MessageScore {
  const said = words.filter((word) => !isBorder(word));
  const rows = new Set(said.flatMap(rowsOfWord));
  for (const feature of featuresBetween(said)) {
    const row = rowOf(feature);
    if (row !== undefined) rows.add(row);
  }
  const scores = bias.map((start, column) => {
    let sum = 0;
    for (const row of rows) sum += weightAt(row, column);
    return (start + sum / Math.sqrt(Math.max(rows.size, 1))) / 100;
  });
  const [sensitive = 0, ...byTopic] = scores;
  const best = byTopic.indexOf(Math.max(...byTopic));
  return { sensitive, topic: MODEL_TOPICS[best] ?? "health" };
}

/** By the word itself, because everyday words are one object each, which lives as long as it is remembered. */
const knownRows = new WeakMap<MessageWord, readonly number[]>();

function rowsOfWord(word: MessageWord): readonly number[] {
  const known = knownRows.get(word);
  if (known) return known;
  const rows = wordFeatures(word).flatMap((feature) => rowOf(feature) ?? []);
  knownRows.set(word, rows);
  return rows;
}
