import { createHash } from "node:crypto";

export type Random = {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  between(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** The same seed gives the same numbers, in every process. */
export function seededRandom(words: string): Random {
  let state = createHash("sha256").update(words).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
