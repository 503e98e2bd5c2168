import type { BranchMessage } from "../history/index.ts";

/** Reserved for the answer, as a share of the model's context. */
const KEEP_FOR_ANSWER = 0.25;

type Turn = Pick<BranchMessage, "role" | "text">;

export interface FittedTurns<T extends Turn> {
  turns: T[];
  leftOut: number;
}

/** The newest turns that fit beside the required part of the prompt; the oldest are dropped first. */
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
  // An answer without its question would confuse the model.
  while (from < turns.length && turns[from]?.role === "assistant") from += 1;
  return { turns: turns.slice(from), leftOut: from };
}
