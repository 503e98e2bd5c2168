const DEADLOCK = new Set(["40P01", "40001"]);
const MOST_TRIES = 5;

/** Runs a statement again that PostgreSQL gave up for another's sake: groups on two nodes may lock the same rows crosswise. */
export async function againAfterDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const isDeadlock = error instanceof Error && "code" in error && DEADLOCK.has(String(error.code));
      if (!isDeadlock || tries === MOST_TRIES) throw error;
    }
  }
}
