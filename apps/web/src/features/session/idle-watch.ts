import type { Clock } from "./session-timer.ts";
import type { KeyValueStorage } from "./token-cache.ts";

export const LAST_ACTIVE_KEY = "metatron.last-active";
/** Each keystroke is activity; the other tabs learn of it at most this often. */
const WRITE_EVERY_MS = 5_000;
/** Short intervals, so that a sleep of the computer is noticed without any event. */
const LONGEST_STEP_MS = 30_000;
const SHORTEST_STEP_MS = 200;

interface Deps {
  clock: Clock;
  /** Shared by the tabs: activity in one of them counts for all. */
  storage: KeyValueStorage;
  /** 0: no limit. Read at every look, because a person may declare the computer shared at any sign-in. */
  limitMs: () => number;
  askToContinue: (signal: AbortSignal) => Promise<"yes" | "other">;
  onTimedOut: () => void;
}

/** Asks whether the person is still there after a time without any activity, and ends the session without an answer. */
export function createIdleWatch({ clock, storage, limitMs, askToContinue, onTimedOut }: Deps) {
  let isWatching = false;
  let question: AbortController | null = null;
  let cancelStep = () => {};

  const lastActive = () => Number(storage.getItem(LAST_ACTIVE_KEY) ?? 0);
  const note = () => storage.setItem(LAST_ACTIVE_KEY, String(clock.now()));
  const remainingMs = () => lastActive() + limitMs() - clock.now();

  function start() {
    if (isWatching) return;
    isWatching = true;
    note();
    step();
  }

  function stop() {
    isWatching = false;
    cancelStep();
    question?.abort();
  }

  /** A movement does not answer the question: a passer-by may have bumped into the desk. */
  function noteActivity() {
    if (!isWatching || question || limitMs() === 0) return;
    // A computer that wakes up is idle until its person has answered.
    if (remainingMs() <= 0) return look();
    if (clock.now() - lastActive() >= WRITE_EVERY_MS) note();
  }

  /** Another tab noted activity, which answers the question here too. */
  function noteOtherTab() {
    if (question && remainingMs() > 0) question.abort();
  }

  function step() {
    cancelStep();
    if (!isWatching) return;
    const wait = limitMs() === 0 ? LONGEST_STEP_MS : remainingMs();
    cancelStep = clock.after(Math.min(Math.max(wait, SHORTEST_STEP_MS), LONGEST_STEP_MS), look);
  }

  function look() {
    if (!isWatching || question) return;
    if (limitMs() === 0 || remainingMs() > 0) return step();
    void ask();
  }

  async function ask() {
    question = new AbortController();
    const { signal } = question;
    const answer = await askToContinue(signal);
    question = null;
    if (!isWatching) return;
    if (signal.aborted) return step();
    if (answer === "yes") {
      note();
      return step();
    }
    stop();
    onTimedOut();
  }

  return { start, stop, noteActivity, noteOtherTab };
}
