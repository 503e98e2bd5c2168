import type { UsageEvent } from "@metatron/contract/events";

export const BATCH_SIZE = 20;
export const FLUSH_AFTER_MS = 10_000;
export const RETRY_AFTER_MS = 60_000;
export const MOST_KEPT = 500;

export interface WaitingEvent {
  /** Made once: the server knows a repeated send by it. */
  id: string;
  name: UsageEvent;
  at: string;
  props: Record<string, string | number | boolean>;
}

export interface EventQueueDeps {
  read: () => string | null;
  write: (text: string | null) => void;
  send: (
    events: WaitingEvent[],
    options: { keepalive: boolean },
  ) => Promise<"taken" | "refused" | "unreachable">;
  later: (run: () => void, ms: number) => () => void;
}

export type EventQueue = ReturnType<typeof createEventQueue>;

/** Events wait in storage until the server has them, so nothing is lost offline or by a reload. */
export function createEventQueue({ read, write, send, later }: EventQueueDeps) {
  let cancelTimer: (() => void) | undefined;
  let flight: Promise<void> | undefined;

  function add(event: WaitingEvent) {
    const waiting = [...waitingEvents(), event].slice(-MOST_KEPT);
    store(waiting);
    if (waiting.length >= BATCH_SIZE) void flush();
    else flushIn(FLUSH_AFTER_MS);
  }

  async function flush({ keepalive = false } = {}): Promise<void> {
    // Two sends at once would carry the same events.
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
      // A refused batch would be refused for ever and hold back the ones behind it.
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

  // Read each time: another tab writes to the same place.
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

  return { add, flush, isEmpty: () => waitingEvents().length === 0 };
}
