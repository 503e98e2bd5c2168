import { appendToLog, createLog, type EventLog, trimLog } from "./event-log.ts";
import { LocalReaders, type ReadLog } from "./local-readers.ts";
import type {
  FollowRequest,
  OpenOptions,
  StreamEnd,
  StreamLimits,
  StreamRef,
  StreamsLog,
  StreamWriter,
} from "./stream-types.ts";

const SWEEP_AT_MOST_EVERY_MS = 50;
const SWEEP_AT_LEAST_EVERY_MS = 30_000;

type LocalStream = ReadLog & {
  endedAt: number;
  isStopRequested: boolean;
  isResting: boolean;
  stopCallbacks: (() => void)[];
};

type Options = {
  limits: StreamLimits;
  log: StreamsLog;
  /** Called for every append and for the end; must be cheap. */
  onChange?: (log: EventLog) => void;
  onDrop?: (log: EventLog) => void;
};

/** The streams written in this process. */
export class LocalStreams {
  readonly #options: Options;
  readonly #readers: LocalReaders;
  readonly #streams = new Map<string, LocalStream>();
  /** In the order in which they ended, which is also the order of eviction. */
  readonly #ended = new Set<LocalStream>();
  /** By owner: each stream that is open or reserved. */
  readonly #places = new Map<string, Map<string, "reserved" | "open">>();
  #totalBytes = 0;
  readonly #sweeper: NodeJS.Timeout;

  constructor(options: Options) {
    this.#options = options;
    this.#readers = new LocalReaders(options.log);
    const sweepMs = Math.max(SWEEP_AT_MOST_EVERY_MS, options.limits.keepMs / 4);
    this.#sweeper = setInterval(() => this.#sweep(), Math.min(SWEEP_AT_LEAST_EVERY_MS, sweepMs)).unref();
  }

  find({ streamId, ownerId }: StreamRef): EventLog | null {
    const stream = this.#streams.get(streamId);
    return stream?.log.ownerId === ownerId ? stream.log : null;
  }

  has(streamId: string): boolean {
    return this.#streams.has(streamId);
  }

  open(ref: StreamRef, options: OpenOptions = {}): { log: EventLog; writer: StreamWriter } | null {
    if (this.#streams.has(ref.streamId)) return null;
    const log = createLog(ref, options);
    const stream: LocalStream = {
      log,
      readers: new Set(),
      isQueued: false,
      endedAt: 0,
      isStopRequested: false,
      isResting: false,
      stopCallbacks: [],
    };
    this.#streams.set(ref.streamId, stream);
    this.#placesOf(ref.ownerId).set(ref.streamId, "open");
    const writer: StreamWriter = {
      append: (data) => this.#append(stream, data),
      onStop: (callback) => {
        if (stream.isStopRequested) callback();
        else stream.stopCallbacks.push(callback);
      },
      end: async () => this.#end(stream, "done"),
      leave: async () => this.#end(stream, "interrupted"),
      rest: () => this.#rest(stream),
    };
    return { log, writer };
  }

  follow(request: FollowRequest): (() => void) | null {
    const stream = this.#streams.get(request.streamId);
    if (stream?.log.ownerId !== request.ownerId) return null;
    return this.#readers.add(stream, request);
  }

  requestStop(ref: StreamRef): boolean {
    if (this.find(ref)?.state !== "open") return false;
    this.stop(ref.streamId);
    return true;
  }

  /** Stops a stream; the caller has already checked the owner. */
  stop(streamId: string): void {
    const stream = this.#streams.get(streamId);
    if (!stream || stream.isStopRequested) return;
    stream.isStopRequested = true;
    for (const callback of stream.stopCallbacks.splice(0)) {
      try {
        callback();
      } catch (error) {
        this.#options.log.error({ err: error, streamId }, "a stream could not be stopped");
      }
    }
  }

  countOpen(ownerId: string): number {
    return this.#places.get(ownerId)?.size ?? 0;
  }

  /** `held`: the stream already has a slot. */
  reserve({ streamId, ownerId }: StreamRef, most: number): "reserved" | "held" | "full" {
    if (this.#places.get(ownerId)?.has(streamId)) return "held";
    if (this.countOpen(ownerId) >= most) return "full";
    this.#placesOf(ownerId).set(streamId, "reserved");
    return "reserved";
  }

  /** Returns whether the slot was released. The slot of an open stream is kept. */
  release({ streamId, ownerId }: StreamRef): boolean {
    if (this.#places.get(ownerId)?.get(streamId) === "open") return false;
    this.#freePlace({ streamId, ownerId });
    return true;
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const stream of this.#streams.values()) this.#interrupt(stream);
    this.#readers.deliverQueued();
  }

  #append(stream: LocalStream, data: string): number {
    const { log } = stream;
    if (log.state !== "open") return log.lastId;
    appendToLog(log, data);
    this.#totalBytes += data.length - trimLog(log, this.#options.limits);
    if (this.#totalBytes > this.#options.limits.maxTotalBytes) this.#dropOldest();
    this.#readers.enqueue(stream);
    this.#options.onChange?.(log);
    return log.lastId;
  }

  #end(stream: LocalStream, reason: StreamEnd): void {
    const { log } = stream;
    if (log.state !== "open") return;
    log.state = reason;
    stream.endedAt = Date.now();
    this.#ended.add(stream);
    this.#freePlace(log);
    this.#readers.enqueue(stream);
    this.#options.onChange?.(log);
  }

  #rest(stream: LocalStream): () => void {
    const { log } = stream;
    stream.isResting = true;
    this.#freePlace(log);
    return () => {
      if (!stream.isResting || log.state !== "open") return;
      stream.isResting = false;
      log.openedAt = Date.now();
      this.#placesOf(log.ownerId).set(log.streamId, "open");
    };
  }

  #placesOf(ownerId: string): Map<string, "reserved" | "open"> {
    const places = this.#places.get(ownerId) ?? new Map<string, "reserved" | "open">();
    this.#places.set(ownerId, places);
    return places;
  }

  #freePlace({ streamId, ownerId }: StreamRef): void {
    const places = this.#places.get(ownerId);
    places?.delete(streamId);
    if (places?.size === 0) this.#places.delete(ownerId);
  }

  #interrupt(stream: LocalStream): void {
    if (stream.log.state !== "open") return;
    this.#end(stream, "interrupted");
    this.stop(stream.log.streamId);
  }

  #sweep(): void {
    const now = Date.now();
    const { keepMs, maxOpenMs } = this.#options.limits;
    for (const stream of this.#ended) {
      if (now - stream.endedAt >= (stream.log.keepMs ?? keepMs)) this.#drop(stream);
    }
    for (const stream of this.#streams.values()) {
      if (!stream.isResting && now - stream.log.openedAt >= maxOpenMs) this.#interrupt(stream);
    }
  }

  #dropOldest(): void {
    for (const stream of this.#ended) {
      if (this.#totalBytes <= this.#options.limits.maxTotalBytes) return;
      this.#drop(stream);
    }
  }

  #drop(stream: LocalStream): void {
    this.#ended.delete(stream);
    this.#streams.delete(stream.log.streamId);
    this.#totalBytes -= stream.log.bytes;
    this.#readers.dismiss(stream);
    this.#options.onDrop?.(stream.log);
  }
}
