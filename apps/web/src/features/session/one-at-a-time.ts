export type OneAtATime = <T>(task: () => Promise<T>) => Promise<T>;

const LONGEST_WAIT_MS = 30_000;

/** Both tabs would spend the same refresh token, and the provider revokes the whole grant for it. */
export function acrossTabs(name: string, locks: LockManager | null = navigator.locks ?? null): OneAtATime {
  if (!locks) return withinThisTab();
  return async (task) => await locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, task);
}

/** Where the browser has no locks, the other tabs are noticed by what they wrote to the cache. */
export function withinThisTab(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task, task);
    last = mine;
    return mine;
  };
}
