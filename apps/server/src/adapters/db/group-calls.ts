import { setImmediate } from "node:timers/promises";
import { runGroup } from "./run-group.ts";

interface GroupOptions {
  /** Maximum number of calls in one group. */
  most?: number;
  /**
   * How long the first call of a group waits for others, for calls without urgency; 0 = this turn of the
   * event loop.
   */
  gatherMs?: number;
}

/**
 * Combines calls that arrive together, or while the previous group runs, into one: a hundred questions sent
 * at once become a few statements instead of hundreds that wait for each other. Only one group runs at a
 * time: several would be small, and a small statement costs nearly as much as a large one. A call whose data
 * the database rejects fails alone (`run-group.ts`).
 */
export function groupCalls<In, Out>(
  run: (items: In[]) => Promise<Out[]>,
  { most = 100, gatherMs = 0 }: GroupOptions = {},
): (item: In) => Promise<Out> {
  type Waiting = { item: In; resolve: (out: Out) => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let isBusy = false;

  async function runGroups() {
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      const outcomes = await runGroup(
        group.map(({ item }) => item),
        run,
      );
      for (const [at, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[at];
        if (outcome?.status === "fulfilled") resolve(outcome.value);
        else reject(outcome?.reason);
      }
      // Lets the event loop read pending requests, so that they join the next group.
      await setImmediate();
    }
    isBusy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // Deferred, because requests that were read from the network in the same turn belong to the same group.
      if (gatherMs > 0) setTimeout(runGroups, gatherMs);
      else setImmediate().then(runGroups);
    });
}
