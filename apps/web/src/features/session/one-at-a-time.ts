export type OneAtATime = <T>(task: () => Promise<T>) => Promise<T>;

const LONGEST_WAIT_MS = 30_000;
/**
 * A write to storage becomes visible in other tabs some milliseconds
 * after the lock is released: measured up to 8.
 */
const STORAGE_SETTLES_MS = 100;

/** Two tabs would use the same refresh token, and the provider would revoke the whole grant. */
export function acrossTabs(name: string, locks: LockManager | null = navigator.locks ?? null): OneAtATime {
  if (!locks) return withinThisTab();
  return async (task) =>
    await locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, async () => {
      await settledStorage();
      return await task();
    });
}

/** Where the browser has no locks, concurrent renewals are detected by what other tabs wrote to the cache. */
export function withinThisTab(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task, task);
    last = mine;
    return mine;
  };
}

function settledStorage() {
  return new Promise((resolve) => setTimeout(resolve, STORAGE_SETTLES_MS));
}
