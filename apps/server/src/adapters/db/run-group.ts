import { isDataError } from "./data-error.ts";

/**
 * Runs many items as one statement. Where the database refuses the data of one, the group is halved and run again
 * until the refused item stands alone: the others must not fail for its sake. Every other error, as a lost
 * connection, fails all items that are not done yet at once, or a database that is away would be asked once for each.
 *
 * `run` gives one result per item, in their order, and changes nothing where it throws.
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
