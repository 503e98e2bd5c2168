const DEADLOCK = new Set(["40P01", "40001"]);
const MOST_TRIES = 5;

/**
 * Retries a statement that PostgreSQL aborted because of a deadlock: groups on two nodes may lock the same
 * rows in a different order.
 */
export async function retryAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const isDeadlock = error instanceof Error && "code" in error && DEADLOCK.has(String(error.code));
      if (!isDeadlock || tries === MOST_TRIES) throw error;
    }
  }
}
