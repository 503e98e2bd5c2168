export type DiscoveryOptions<Found> = {
  ask: () => Promise<readonly Found[]>;
  /**
   * `expected`: the service is configured. Its last list is kept while it is unreachable, and callers wait
   * briefly for the first one.
   * `possible`: the service may not exist. Callers wait only once, and the list is dropped when the service
   * disappears.
   */
  presence: "expected" | "possible";
  waitMs: number;
  freshMs?: number;
  retryMs?: number;
};

export type Discovery<Found> = {
  list(): Promise<readonly Found[]>;
  isKnown(): boolean;
};

/** A list that is requested on demand and refreshed in the background when it is stale. */
export function createDiscovery<Found>(options: DiscoveryOptions<Found>): Discovery<Found> {
  const { ask, presence, waitMs, freshMs = 60_000, retryMs = 5000 } = options;
  const nothing: readonly Found[] = [];
  let known = nothing;
  let isKnown = false;
  let askAgainAt = 0;
  let hasWaited = false;
  let pending: Promise<void> | undefined;

  async function refresh() {
    try {
      const found = await ask();
      // An unchanged list must be referentially stable, or the catalog is rebuilt.
      if (JSON.stringify(found) !== JSON.stringify(known)) known = found;
      isKnown = true;
      askAgainAt = performance.now() + freshMs;
    } catch {
      if (presence === "possible") known = nothing;
      isKnown = presence === "expected" && isKnown;
      askAgainAt = performance.now() + retryMs;
    }
    pending = undefined;
  }

  return {
    async list() {
      if (!pending && (askAgainAt === 0 || performance.now() >= askAgainAt)) pending = refresh();
      const waits = !isKnown && (presence === "expected" || !hasWaited);
      if (pending && waits) {
        await firstOf(pending, waitMs);
        hasWaited = true;
      }
      return known;
    },
    isKnown: () => isKnown,
  };
}

async function firstOf(pending: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([pending, tooLong]);
  clearTimeout(timer);
}
