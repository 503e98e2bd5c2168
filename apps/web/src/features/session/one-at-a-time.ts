export type OneAtATime = <T>(task: () => Promise<T>) => Promise<T>;

const LONGEST_WAIT_MS = 30_000;
/** What the last tab wrote to the storage is seen here some milliseconds after its lock is free: measured up to 8. */
const STORAGE_SETTLES_MS = 100;

/** Both tabs would spend the same refresh token, and the provider revokes the whole grant for it. */
export function acrossTabs(name: string, locks: LockManager | null = navigator.locks ?? null): OneAtATime {
  if (!locks) return withinThisTab();
  return async (task) =>
    await locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, async () => {
      await settledStorage();
      return await task();
    });
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

function settledStorage() {
  return new Promise((resolve) => setTimeout(resolve, STORAGE_SETTLES_MS));
}
