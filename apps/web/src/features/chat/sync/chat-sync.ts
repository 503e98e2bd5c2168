import { ApiError } from "../../../api/api-error.ts";
import { readCopy } from "../../../local-db/server-copies.ts";
import { fetchMissing } from "./fetch-missing.ts";
import { flushOutbox } from "./flush-outbox.ts";
import type { Lane } from "./next-step.ts";
import { pullMessages } from "./pull-messages.ts";
import { reconcile } from "./reconcile.ts";
import { refreshStreaming } from "./refresh-streaming.ts";
import { createRunner } from "./run-again.ts";
import type { SyncDeps } from "./sync-deps.ts";

export const RECONCILE_EVERY_MS = 60_000;
export const REFRESH_EVERY_MS = 3_000;
/** Between parts of the first sync: a long history takes a third of the requests that a person has in a minute. */
const FETCH_PAUSE_MS = 6_000;

/** Keeps this browser's copy and the server in step while somebody is signed in. */
export function createChatSync(deps: SyncDeps) {
  const { clock, surroundings, locks, personKey } = deps;
  let running: AbortController | undefined;
  let reconciledAt = Number.NEGATIVE_INFINITY;
  const timers = new Map<string, () => void>();
  const flush: Record<Lane, () => Promise<void>> = {
    others: createRunner(() => whenPossible((signal) => flushLane("others", signal))),
    uploads: createRunner(() => whenPossible((signal) => flushLane("uploads", signal))),
  };
  const pull = createRunner(() => whenPossible(pullOnce));

  /** Fails quietly: the same is tried again by the clock and when the connection is back. */
  async function whenPossible(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (!running || !surroundings.isOnline()) return;
    const { signal } = running;
    try {
      await task(signal);
    } catch (error) {
      if (!(error instanceof ApiError) && !signal.aborted) deps.warn("The sync failed.", error);
    }
  }

  async function flushLane(lane: Lane, signal: AbortSignal) {
    const flushed = await flushOutbox(deps, lane, signal);
    // A question may have waited for its files.
    if (lane === "uploads") void flush.others();
    if (flushed.type === "halted" || flushed.nextLookAt === null) return;
    schedule(`flush ${lane}`, flushed.nextLookAt - clock.now(), flush[lane]);
  }

  async function pullOnce(signal: AbortSignal) {
    schedule("pull", RECONCILE_EVERY_MS, run);
    if (!surroundings.isVisible()) return;
    // Another tab at it brings it here too.
    await locks.ifFree(`metatron.pull.${personKey}`, async () => {
      if (clock.now() - reconciledAt >= RECONCILE_EVERY_MS) await compare(signal);
      const fetched = await fetchMissing(deps, signal);
      if ((await refreshStreaming(deps, signal)) > 0) schedule("pull", REFRESH_EVERY_MS, pull);
      else if (fetched === "some left") schedule("pull", FETCH_PAUSE_MS, pull);
    });
  }

  async function compare(signal: AbortSignal) {
    // Before it begins: whoever asks for another one meanwhile knows of something newer.
    reconciledAt = clock.now();
    try {
      await reconcile(deps, signal);
    } catch (error) {
      reconciledAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  }

  function schedule(name: string, ms: number, task: () => Promise<void>) {
    timers.get(name)?.();
    if (!running) return;
    const cancel = clock.after(Math.max(0, ms), () => {
      timers.delete(name);
      void task();
    });
    timers.set(name, cancel);
  }

  /** First what was done here: a comparison before it would bring back what is about to change. */
  async function run() {
    await wake();
    await pull();
  }

  /** An upload may last minutes: nobody waits for it. */
  async function wake() {
    void flush.uploads();
    await flush.others();
  }

  /** Compares with the server now, e.g. after an answer has ended. */
  async function refresh() {
    reconciledAt = Number.NEGATIVE_INFINITY;
    await run();
  }

  function handleChange() {
    if (!surroundings.isOnline()) reconciledAt = Number.NEGATIVE_INFINITY;
    void run();
  }

  return {
    /** Ends with the returned function. What is under way is called off; begun again, it is sent once. */
    start(): () => void {
      const mine = new AbortController();
      running = mine;
      const unsubscribe = surroundings.subscribe(handleChange);
      void run();
      return () => {
        unsubscribe();
        mine.abort();
        if (running !== mine) return;
        running = undefined;
        for (const cancel of timers.values()) cancel();
        timers.clear();
      };
    },

    /** After something was put into the outbox. */
    wake,

    refresh,

    /** The messages of a conversation that is being opened. Throws an `ApiError` where they can't be had. */
    async load(conversationId: string) {
      // An address from another device may be known there only.
      if (!(await readCopy(deps.db, conversationId))) await refresh();
      const row = await readCopy(deps.db, conversationId);
      if (!row || row.hasMessages) return;
      await pullMessages(deps, {
        conversationId,
        signal: running?.signal ?? AbortSignal.timeout(LOAD_WITHIN_MS),
      });
    },
  };
}

const LOAD_WITHIN_MS = 30_000;
