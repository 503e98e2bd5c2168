import type { SyncAnswer } from "@metatron/contract/chat/conversation";

export interface LocalView {
  /** Every local conversation, including those that the server never had. */
  ids: ReadonlySet<string>;
  /** Conversations with entries in the outbox. */
  unsent: ReadonlySet<string>;
  /** Deleted here, whether the server knows it already or not. */
  tombstones: ReadonlySet<string>;
}

export interface PullPlan {
  /** To be fetched, new or stale. */
  wanted: string[];
  /** Deleted on another device. Deletion wins, also over unsent changes. */
  deleted: string[];
  /** Lost by the server, which is the source of truth; unsent changes may still recreate them. */
  unknown: string[];
}

export function planPull(answer: SyncAnswer, { ids, unsent, tombstones }: LocalView): PullPlan {
  // If the list was cut to its maximum length, conversations beyond it
  // appear as missing although they are stored here.
  const missing = answer.missing.filter((id) => !tombstones.has(id) && !ids.has(id));
  return {
    wanted: [...missing, ...answer.stale],
    deleted: answer.deleted,
    unknown: answer.unknown.filter((id) => !unsent.has(id)),
  };
}
