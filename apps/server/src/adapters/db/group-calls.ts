interface GroupOptions {
  /** How many calls one group takes. */
  most?: number;
  /** How many groups may be under way; the database works on one while the next is being read from the network. */
  atOnce?: number;
}

/**
 * Gathers calls that arrive together, or while earlier groups are under way, into one: a hundred questions
 * sent at once are a few statements instead of hundreds, each waiting for the one before.
 */
export function groupCalls<In, Out>(
  run: (items: In[]) => Promise<Out[]>,
  { most = 200, atOnce = 1 }: GroupOptions = {},
): (item: In) => Promise<Out> {
  type Waiting = { item: In; resolve: (out: Out) => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let underWay = 0;
  let isPlanned = false;

  async function runGroup(group: readonly Waiting[]) {
    underWay += 1;
    try {
      const outs = await run(group.map(({ item }) => item));
      // One answer per item, in their order, is what `run` promises.
      for (const [at, { resolve }] of group.entries()) resolve(outs[at] as Out);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    underWay -= 1;
    begin();
  }

  function begin() {
    while (waiting.length > 0 && underWay < atOnce) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      void runGroup(group);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length >= most) return begin();
      if (isPlanned || underWay >= atOnce) return;
      isPlanned = true;
      // Not at once: requests read from the network in the same turn belong to the same group.
      setImmediate(() => {
        isPlanned = false;
        begin();
      });
    });
}
