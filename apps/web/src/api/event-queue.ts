import type { UsageEvent, UsageProps } from "@metatron/contract/usage-events/constants";

export const BATCH_SIZE = 20;
export const FLUSH_AFTER_MS = 10_000;
/** Each request is more headers than events. */
export const FLUSH_AFTER_WHEN_LIGHT_MS = 5 * 60_000;
export const RETRY_AFTER_MS = 60_000;
export const MOST_KEPT = 500;

export interface WaitingEvent {
  /** Assigned once: the server deduplicates retries by this id. */
  id: string;
  name: UsageEvent;
  at: string;
  props: UsageProps;
}

export interface EventQueueDeps {
  read: () => string | null;
  write: (text: string | null) => void;
  send: (
    events: WaitingEvent[],
    options: { keepalive: boolean },
  ) => Promise<"taken" | "refused" | "unreachable">;
  later: (run: () => void, ms: number) => () => void;
  /** Runs the callback when the interface is idle. */
  whenIdle: (run: () => void) => void;
  isLight?: () => boolean;
}

export type EventQueue = ReturnType<typeof createEventQueue>;

/** Events stay in storage until the server has confirmed them, so none are lost offline or by a reload. */
export function createEventQueue({ read, write, send, later, whenIdle, isLight }: EventQueueDeps) {
  let cancelTimer: (() => void) | undefined;
  let flight: Promise<void> | undefined;
  let fresh: WaitingEvent[] = [];

  /**
   * Only appends to an array, because this runs inside click
   * handlers; the slow work waits until the page is idle.
   */
  function add(event: WaitingEvent) {
    fresh.push(event);
    if (fresh.length > 1) return;
    whenIdle(() => {
      if (keepFresh() >= BATCH_SIZE) void flush();
      else flushIn(isLight?.() ? FLUSH_AFTER_WHEN_LIGHT_MS : FLUSH_AFTER_MS);
    });
  }

  function keepFresh(): number {
    const waiting = waitingEvents();
    if (fresh.length === 0) return waiting.length;
    const all = [...waiting, ...fresh].slice(-MOST_KEPT);
    fresh = [];
    store(all);
    return all.length;
  }

  async function flush({ keepalive = false } = {}): Promise<void> {
    keepFresh();
    // Two concurrent requests would carry the same events.
    if (flight) return flight;
    cancelTimer?.();
    cancelTimer = undefined;
    flight = sendAll({ keepalive }).finally(() => {
      flight = undefined;
    });
    return flight;
  }

  async function sendAll(options: { keepalive: boolean }) {
    for (let batch = waitingEvents().slice(0, BATCH_SIZE); batch.length > 0; ) {
      const outcome = await send(batch, options);
      if (outcome === "unreachable") return flushIn(RETRY_AFTER_MS);
      // A batch that was refused once is always refused, and would block all batches behind it.
      const sent = new Set(batch.map(({ id }) => id));
      const waiting = waitingEvents().filter(({ id }) => !sent.has(id));
      store(waiting);
      batch = waiting.slice(0, BATCH_SIZE);
    }
  }

  function flushIn(ms: number) {
    cancelTimer ??= later(() => {
      cancelTimer = undefined;
      void flush();
    }, ms);
  }

  // Not cached: other tabs write to the same storage key.
  function waitingEvents(): WaitingEvent[] {
    try {
      const events: unknown = JSON.parse(read() ?? "[]");
      return Array.isArray(events) ? events : [];
    } catch {
      return [];
    }
  }

  function store(events: WaitingEvent[]) {
    write(events.length > 0 ? JSON.stringify(events) : null);
  }

  return { add, flush, isEmpty: () => fresh.length === 0 && waitingEvents().length === 0 };
}
