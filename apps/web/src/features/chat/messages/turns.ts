import type { PathStep } from "../../../local-db/active-path.ts";

/** A question and its answer: one row of the list. */
export interface Turn {
  id: string;
  question: PathStep | null;
  answer: PathStep | null;
}

/** Every message is in exactly one turn; a message without its counterpart is a turn of its own. */
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

/** Each database read creates new rows: only turns whose content changed must re-render. */
export function isSameTurn(before: Turn, now: Turn): boolean {
  return isSame(before, now);
}

/** Rows come from the database: plain data without cycles, all with the same keys. */
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
