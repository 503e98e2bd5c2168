import { isDataError } from "./data-error.ts";

/**
 * Runs many items as one statement. If the database rejects the data of one item, the group is halved and run
 * again until the rejected item is alone, so that the other items do not fail with it. Any other error, such
 * as a lost connection, immediately fails all items that are not done: otherwise an unreachable database
 * would be called once per item.
 *
 * `run` returns one result per item, in order, and must not change anything if it throws.
 */
export async function runGroup<In, Out>(
  items: readonly In[],
  run: (items: In[]) => Promise<Out[]>,
): Promise<PromiseSettledResult<Out>[]> {
  const outcomes: PromiseSettledResult<Out>[] = [];
  const waiting = [[...items]];
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    try {
      for (const value of await run(part)) outcomes.push({ status: "fulfilled", value });
    } catch (reason) {
      if (isDataError(reason) && part.length > 1) {
        const half = Math.ceil(part.length / 2);
        waiting.unshift(part.slice(0, half), part.slice(half));
        continue;
      }
      const failed = isDataError(reason) ? part : [...part, ...waiting.splice(0).flat()];
      for (const _item of failed) outcomes.push({ status: "rejected", reason });
    }
  }
  return outcomes;
}
