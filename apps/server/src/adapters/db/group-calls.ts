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
 * time: several would be small, and a small statement costs nearly as much as a large one. Calls that nearly
 * fill a group go as two halves, so that the first half's callers continue while the database works for the second. A
 * call whose data the database rejects fails alone (`run-group.ts`).
 */
export function groupCalls<In, Out>(
  run: (items: In[]) => Promise<Out[]>,
  { most = 100, gatherMs = 0 }: GroupOptions = {},
): (item: In) => Promise<Out> {
  type Waiting = { item: In; resolve: (out: Out) => void; reject: (error: unknown) => void };
  type Group = { calls: Waiting[]; isHalf: boolean; outcomes: Promise<PromiseSettledResult<Out>[]> };
  let waiting: Waiting[] = [];
  let isBusy = false;

  function startGroup(): Group {
    const isHalf = gatherMs === 0 && waiting.length > most / 2 && waiting.length <= most;
    const size = isHalf ? Math.ceil(waiting.length / 2) : most;
    const calls = waiting.slice(0, size);
    waiting = waiting.slice(size);
    const items = calls.map(({ item }) => item);
    return { calls, isHalf, outcomes: runGroup(items, run) };
  }

  function settle(calls: readonly Waiting[], outcomes: readonly PromiseSettledResult<Out>[]) {
    for (const [at, { resolve, reject }] of calls.entries()) {
      const outcome = outcomes[at];
      if (outcome?.status === "fulfilled") resolve(outcome.value);
      else reject(outcome?.reason);
    }
  }

  async function runGroups() {
    while (waiting.length > 0) {
      let group: Group | undefined = startGroup();
      while (group) {
        const outcomes = await group.outcomes;
        const other: Group | undefined = group.isHalf && waiting.length > 0 ? startGroup() : undefined;
        settle(group.calls, outcomes);
        group = other;
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
