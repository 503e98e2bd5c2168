import type { ConversationEnd } from "@metatron/contract/chat/conversation-end";
import type { PersonalDataFound } from "@metatron/contract/personal-data/personal-data";
import type { call, callForEvents } from "../../../api/call.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import type { OutboxEntry, OutboxOperation } from "../../../local-db/rows.ts";
import type { Locks } from "./locks.ts";

export interface SyncClock {
  /** Wall clock in milliseconds. */
  now: () => number;
  /** Runs a task after a delay; the returned function cancels it. */
  after: (ms: number, task: () => void) => () => void;
}

export interface Surroundings {
  isOnline: () => boolean;
  isVisible: () => boolean;
  /** Conversations that nobody has opened are then fetched slowly. */
  isLight?: () => boolean;
  /** Calls the listener when either value changes. */
  subscribe: (listener: () => void) => () => void;
}

export type Upload = Extract<OutboxOperation, { kind: "upload" }> & { conversationId: string };

export interface EarlyConversation {
  id: string;
  /** The end once; later calls and a failed request give nothing. */
  take: () => Promise<ConversationEnd | undefined>;
}

/** All outside dependencies of the sync, so that it can run without a browser. */
export interface SyncDeps {
  db: ChatsDatabase;
  /** Separates the locks of one person from those of another. */
  personKey: string;
  call: typeof call;
  callForEvents: typeof callForEvents;
  clock: SyncClock;
  surroundings: Surroundings;
  locks: Locks;
  /** The conversation in the address, where the page requested its end before the app was loaded. */
  early?: EarlyConversation | undefined;
  /** Uploads a whole file, or throws an `ApiError`. Must be idempotent for the same id. */
  upload: (upload: Upload, signal: AbortSignal) => Promise<void>;
  /**
   * Reads the stream of an answer that this tab just requested. If undefined, the stream is cancelled and the
   * answer continues on the server.
   */
  follow?: (answerId: string, stream: Response) => void;
  /** Called when the server refused a local change for good. */
  onRefused?: (entry: OutboxEntry, code: string, found?: PersonalDataFound) => void;
  warn: (message: string, cause: unknown) => void;
}
