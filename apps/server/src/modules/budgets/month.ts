/** Budgets are per calendar month, in UTC like all times of the server. */
export interface Month {
  /** For example `2026-11`. */
  name: string;
  start: Date;
  end: Date;
}

export function monthOf(now: Date): Month {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  return {
    name: now.toISOString().slice(0, 7),
    start: new Date(Date.UTC(year, month, 1)),
    end: new Date(Date.UTC(year, month + 1, 1)),
  };
}

export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
