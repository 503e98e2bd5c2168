import type { BaseLogger } from "pino";

/** Ids count up from 1 within a stream, without holes. */
export type StreamEvent = { readonly id: number; readonly data: string };

export type StreamEnd = "done" | "interrupted";

export type StreamRef = { streamId: string; ownerId: string };

export type FollowRequest = StreamRef & {
  /** The last id the reader has seen; 0 for the whole stream. */
  afterId: number;
  /** A returned promise holds this reader's next batch back until it settles, so a slow socket slows nobody else. */
  onEvents(events: readonly StreamEvent[]): void | Promise<void>;
  onEnd(reason: StreamEnd): void;
};

export interface StreamWriter {
  /** Answers the event's id. Once the stream has ended nothing more is written. */
  append(data: string): number;
  /** Called once when someone asks this stream to stop, on whichever node; at once when that was before. */
  onStop(callback: () => void): void;
  end(): Promise<void>;
  /** Ends the stream as interrupted: this process does not go on with it, another one may. */
  leave(): Promise<void>;
}

/** One of the places that an owner has for streams at once. */
export interface Reservation {
  /** Gives the place back; a stream that was opened in it keeps it until the stream ends. */
  release(): Promise<void>;
}

export interface OpenOptions {
  /**
   * For a stream whose writer died: how many times another went on with it. Ids begin far above those of the attempts
   * before, some of which only the dead writer's own readers have seen, and readers of those go on with the first event
   * of this attempt, which must tell all that came before it.
   */
  attempt?: number;
}

/** More events than a stream may have. */
const IDS_PER_ATTEMPT = 1_000_000;

export function firstIdOf({ attempt = 0 }: OpenOptions): number {
  return attempt * IDS_PER_ATTEMPT + 1;
}

export interface Streams {
  /**
   * Takes a place for a stream that is about to be opened, so that requests sent at once can't all find the same place
   * free. Null when the owner has `most` on all nodes; a stream that has its place already needs no second one.
   */
  reserve(ref: StreamRef, most: number): Promise<Reservation | null>;
  /** Null when the id is taken, on any node: the answer is being written already, or was. */
  open(ref: StreamRef, options?: OpenOptions): Promise<StreamWriter | null>;
  /** Answers how to leave, or null when this owner has no such stream. */
  follow(request: FollowRequest): Promise<(() => void) | null>;
  /** False when this owner has no such stream, or it has ended. */
  requestStop(ref: StreamRef): Promise<boolean>;
  /** Streams being written for this owner, or about to be, on all nodes. */
  countOpen(ownerId: string): Promise<number>;
  /** Rejects with the reason when streams can't reach other nodes. */
  check(): Promise<void>;
  /** Streams still open end as interrupted. */
  close(): Promise<void>;
}

/** Other nodes can't be asked now; trying again later may find the stream. */
export class StreamsUnavailable extends Error {
  override name = "StreamsUnavailable";
}

export type StreamLimits = {
  /** How long an ended stream can still be read. */
  keepMs: number;
  /** A writer that forgot to end would count against its owner for ever. */
  maxOpenMs: number;
  maxEventsPerStream: number;
  maxBytesPerStream: number;
  /** Above this, ended streams are dropped before their time, oldest first. */
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
