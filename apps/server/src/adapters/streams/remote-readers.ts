import type { Redis } from "ioredis";
import type { RedisKeys } from "./redis-keys.ts";
import type { RedisReads } from "./redis-reads.ts";
import {
  type FollowRequest,
  type StreamEnd,
  type StreamEvent,
  type StreamsLog,
  StreamsUnavailable,
} from "./stream-types.ts";

/** Heartbeat interval of a writer and its expiry: a writer that is silent for about 5 s counts as dead. */
export const HEARTBEAT_EVERY_MS = 800;
export const HEARTBEAT_LASTS_MS = 2500;
const MISSED_CHECKS_UNTIL_DEAD = 3;
/**
 * Without Redis the state of the writer is unknown. After this time the reader should load the answer from
 * history.
 */
const CHECKS_UNTIL_GIVING_UP = Math.round(30_000 / HEARTBEAT_EVERY_MS);

type Reader = {
  readonly request: FollowRequest;
  readonly channel: string;
  node: string;
  cursor: number;
  state: "idle" | "reading" | "reading, more came" | "gone";
  /**
   * Whether the stream exists in Redis. `isWriterAlive`: the writer's heartbeat existed at the last check.
   */
  isKnown: boolean;
  isWriterAlive: boolean;
  missedChecks: number;
  failedChecks: number;
  hasFailedRead: boolean;
};

type Options = { commands: Redis; subscriptions: Redis; reads: RedisReads; keys: RedisKeys; log: StreamsLog };

/**
 * Readers on this node of streams written on other nodes. Each continues from its own last id, so a missed
 * wake-up costs time, but no events.
 */
export class RemoteReaders {
  readonly #options: Options;
  readonly #byChannel = new Map<string, Set<Reader>>();
  readonly #checker: NodeJS.Timeout;

  constructor(options: Options) {
    this.#options = options;
    this.#checker = setInterval(() => void this.#checkWriters(), HEARTBEAT_EVERY_MS).unref();
    options.commands.on("ready", () => this.#recover());
    options.subscriptions.on("ready", () => this.#recover());
  }

  async follow(request: FollowRequest): Promise<(() => void) | null> {
    const stream = await this.#options.reads.find(request);
    if (!stream) return null;
    const reader: Reader = {
      request,
      channel: this.#options.keys.log(request.streamId),
      node: stream.node,
      cursor: Math.max(0, Math.trunc(request.afterId)),
      state: "idle",
      isKnown: true,
      isWriterAlive: true,
      missedChecks: 0,
      failedChecks: 0,
      hasFailedRead: false,
    };
    await this.#join(reader);
    void this.#read(reader);
    return () => this.#leave(reader);
  }

  wake(channel: string): void {
    for (const reader of this.#byChannel.get(channel) ?? []) void this.#read(reader);
  }

  close(): void {
    clearInterval(this.#checker);
    for (const reader of this.#all()) this.#finish(reader, "interrupted");
  }

  #all(): Reader[] {
    return [...this.#byChannel.values()].flatMap((readers) => [...readers]);
  }

  /** Subscribes before the first read: an event written in between would wake nobody. */
  async #join(reader: Reader): Promise<void> {
    const readers = this.#byChannel.get(reader.channel);
    if (readers) readers.add(reader);
    else this.#byChannel.set(reader.channel, new Set([reader]));
    try {
      await this.#options.subscriptions.subscribe(reader.channel);
    } catch (error) {
      this.#leave(reader);
      throw new StreamsUnavailable("Redis did not answer.", { cause: error });
    }
  }

  #leave(reader: Reader): void {
    reader.state = "gone";
    const readers = this.#byChannel.get(reader.channel);
    if (!readers?.delete(reader) || readers.size > 0) return;
    this.#byChannel.delete(reader.channel);
    this.#options.subscriptions.unsubscribe(reader.channel).catch(() => undefined);
  }

  async #read(reader: Reader): Promise<void> {
    if (reader.state === "reading") reader.state = "reading, more came";
    if (reader.state !== "idle") return;
    try {
      let hasMore = true;
      while (hasMore) {
        reader.state = "reading";
        hasMore = await this.#readOnce(reader);
      }
      reader.hasFailedRead = false;
    } catch {
      reader.hasFailedRead = true;
    }
    if (!isGone(reader)) reader.state = "idle";
  }

  /** Returns whether there may be more events. */
  async #readOnce(reader: Reader): Promise<boolean> {
    const { streamId } = reader.request;
    const { stream, events, hasMore } = await this.#options.reads.read(streamId, reader.cursor);
    if (isGone(reader)) return false;
    reader.isKnown = stream !== null;
    reader.node = stream?.node ?? reader.node;
    if (reader.isKnown && reader.isWriterAlive) reader.missedChecks = 0;
    // A reader of an earlier attempt continues with the first event of this one.
    if (stream && reader.cursor < stream.firstId - 1) reader.cursor = stream.firstId - 1;
    if (!(await this.#hand(reader, events))) return false;
    if (hasMore) return true;
    const end = stream?.end;
    if (end) return this.#finish(reader, reader.cursor >= end.lastId ? end.reason : "interrupted");
    if (reader.missedChecks >= MISSED_CHECKS_UNTIL_DEAD) return this.#finish(reader, "interrupted");
    return reader.state === "reading, more came";
  }

  /** Returns whether the reader is still following afterwards. */
  async #hand(reader: Reader, events: readonly StreamEvent[]): Promise<boolean> {
    const [first, last] = [events[0], events.at(-1)];
    if (!first || !last) return true;
    if (first.id !== reader.cursor + 1) return this.#finish(reader, "interrupted");
    reader.cursor = last.id;
    try {
      await reader.request.onEvents(events);
    } catch (error) {
      this.#expel(reader, error);
    }
    return !isGone(reader);
  }

  #finish(reader: Reader, reason: StreamEnd): false {
    this.#leave(reader);
    try {
      reader.request.onEnd(reason);
    } catch (error) {
      this.#expel(reader, error);
    }
    return false;
  }

  #expel(reader: Reader, error: unknown): void {
    this.#leave(reader);
    this.#options.log.error({ err: error, streamId: reader.request.streamId }, "a stream reader failed");
  }

  /**
   * During an outage wake-ups were missed, and the heartbeats of other nodes may return slightly later than
   * our connection.
   */
  #recover(): void {
    for (const reader of this.#all()) {
      reader.missedChecks = 0;
      void this.#read(reader);
    }
  }

  async #checkWriters(): Promise<void> {
    const readers = this.#all();
    try {
      const living = await this.#options.reads.livingNodes([...new Set(readers.map(({ node }) => node))]);
      for (const reader of readers) this.#check(reader, living.has(reader.node));
    } catch {
      for (const reader of readers) {
        reader.failedChecks += 1;
        if (reader.failedChecks >= CHECKS_UNTIL_GIVING_UP && !isGone(reader))
          this.#finish(reader, "interrupted");
      }
    }
  }

  #check(reader: Reader, isWriterAlive: boolean): void {
    if (isGone(reader)) return;
    reader.failedChecks = 0;
    reader.isWriterAlive = isWriterAlive;
    reader.missedChecks = isWriterAlive && reader.isKnown ? 0 : reader.missedChecks + 1;
    if (reader.hasFailedRead || reader.missedChecks >= MISSED_CHECKS_UNTIL_DEAD) void this.#read(reader);
  }
}

function isGone(reader: Reader): boolean {
  return reader.state === "gone";
}
