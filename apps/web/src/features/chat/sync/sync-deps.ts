import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";
import type { call, callForEvents } from "../../../api/call.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import type { OutboxEntry, OutboxOperation } from "../../../local-db/rows.ts";
import type { Locks } from "./locks.ts";

export interface SyncClock {
  /** Wall clock in milliseconds. */
  now: () => number;
  /** Runs a task after some time; the answer cancels it. */
  after: (ms: number, task: () => void) => () => void;
}

export interface Surroundings {
  isOnline: () => boolean;
  isVisible: () => boolean;
  /** Calls back when either changes. */
  subscribe: (listener: () => void) => () => void;
}

export type Upload = Extract<OutboxOperation, { kind: "upload" }> & { conversationId: string };

/** Everything outside that the sync touches, so that it runs without a browser too. */
export interface SyncDeps {
  db: ChatsDatabase;
  /** Locks of one person are apart from those of another. */
  personKey: string;
  call: typeof call;
  callForEvents: typeof callForEvents;
  clock: SyncClock;
  surroundings: Surroundings;
  locks: Locks;
  /** Brings a file to the server whole, or throws an `ApiError`; asked again with the same id it must not make another. */
  upload: (upload: Upload, signal: AbortSignal) => Promise<void>;
  /** Reads the stream of an answer that this tab has just asked for. Left out, it is let go: the answer goes on. */
  follow?: (answerId: string, stream: Response) => void;
  /** Something that the person did could not be done, for good. */
  onRefused?: (entry: OutboxEntry, code: string, found?: PersonalDataFound) => void;
  warn: (message: string, cause: unknown) => void;
}
