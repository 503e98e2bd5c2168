/** Whether the server answers while the browser has a network. */
export type ServerReach = { state: "reached" } | { state: "lost"; since: Date };

export interface ReachDeps {
  /** Asks the server for its state; true if it answers and works. */
  check: () => Promise<boolean>;
  isOnline: () => boolean;
  now: () => number;
  /** Runs a task later; returns a function that cancels it. */
  after: (ms: number, task: () => void) => () => void;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** A contact that is older than this is checked before the person sends something. */
const FRESH_MS = 10_000;
const REACHED: ServerReach = { state: "reached" };

/**
 * Follows the outcomes of all calls. A doubtful one is checked before anything is shown: a single call may fail
 * for reasons of its own. While the server is lost, it is asked again with growing pauses.
 */
export function createServerReach({ check, isOnline, now, after }: ReachDeps) {
  const listeners = new Set<() => void>();
  let reach = REACHED;
  let lastContactAt = now();
  let pauseMs = FIRST_PAUSE_MS;
  let isChecking = false;
  let cancelNext = () => {};

  function set(next: ServerReach) {
    if (next.state === reach.state) return;
    reach = next;
    for (const listener of listeners) listener();
  }

  function noteReached() {
    lastContactAt = now();
    pauseMs = FIRST_PAUSE_MS;
    cancelNext();
    set(REACHED);
  }

  async function look() {
    // Without a network the browser's own notice says so.
    if (isChecking || !isOnline()) return;
    isChecking = true;
    cancelNext();
    const isThere = await check().catch(() => false);
    isChecking = false;
    if (isThere) return noteReached();
    if (!isOnline()) return;
    set({ state: "lost", since: new Date(now()) });
    cancelNext = after(pauseMs, () => void look());
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  return {
    current: () => reach,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    noteReached,
    /** A call failed in a way that the server itself does not answer with. */
    noteDoubt: () => void (reach.state === "reached" && look()),
    /** The person is about to send something: an old contact is checked. */
    beforeSending: () => void (now() - lastContactAt > FRESH_MS && reach.state === "reached" && look()),
    /** The network is back or the page is visible again: no need to wait for the next look. */
    lookNow: () => void (reach.state === "lost" && look()),
  };
}
