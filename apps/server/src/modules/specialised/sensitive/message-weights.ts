import { readFileSync } from "node:fs";

/**
 * Weights of `scripts/train-message-model.ts`, in hundredths: for "sensitive at all" and then for each topic. The first
 * line has the bias, each other one a feature and its weights, in the order of the features' numbers.
 */
export const WEIGHTS_FILE = new URL("message-weights.tsv", import.meta.url);

/**
 * Reads the weights into two arrays of numbers. A map of forty thousand features with an array each would take nine
 * megabytes of every server, and a search among the features themselves a millisecond of every question.
 */
export function readWeights() {
  const [first = "", ...lines] = readFileSync(WEIGHTS_FILE, "utf8").trimEnd().split("\n");
  const bias = first.split("\t").slice(1).map(Number);
  const numbers = new Uint32Array(lines.length);
  const weights = new Int16Array(lines.length * bias.length);
  for (const [at, line] of lines.entries()) {
    const [feature = "", ...row] = line.split("\t");
    numbers[at] = numberOf(feature);
    weights.set(row.map(Number), at * bias.length);
  }

  /** Where the weights of a feature are; undefined for one that no example had. */
  function rowOf(feature: string): number | undefined {
    const wanted = numberOf(feature);
    let [from, to] = [0, numbers.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((numbers[middle] ?? 0) < wanted) from = middle + 1;
      else to = middle;
    }
    return numbers[from] === wanted ? from : undefined;
  }

  const weightAt = (row: number, column: number): number => weights[row * bias.length + column] ?? 0;
  return { bias, rowOf, weightAt, count: numbers.length };
}

/** Hashed by FNV-1a: a feature that no example had is mistaken for one of them once in a hundred thousand times. */
export function numberOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
