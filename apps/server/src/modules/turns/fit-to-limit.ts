import type { BranchMessage } from "../history/index.ts";

/** Room for the answer itself, as a share of what the model can read. */
const KEEP_FOR_ANSWER = 0.25;

type Turn = Pick<BranchMessage, "role" | "text">;

export interface FittedTurns<T extends Turn> {
  turns: T[];
  leftOut: number;
}

/** The newest turns that fit beside what must be sent; the oldest are left out first. */
export function fitToLimit<T extends Turn>(
  turns: readonly T[],
  options: { charLimit: number; otherChars: number },
): FittedTurns<T> {
  let room = options.charLimit * (1 - KEEP_FOR_ANSWER) - options.otherChars;
  let from = turns.length;
  while (from > 0) {
    const length = turns[from - 1]?.text.length ?? 0;
    if (length > room) break;
    room -= length;
    from -= 1;
  }
  // An answer whose question was cut off would read as if it came out of nothing.
  while (from < turns.length && turns[from]?.role === "assistant") from += 1;
  return { turns: turns.slice(from), leftOut: from };
}
