const MAX_WAIT_MS = 3_000;

/** Waits for all tasks, at most 3 s: a failing or hanging task must not block a sign-out. */
export async function waitAtMost<T>(tasks: Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
  const { promise: timedOut, resolve } = Promise.withResolvers<PromiseSettledResult<T>[]>();
  const timeout = setTimeout(() => resolve([]), MAX_WAIT_MS);
  const results = await Promise.race([Promise.allSettled(tasks), timedOut]);
  clearTimeout(timeout);
  return results;
}
