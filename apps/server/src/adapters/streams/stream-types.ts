import type { BaseLogger } from "pino";

/** Ids start at 1 within a stream and have no gaps. */
export type StreamEvent = { readonly id: number; readonly data: string };

export type StreamEnd = "done" | "interrupted";

export type StreamRef = { streamId: string; ownerId: string };

export type FollowRequest = StreamRef & {
  /** The last id that the reader has received; 0 for the whole stream. */
  afterId: number;
  /**
   * A returned promise delays this reader's next batch until it settles, so a slow socket does not slow other
   * readers.
   */
  onEvents(events: readonly StreamEvent[]): void | Promise<void>;
  onEnd(reason: StreamEnd): void;
};

export interface StreamWriter {
  /** Returns the event's id. After the end of the stream nothing is written. */
  append(data: string): number;
  /** Called once when a stop is requested on any node; immediately if it was requested before. */
  onStop(callback: () => void): void;
  end(): Promise<void>;
  /** Ends the stream as interrupted: this process does not continue it, but another one may. */
  leave(): Promise<void>;
  /**
   * Marks that the stream waits for a person: it takes none of its owner's slots, and `maxOpenMs` does not
   * apply until the returned function is called. That function takes a slot without a check of the limit.
   */
  rest(): () => void;
}

/** One of an owner's slots for concurrent streams. */
export interface Reservation {
  /** Releases the slot, unless a stream was opened in it: then the slot is kept until the stream ends. */
  release(): Promise<void>;
}

export interface OpenOptions {
  /**
   * How many times another writer has taken the stream over after its writer died. Ids begin far above those
   * of earlier attempts, because the dead writer's own readers may have seen ids that nobody else knows.
   * Those readers continue with the first event of this attempt, which must contain everything before it.
   */
  attempt?: number;
  /** How long the ended stream stays readable, where that is shorter than for other streams. */
  keepMs?: number;
}

/** Above the maximum number of events of a stream. */
const IDS_PER_ATTEMPT = 1_000_000;

export function firstIdOf({ attempt = 0 }: OpenOptions): number {
  return attempt * IDS_PER_ATTEMPT + 1;
}

export interface Streams {
  /**
   * Reserves a slot for a stream that is about to be opened, so that concurrent requests can't take the same
   * slot. Null if the owner already has `most` streams on all nodes; a stream that has a slot needs no second
   * one.
   */
  reserve(ref: StreamRef, most: number): Promise<Reservation | null>;
  /** Null if the id is taken on any node: the answer is being written, or was written before. */
  open(ref: StreamRef, options?: OpenOptions): Promise<StreamWriter | null>;
  /** Returns a function that stops following, or null if this owner has no such stream. */
  follow(request: FollowRequest): Promise<(() => void) | null>;
  /** False if this owner has no such stream, or it has ended. */
  requestStop(ref: StreamRef): Promise<boolean>;
  /** The number of this owner's open and reserved streams on all nodes. */
  countOpen(ownerId: string): Promise<number>;
  /** Rejects with the reason if streams can't reach other nodes. */
  check(): Promise<void>;
  /** Streams still open end as interrupted. */
  close(): Promise<void>;
}

/** Other nodes can't be reached now; a retry may find the stream. */
export class StreamsUnavailable extends Error {
  override name = "StreamsUnavailable";
}

export type StreamLimits = {
  /** How long an ended stream stays readable. */
  keepMs: number;
  /** A stream that its writer never ends would occupy its owner's slot for ever. Resting streams are exempt. */
  maxOpenMs: number;
  maxEventsPerStream: number;
  maxBytesPerStream: number;
  /** Above this size, ended streams are evicted early, oldest first. */
  maxTotalBytes: number;
};

export const DEFAULT_STREAM_LIMITS: StreamLimits = {
  keepMs: 5 * 60_000,
  maxOpenMs: 30 * 60_000,
  maxEventsPerStream: 50_000,
  maxBytesPerStream: 8 * 1024 * 1024,
  maxTotalBytes: 256 * 1024 * 1024,
};

export type StreamsLog = Pick<BaseLogger, "info" | "warn" | "error">;

/** One count towards a limit. */
export type Hit = {
  key: string;
  windowMs: number;
  /** Weight of the hit: 1 for a request, or a number of bytes or tokens. */
  amount?: number;
};
