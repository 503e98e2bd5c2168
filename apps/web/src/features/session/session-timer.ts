import { TOKEN_EXPIRED_UNDER_MS } from "@metatron/contract/constants";
import { renewalDueAtMs, retryDelayMs, type TokenTimes } from "./renewal-schedule.ts";

/** Short steps, so that a clock that was set or a computer that slept is noticed without any event. */
const LONGEST_STEP_MS = 30_000;
const SHORTEST_STEP_MS = 200;
const CLOCK_STEP_MS = 5_000;

export interface Clock {
  /** Wall clock in milliseconds: it jumps when set, and over sleep. */
  now: () => number;
  /** Milliseconds that only run forward. */
  steady: () => number;
  after: (ms: number, task: () => void) => () => void;
}

export type Renewal = "renewed" | "unreachable" | "refused" | "ended";

interface Deps {
  clock: Clock;
  /** Renews by force and counts it. */
  renew: () => Promise<Renewal>;
  refreshes: () => number;
  forgetRefreshes: () => void;
  maxRefreshes: number;
  /** The question with its countdown; aborted when it no longer matters. */
  askToContinue: (signal: AbortSignal) => Promise<"yes" | "other">;
  onRefreshFailed: (reason: "unreachable" | "refused") => void;
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

  /** A new token, from this tab or another: everything begins anew. */
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

  /** The computer woke up, the page came back or the network did. */
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
    // This renewal was the person's own wish: it is not one of those that are counted.
    if (isAsked) deps.forgetRefreshes();
    // Renewed here or by another tab: `arm` has already begun anew.
    if (times !== before) return;
    if (outcome === "ended") return stop();
    failures += 1;
    dueAt = clock.now() + retryDelayMs(failures);
    if (outcome === "renewed") return;
    if (outcome === "refused") isRefused = true;
    if (failures === 1 || isRefused) deps.onRefreshFailed(outcome);
  }

  async function mayContinue(): Promise<boolean> {
    question = new AbortController();
    const { signal } = question;
    const answer = await deps.askToContinue(signal);
    question = null;
    // Another tab got the answer first and has renewed or signed out.
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

  /** A clock set back would put the renewal long after the token's real end. */
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
