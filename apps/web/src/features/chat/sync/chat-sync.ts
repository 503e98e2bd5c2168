import { ApiError } from "../../../api/api-error.ts";
import { applyConversationEnd } from "../../../local-db/apply-end.ts";
import { isNewDevice, readCopy } from "../../../local-db/server-copies.ts";
import { flushOutbox } from "./flush-outbox.ts";
import type { Lane } from "./next-step.ts";
import { pullNewest } from "./pull-conversations.ts";
import { pullEnd } from "./pull-end.ts";
import { fetchMissing, pullMessages, refreshStreaming } from "./pull-messages.ts";
import { reconcile } from "./reconcile.ts";
import { createRunner } from "./run-again.ts";
import type { EarlyConversation, SyncDeps } from "./sync-deps.ts";

export const RECONCILE_EVERY_MS = 60_000;
export const REFRESH_EVERY_MS = 3_000;
/**
 * Pause between batches of the first sync: a long history takes a third of a person's requests per minute.
 */
const FETCH_PAUSE_MS = 6_000;
const FETCH_PAUSE_WHEN_LIGHT_MS = 30_000;

/** Keeps the local copy and the server in sync while a person is signed in. */
export function createChatSync(deps: SyncDeps) {
  const { clock, surroundings, locks, personKey } = deps;
  let running: AbortController | undefined;
  let reconciledAt = Number.NEGATIVE_INFINITY;
  const timers = new Map<string, () => void>();
  let hasShownNewest = false;
  const loading = new Map<string, Promise<void>>();
  let earlyEnd: Promise<unknown> = Promise.resolve();
  const flush: Record<Lane, () => Promise<void>> = {
    others: createRunner(() => whenPossible((signal) => flushLane("others", signal))),
    uploads: createRunner(() => whenPossible((signal) => flushLane("uploads", signal))),
    imports: createRunner(() => whenPossible((signal) => flushLane("imports", signal))),
  };
  const pull = createRunner(() => whenPossible(pullOnce));

  /** Ignores network errors: the task is retried at intervals and when the connection is back. */
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
    // A question may have waited for its files, or for the messages before it.
    if (lane !== "others") void flush.others();
    if (flushed.type === "halted" || flushed.nextLookAt === null) return;
    schedule(`flush ${lane}`, flushed.nextLookAt - clock.now(), flush[lane]);
  }

  async function pullOnce(signal: AbortSignal) {
    schedule("pull", RECONCILE_EVERY_MS, run);
    if (!surroundings.isVisible()) return;
    // The list of a new device would delay the conversation that the person waits for.
    await earlyEnd.catch(() => undefined);
    // If another tab holds the lock, its writes are visible here too.
    await locks.ifFree(`metatron.pull.${personKey}`, async () => {
      if (clock.now() - reconciledAt >= RECONCILE_EVERY_MS) await compare(signal);
      const fetched = await fetchMissing(deps, signal, (id) => loading.has(id));
      if ((await refreshStreaming(deps, signal)) > 0) schedule("pull", REFRESH_EVERY_MS, pull);
      else if (fetched === "some left") schedule("pull", fetchPauseMs(), pull);
    });
  }

  const fetchPauseMs = () => (surroundings.isLight?.() ? FETCH_PAUSE_WHEN_LIGHT_MS : FETCH_PAUSE_MS);

  async function compare(signal: AbortSignal) {
    // Set before the comparison starts: a refresh requested during it must
    // run again, because it may have seen newer data.
    reconciledAt = clock.now();
    try {
      await showNewest(signal);
      await reconcile(deps, signal);
    } catch (error) {
      reconciledAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  }

  /** On a new device the comparison finds everything missing, so the top of the list is fetched before it. */
  async function showNewest(signal: AbortSignal) {
    if (hasShownNewest) return;
    if (await isNewDevice(deps.db, deps.early?.id)) await pullNewest(deps, signal);
    hasShownNewest = true;
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

  /** Sends local changes first: a comparison before that would restore the old values. */
  async function run() {
    await wake();
    await pull();
  }

  /** Does not await uploads and imports, which may last minutes. */
  async function wake() {
    void flush.uploads();
    void flush.imports();
    await flush.others();
  }

  /** Compares with the server now, e.g. after an answer has ended. */
  async function refresh() {
    reconciledAt = Number.NEGATIVE_INFINITY;
    await run();
  }

  /** The copy here has the whole answer, so that on a slow line the comparison of the next minute is enough. */
  async function answerEnded() {
    if (surroundings.isLight?.()) await wake();
    else await refresh();
  }

  function handleChange() {
    if (!surroundings.isOnline()) reconciledAt = Number.NEGATIVE_INFINITY;
    void run();
  }

  return {
    /**
     * The returned function stops the sync. Requests in flight are
     * aborted; their ids make a later retry safe.
     */
    start(): () => void {
      const mine = new AbortController();
      running = mine;
      const unsubscribe = surroundings.subscribe(handleChange);
      // The page asks again, and shows the failure.
      if (deps.early) load(deps.early.id).catch(() => undefined);
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

    /** Called after an entry was added to the outbox. */
    wake,

    refresh,

    answerEnded,

    /**
     * Fetches a conversation that is being opened: its last messages first, then all. Throws an `ApiError` on
     * failure. A page that asks again once the last messages are there joins the same request.
     */
    load,
  };

  function load(conversationId: string): Promise<void> {
    const known = loading.get(conversationId);
    if (known) return known;
    const load = loadOnce(conversationId).finally(() => loading.delete(conversationId));
    loading.set(conversationId, load);
    return load;
  }

  async function loadOnce(conversationId: string) {
    const signal = running?.signal ?? AbortSignal.timeout(LOAD_WITHIN_MS);
    if (deps.early?.id === conversationId) {
      const storing = storeEarlyEnd(deps, deps.early);
      earlyEnd = storing;
      if ((await storing) === "stored") return await pullMessages(deps, { conversationId, signal });
    }
    const row = await readCopy(deps.db, conversationId);
    if (row?.hasMessages) return;
    // A conversation that was never sent has no end on the server.
    if (row && !row.isOnServer) return;
    if ((await pullEnd(deps, conversationId, signal)) === "stored")
      await pullMessages(deps, { conversationId, signal });
  }
}

/** Nothing is read before it is written, so that the page's first read finds the messages. */
async function storeEarlyEnd({ db }: SyncDeps, early: EarlyConversation): Promise<"stored" | "missing"> {
  const end = await early.take();
  if (!end) return "missing";
  await applyConversationEnd(db, end);
  return "stored";
}

const LOAD_WITHIN_MS = 30_000;
