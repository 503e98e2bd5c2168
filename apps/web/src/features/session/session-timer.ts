import { TOKEN_EXPIRED_UNDER_MS } from "@metatron/contract/constants";
import { renewalDueAtMs, retryDelayMs, type TokenTimes } from "./renewal-schedule.ts";

/** Short intervals, so that a changed clock or a sleep is noticed without any event. */
const LONGEST_STEP_MS = 30_000;
const SHORTEST_STEP_MS = 200;
const CLOCK_STEP_MS = 5_000;

export interface Clock {
  /** Wall clock in milliseconds: jumps when the clock is set, and over sleep. */
  now: () => number;
  /** Monotonic clock in milliseconds. */
  steady: () => number;
  after: (ms: number, task: () => void) => () => void;
}

export type Renewal = "renewed" | "unreachable" | "refused" | "ended";

interface Deps {
  clock: Clock;
  /** Forces a renewal and counts it. */
  renew: () => Promise<Renewal>;
  refreshes: () => number;
  forgetRefreshes: () => void;
  maxRefreshes: number;
  /** Shows the prompt with its countdown; aborted when the answer no longer matters. */
  askToContinue: (signal: AbortSignal) => Promise<"yes" | "other">;
  /** Called for the first of several failures. */
  onUnreachable: () => void;
  onTimedOut: () => void;
  onExpired: () => void;
}

export function createSessionTimer(deps: Deps) {
  const { clock } = deps;
  let times: TokenTimes | null = null;
  let dueAt = 0;
  let failures = 0;
  let isRefused = false;
  let isBusy = false;
  let question: AbortController | null = null;
  let cancelStep = () => {};
  let last = { wall: 0, steady: 0 };

  /** Restarts the schedule with a new token, from this tab or another. */
  function arm(next: TokenTimes) {
    times = next;
    dueAt = renewalDueAtMs(next);
    failures = 0;
    isRefused = false;
    question?.abort();
    last = { wall: clock.now(), steady: clock.steady() };
    step();
  }

  function stop() {
    times = null;
    question?.abort();
    cancelStep();
  }

  /** Called when the computer wakes up, the page becomes visible or the network is back. */
  function wake() {
    if (failures > 0) dueAt = Math.min(dueAt, clock.now());
    look();
  }

  function step() {
    cancelStep();
    if (!times) return;
    const goal = isRefused ? expiresAtMs(times) : dueAt;
    const wait = Math.min(Math.max(goal - clock.now(), SHORTEST_STEP_MS), LONGEST_STEP_MS);
    cancelStep = clock.after(wait, look);
  }

  function look() {
    if (!times || isBusy) return;
    if (wasSetBack()) dueAt = clock.now();
    if (isRefused && clock.now() >= expiresAtMs(times)) return expire();
    if (isRefused || clock.now() < dueAt) return step();
    isBusy = true;
    void fire(times).finally(() => {
      isBusy = false;
      step();
    });
  }

  async function fire(before: TokenTimes) {
    const isAsked = deps.refreshes() >= deps.maxRefreshes;
    if (isAsked && !(await mayContinue())) return;
    const outcome = await deps.renew();
    // The person asked for this renewal, so it does not count.
    if (isAsked) deps.forgetRefreshes();
    // Renewed here or by another tab: `arm` has already restarted the schedule.
    if (times !== before) return;
    if (outcome === "ended") return stop();
    failures += 1;
    dueAt = clock.now() + retryDelayMs(failures);
    if (outcome === "refused") isRefused = true;
    if (outcome === "unreachable" && failures === 1) deps.onUnreachable();
  }

  async function mayContinue(): Promise<boolean> {
    question = new AbortController();
    const { signal } = question;
    const answer = await deps.askToContinue(signal);
    question = null;
    // Another tab was answered first and has renewed or signed out.
    if (signal.aborted) return false;
    if (answer === "yes") return true;
    deps.forgetRefreshes();
    stop();
    deps.onTimedOut();
    return false;
  }

  function expire() {
    stop();
    deps.onExpired();
  }

  /** A clock that was set back would schedule the renewal long after the token's real expiry. */
  function wasSetBack(): boolean {
    const seen = { wall: clock.now(), steady: clock.steady() };
    const drift = seen.wall - last.wall - (seen.steady - last.steady);
    last = seen;
    return drift < -CLOCK_STEP_MS;
  }

  return { arm, stop, wake };
}

function expiresAtMs({ expiresAt }: TokenTimes) {
  return expiresAt * 1000 - TOKEN_EXPIRED_UNDER_MS;
}
