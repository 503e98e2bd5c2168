import { messageFeatures } from "./message-features.ts";
import { readWeights } from "./message-weights.ts";
import type { MessageWord } from "./message-words.ts";

export const MODEL_TOPICS = ["health", "harassment", "dismissal"] as const;
export type ModelTopic = (typeof MODEL_TOPICS)[number];

export interface MessageScore {
  /** How likely the message needs a human contact first: above zero means more likely than not. */
  sensitive: number;
  /** The topic with the highest score. */
  topic: ModelTopic;
}

const { bias, rowOf } = readWeights();

/** A linear model: each feature of the message adds its weights. */
export function scoreMessage(words: readonly MessageWord[]): MessageScore {
  const known = [...messageFeatures(words)].flatMap((feature) => {
    const found = rowOf(feature);
    return found ? [found] : [];
  });
  const scores = bias.map((start, column) => {
    const sum = known.reduce((total, row) => total + (row[column] ?? 0), 0);
    return (start + sum / Math.sqrt(Math.max(known.length, 1))) / 100;
  });
  const [sensitive = 0, ...byTopic] = scores;
  const best = byTopic.indexOf(Math.max(...byTopic));
  return { sensitive, topic: MODEL_TOPICS[best] ?? "health" };
}
