import type { PathStep } from "../../../local-db/active-path.ts";

/** A question and what was answered to it: one row of the list. */
export interface Turn {
  id: string;
  question: PathStep | null;
  answer: PathStep | null;
}

/** Every message is in exactly one turn; one without its other half stands alone. */
export function toTurns(steps: readonly PathStep[]): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    const open = turns.at(-1);
    if (step.message.role === "user") {
      turns.push({ id: step.message.id, question: step, answer: null });
    } else if (open && !open.answer) {
      open.answer = step;
    } else {
      turns.push({ id: step.message.id, question: null, answer: step });
    }
  }
  return turns;
}

/**
 * The new turns, with the old object wherever nothing in it changed: each read of the database makes new rows, and
 * without this every message on the screen would be drawn again.
 */
export function keepUnchanged(before: readonly Turn[], now: readonly Turn[]): Turn[] {
  const known = new Map(before.map((turn) => [turn.id, turn]));
  return now.map((turn) => {
    const old = known.get(turn.id);
    if (!old) return turn;
    const question = keepStep(old.question, turn.question);
    const answer = keepStep(old.answer, turn.answer);
    if (question === old.question && answer === old.answer) return old;
    return { id: turn.id, question, answer };
  });
}

function keepStep(old: PathStep | null, step: PathStep | null): PathStep | null {
  return isSame(old, step) ? old : step;
}

/** Rows come from the database: plain data without cycles, all with the same keys. Thousands are compared at once. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isData(a) || !isData(b)) return false;
  let keys = 0;
  for (const key in a) {
    if (!isSame(a[key], b[key])) return false;
    keys += 1;
  }
  for (const _ in b) keys -= 1;
  return keys === 0;
}

function isData(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function indexOfMessage(turns: readonly Turn[], messageId: string): number {
  return turns.findIndex(
    ({ question, answer }) => question?.message.id === messageId || answer?.message.id === messageId,
  );
}
