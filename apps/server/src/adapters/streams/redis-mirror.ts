import { setTimeout as delay } from "node:timers/promises";
import type { Redis } from "ioredis";
import { type EventLog, eventsAfter } from "./event-log.ts";
import type { EventGroup, RedisWrites } from "./redis-writes.ts";
import { firstIdOf, type OpenOptions, type StreamRef, type StreamsLog } from "./stream-types.ts";

const FLUSH_EVERY_MS = 10;
const RETRY_EVERY_MS = 500;
const END_WAIT_MS = 1000;
/** Lua can't unpack more than a few thousand values at once. */
const EVENTS_PER_GROUP = 500;
/** A script blocks Redis for all other clients while it runs. */
const EVENTS_PER_FLUSH = 5000;
const STREAMS_PER_FLUSH = 500;

type Copy = {
  readonly log: EventLog;
  sentId: number;
  /**
   * `unsure` after an outage or a rejected append: what Redis holds must be read before more is sent.
   * `foreign`: another node owns this id.
   */
  state: "unsure" | "agreed" | "ended" | "foreign";
  readonly settled: PromiseWithResolvers<void>;
};

type Options = {
  redis: Redis;
  writes: RedisWrites;
  log: StreamsLog;
  onStopRequested: (streamId: string) => void;
};

/**
 * Copies the logs written by this node to Redis, for readers on other nodes. The local log is authoritative:
 * an outage of Redis only delays the copy.
 */
export class RedisMirror {
  readonly #options: Options;
  readonly #copies = new Map<string, Copy>();
  readonly #behind = new Set<Copy>();
  #timer: NodeJS.Timeout | null = null;
  #isFlushing = false;
  #isFailing = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Claims the id for this node. While Redis is unreachable, answers can still be written. */
  async reserve(ref: StreamRef, options: OpenOptions): Promise<"new" | "taken" | "unknown"> {
    if (!this.#isConnected) return "unknown";
    try {
      const firstId = firstIdOf(options);
      const mode = options.attempt ? "over" : "new";
      return (await this.#options.writes.announce({ ...ref, firstId }, mode)) ? "new" : "taken";
    } catch (error) {
      this.#options.log.warn(
        { err: error, streamId: ref.streamId },
        "a stream starts unknown to other nodes",
      );
      return "unknown";
    }
  }

  add(log: EventLog, reserved: "new" | "unknown"): void {
    const state = reserved === "new" ? "agreed" : "unsure";
    this.#copies.set(log.streamId, {
      log,
      sentId: log.firstId - 1,
      state,
      settled: Promise.withResolvers<void>(),
    });
    if (state === "unsure") this.changed(log);
  }

  changed(log: EventLog): void {
    const copy = this.#copies.get(log.streamId);
    if (!copy || copy.state === "foreign") return;
    this.#behind.add(copy);
    this.#schedule(FLUSH_EVERY_MS);
  }

  forget(log: EventLog): void {
    const copy = this.#copies.get(log.streamId);
    if (!copy) return;
    this.#copies.delete(log.streamId);
    this.#behind.delete(copy);
    copy.settled.resolve();
  }

  /** Resolves when the end of the stream was copied to Redis, or after a limited wait. */
  async waitUntilCopied(log: EventLog): Promise<void> {
    const copy = this.#copies.get(log.streamId);
    if (!copy || copy.state === "foreign" || !this.#isConnected) return;
    await Promise.race([copy.settled.promise, delay(END_WAIT_MS, undefined, { ref: false })]);
  }

  /** After an outage Redis may have lost everything, or hold more than it could confirm. */
  recheck(): void {
    for (const copy of this.#copies.values()) {
      if (copy.state === "foreign") continue;
      copy.state = "unsure";
      this.#behind.add(copy);
    }
    this.#schedule(0);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#copies.values()].map(({ log }) => this.waitUntilCopied(log)));
    if (this.#timer) clearTimeout(this.#timer);
    this.#copies.clear();
    this.#behind.clear();
  }

  get #isConnected(): boolean {
    return this.#options.redis.status === "ready";
  }

  #schedule(afterMs: number): void {
    if (this.#timer || this.#isFlushing || this.#behind.size === 0 || !this.#isConnected) return;
    this.#timer = setTimeout(() => void this.#flush(), afterMs);
  }

  async #flush(): Promise<void> {
    this.#timer = null;
    this.#isFlushing = true;
    const copies = [...this.#behind].slice(0, STREAMS_PER_FLUSH);
    let nextMs = FLUSH_EVERY_MS;
    try {
      await this.#agree(copies.filter((copy) => copy.state === "unsure"));
      await this.#sendEvents(copies);
      await this.#sendEnds(copies);
      this.#isFailing = false;
    } catch (error) {
      for (const copy of copies) if (copy.state === "agreed") copy.state = "unsure";
      // Logged once, not at every retry.
      if (!this.#isFailing) this.#options.log.warn({ err: error }, "streams can't be copied to redis");
      this.#isFailing = true;
      nextMs = RETRY_EVERY_MS;
    }
    for (const copy of copies) this.#release(copy);
    this.#isFlushing = false;
    this.#schedule(nextMs);
  }

  #release(copy: Copy): void {
    if (copy.state === "ended") {
      this.forget(copy.log);
      return;
    }
    const isLevel = copy.state === "agreed" && copy.sentId >= copy.log.lastId && copy.log.state === "open";
    const isWaiting = this.#behind.delete(copy);
    // Moved to the end of the queue, so that a few busy streams do not delay the others.
    if (isWaiting && !isLevel && copy.state !== "foreign") this.#behind.add(copy);
  }

  async #agree(copies: Copy[]): Promise<void> {
    const answers = await Promise.all(copies.map(({ log }) => this.#options.writes.announce(log, "again")));
    for (const [i, copy] of copies.entries()) {
      const answer = answers[i];
      copy.state = answer ? "agreed" : "foreign";
      copy.sentId = Math.max(answer?.lastId ?? 0, copy.log.firstId - 1);
      if (answer?.isStopRequested) this.#options.onStopRequested(copy.log.streamId);
    }
  }

  async #sendEvents(copies: Copy[]): Promise<void> {
    const groups: (EventGroup & { copy: Copy })[] = [];
    let room = EVENTS_PER_FLUSH;
    for (const copy of copies) {
      if (copy.state !== "agreed" || room === 0) continue;
      const events = eventsAfter(copy.log, copy.sentId, Math.min(EVENTS_PER_GROUP, room));
      const last = events.at(-1);
      if (!last) continue;
      room -= events.length;
      groups.push({ copy, log: copy.log, events, lastId: last.id });
    }
    if (groups.length === 0) return;
    const taken = await this.#options.writes.append(groups);
    for (const [i, { copy, lastId }] of groups.entries()) {
      if (taken[i]) copy.sentId = lastId;
      else copy.state = "unsure";
    }
  }

  async #sendEnds(copies: Copy[]): Promise<void> {
    const finished = copies.filter(
      ({ state, sentId, log }) => state === "agreed" && log.state !== "open" && sentId >= log.lastId,
    );
    const ends = finished.map(async (copy) => {
      await this.#options.writes.end(copy.log);
      copy.state = "ended";
    });
    await Promise.all(ends);
  }
}
