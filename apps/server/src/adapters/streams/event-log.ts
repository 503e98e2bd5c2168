import {
  firstIdOf,
  type OpenOptions,
  type StreamEnd,
  type StreamEvent,
  type StreamLimits,
  type StreamRef,
} from "./stream-types.ts";

export type EventLog = {
  readonly streamId: string;
  readonly ownerId: string;
  /** When the writer opened the stream, or last continued it after a rest. */
  openedAt: number;
  /** 1, or the first id of a later attempt, at which readers of earlier attempts continue. */
  readonly firstId: number;
  state: "open" | StreamEnd;
  events: StreamEvent[];
  /** Events up to this id were dropped to stay within the limits. */
  droppedId: number;
  lastId: number;
  bytes: number;
  /** Shorter than the general limit, for a stream whose text must not stay. */
  readonly keepMs: number | undefined;
};

export function createLog({ streamId, ownerId }: StreamRef, options: OpenOptions = {}): EventLog {
  const firstId = firstIdOf(options);
  return {
    streamId,
    ownerId,
    openedAt: Date.now(),
    firstId,
    state: "open",
    events: [],
    droppedId: firstId - 1,
    lastId: firstId - 1,
    bytes: 0,
    keepMs: options.keepMs,
  };
}

export function appendToLog(log: EventLog, data: string): number {
  log.lastId += 1;
  log.events.push({ id: log.lastId, data });
  log.bytes += data.length;
  return log.lastId;
}

export function eventsAfter(log: EventLog, id: number, atMost: number): readonly StreamEvent[] {
  const from = Math.max(0, id - log.droppedId);
  return log.events.slice(from, from + atMost);
}

/**
 * Drops the oldest quarter at once: dropping one event per append would move the whole array each time.
 * Returns the number of bytes freed.
 */
export function trimLog(log: EventLog, limits: StreamLimits): number {
  const before = log.bytes;
  while (
    log.events.length > 1 &&
    (log.events.length > limits.maxEventsPerStream || log.bytes > limits.maxBytesPerStream)
  ) {
    const dropped = log.events.splice(0, Math.ceil(log.events.length / 4));
    log.droppedId += dropped.length;
    for (const event of dropped) log.bytes -= event.data.length;
  }
  return before - log.bytes;
}
