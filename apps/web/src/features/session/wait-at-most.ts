const LONGEST_WAIT_MS = 3_000;

/** Waits for all tasks, but not for long: a failing or stuck one must not keep anybody signed in. */
export async function withPatience<T>(tasks: Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
  const { promise: outOfPatience, resolve } = Promise.withResolvers<PromiseSettledResult<T>[]>();
  const timeout = setTimeout(() => resolve([]), LONGEST_WAIT_MS);
  const results = await Promise.race([Promise.allSettled(tasks), outOfPatience]);
  clearTimeout(timeout);
  return results;
}
