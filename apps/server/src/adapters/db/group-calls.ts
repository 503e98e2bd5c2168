import { runGroup } from "./run-group.ts";

interface GroupOptions {
  /** How many calls one group takes. */
  most?: number;
  /** How long the first of a group waits for others, where nobody minds the wait; 0 = for this turn of the event loop. */
  gatherMs?: number;
}

/**
 * Gathers calls that arrive together, or while the group before is under way, into one: a hundred questions
 * sent at once are a few statements instead of hundreds, each waiting for the one before. One group at a time:
 * with several, each would be small, and a small statement costs nearly what a large one does.
 * A call that the database refuses fails alone (`run-group.ts`).
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
    }
    isBusy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      // Not at once: requests read from the network in the same turn belong to the same group.
      if (gatherMs > 0) setTimeout(runGroups, gatherMs);
      else setImmediate(runGroups);
    });
}
