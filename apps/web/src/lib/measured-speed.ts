/** What the times of the product's own calls say about the network. */
export interface MeasuredSpeed {
  isSlow: boolean;
  /** Calls in a row that speak against `isSlow`, and when the first of them ended. */
  against: number;
  since: number;
}

const SLOW_CALL_MS = 700;
const QUICK_CALL_MS = 350;
/** One slow call may be a slow query; a busy start of the page is over within seconds. */
const SLOW_CALLS = 6;
const SLOW_FOR_MS = 10_000;
const QUICK_CALLS = 3;

export const UNMEASURED: MeasuredSpeed = { isSlow: false, against: 0, since: 0 };

/** The network is slow when every call of some time was, and quick again after a few quick calls. */
export function afterCall(speed: MeasuredSpeed, call: { ms: number; at: number }): MeasuredSpeed {
  const { isSlow } = speed;
  const isAgainst = isSlow ? call.ms <= QUICK_CALL_MS : call.ms >= SLOW_CALL_MS;
  if (!isAgainst) return { isSlow, against: 0, since: 0 };
  const against = speed.against + 1;
  const since = against === 1 ? call.at : speed.since;
  const isChanged = isSlow ? against >= QUICK_CALLS : against >= SLOW_CALLS && call.at - since >= SLOW_FOR_MS;
  return isChanged ? { isSlow: !isSlow, against: 0, since: 0 } : { isSlow, against, since };
}

const listeners = new Set<() => void>();
let speed = UNMEASURED;

export const isMeasuredSlow = (): boolean => speed.isSlow;

/** Takes the time from a call's start to its response's head. */
export function noteCallTime(call: { ms: number; at: number }) {
  const before = speed.isSlow;
  speed = afterCall(speed, call);
  if (speed.isSlow !== before) for (const listener of listeners) listener();
}

export function subscribeToMeasuredSpeed(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
