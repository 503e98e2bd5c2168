/** The day for grouping. Referentially stable until the day changes, so that nothing is regrouped before. */
export const dayAt = (last: Date, now: Date): Date =>
  last.toDateString() === now.toDateString() ? last : now;

/** A second past midnight: timers may fire a little early. */
export const untilMidnightMs = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + 1_000;
