import type { MessageRow } from "../../../local-db/rows.ts";

/** Sending usually takes a moment: a note "will be sent later" would flash with every question. */
const HELD_BACK_AFTER_MS = 4000;

/** When a waiting answer counts as held back, in milliseconds from now; null for one that does not wait. */
export function lateInMs(answer: Pick<MessageRow, "state" | "createAt"> | null, now: number): number | null {
  if (answer?.state !== "waiting") return null;
  const left = Date.parse(answer.createAt) + HELD_BACK_AFTER_MS - now;
  // A clock that was set back must not prolong the wait.
  return Math.max(0, Math.min(left, HELD_BACK_AFTER_MS));
}
