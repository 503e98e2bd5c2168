/** Locks across all tabs of this browser. */
export interface Locks {
  /** Waits for the lock. */
  alone: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  /** Resolves to undefined where another tab holds the lock. */
  ifFree: <T>(name: string, task: () => Promise<T>) => Promise<T | undefined>;
}

/**
 * Without browser locks (a plain http address) each tab has its own: client-generated ids prevent duplicates.
 */
export function browserLocks(manager: LockManager | null = globalThis.navigator?.locks ?? null): Locks {
  if (!manager) return createTabLocks();
  return {
    alone: async (name, task) => await manager.request(name, task),
    ifFree: async (name, task) =>
      await manager.request(name, { ifAvailable: true }, async (lock) => (lock ? await task() : undefined)),
  };
}

export function createTabLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();

  function enter<T>(name: string, task: () => Promise<T>): Promise<T> {
    const mine = (last.get(name) ?? Promise.resolve()).then(task, task);
    last.set(name, mine);
    const leave = () => {
      if (last.get(name) === mine) last.delete(name);
    };
    mine.then(leave, leave);
    return mine;
  }

  return {
    alone: enter,
    ifFree: async (name, task) => (last.has(name) ? undefined : await enter(name, task)),
  };
}

const answerLock = (answerId: string) => `metatron.answer.${answerId}`;

/**
 * Reads a running answer in one tab; when that tab is closed, the
 * next one continues. Other tabs show the drafts.
 */
export function followExclusively(
  locks: Locks,
  answerId: string,
  follow: () => Promise<void>,
): Promise<void> {
  return locks.alone(answerLock(answerId), follow);
}

export async function isFollowed(locks: Locks, answerId: string): Promise<boolean> {
  return (await locks.ifFree(answerLock(answerId), async () => "free")) === undefined;
}
