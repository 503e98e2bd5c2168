import { type EventLog, eventsAfter } from "./event-log.ts";
import type { FollowRequest, StreamEnd, StreamEvent, StreamsLog } from "./stream-types.ts";

const EVENTS_PER_BATCH = 1000;

type Reader = { request: FollowRequest; cursor: number; state: "waiting" | "handling" | "gone" };

/** One log and its readers in this process. */
export type ReadLog = { readonly log: EventLog; readonly readers: Set<Reader>; isQueued: boolean };

/** Delivers logs to their readers: events appended within one turn of the event loop are one batch. */
export class LocalReaders {
  readonly #log: StreamsLog;
  #queue: ReadLog[] = [];

  constructor(log: StreamsLog) {
    this.#log = log;
  }

  add(stream: ReadLog, request: FollowRequest): () => void {
    const reader: Reader = { request, cursor: Math.max(0, Math.trunc(request.afterId)), state: "waiting" };
    stream.readers.add(reader);
    this.enqueue(stream);
    return () => leave(stream, reader);
  }

  enqueue(stream: ReadLog): void {
    if (stream.isQueued || stream.readers.size === 0) return;
    stream.isQueued = true;
    if (this.#queue.push(stream) === 1) setImmediate(() => this.deliverQueued());
  }

  deliverQueued(): void {
    const queue = this.#queue;
    this.#queue = [];
    for (const stream of queue) {
      stream.isQueued = false;
      for (const reader of stream.readers) this.#deliver(stream, reader);
    }
  }

  /** For a log that is about to be dropped: each reader receives what it can take now. */
  dismiss(stream: ReadLog): void {
    for (const reader of stream.readers) {
      this.#deliver(stream, reader);
      if (reader.state !== "gone") this.#finish(stream, reader, "interrupted");
    }
  }

  #deliver(stream: ReadLog, reader: Reader): void {
    const { log } = stream;
    reader.cursor = Math.max(reader.cursor, log.firstId - 1);
    while (reader.state === "waiting") {
      if (reader.cursor < log.droppedId) {
        this.#finish(stream, reader, "interrupted");
        return;
      }
      if (reader.cursor >= log.lastId) {
        if (log.state !== "open") this.#finish(stream, reader, log.state);
        return;
      }
      const events = eventsAfter(log, reader.cursor, EVENTS_PER_BATCH);
      const last = events.at(-1);
      if (!last) return;
      reader.cursor = last.id;
      this.#hand(stream, reader, events);
    }
  }

  #hand(stream: ReadLog, reader: Reader, events: readonly StreamEvent[]): void {
    try {
      const handled = reader.request.onEvents(events);
      if (!handled) return;
      reader.state = "handling";
      handled.then(
        () => {
          if (reader.state !== "handling") return;
          reader.state = "waiting";
          this.#deliver(stream, reader);
        },
        (error: unknown) => this.#expel(stream, reader, error),
      );
    } catch (error) {
      this.#expel(stream, reader, error);
    }
  }

  #finish(stream: ReadLog, reader: Reader, reason: StreamEnd): void {
    leave(stream, reader);
    try {
      reader.request.onEnd(reason);
    } catch (error) {
      this.#expel(stream, reader, error);
    }
  }

  /** Removes a reader that threw: its error must not reach the writer or the other readers. */
  #expel(stream: ReadLog, reader: Reader, error: unknown): void {
    leave(stream, reader);
    this.#log.error({ err: error, streamId: stream.log.streamId }, "a stream reader failed");
  }
}

function leave(stream: ReadLog, reader: Reader): void {
  reader.state = "gone";
  stream.readers.delete(reader);
}
