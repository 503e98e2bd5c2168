import type { SyncAnswer } from "@metatron/contract/chat/conversation";

export interface LocalView {
  /** Every conversation here, also those that the server never had. */
  ids: ReadonlySet<string>;
  /** With something in the outbox. */
  unsent: ReadonlySet<string>;
  /** Deleted here, whether the server knows it already or not. */
  buried: ReadonlySet<string>;
}

export interface PullPlan {
  /** To be fetched, new or again. */
  wanted: string[];
  /** Deleted on another device. Deletion wins, also over what is not sent yet. */
  deleted: string[];
  /** The server has lost them, and it is the record; what is not sent yet may still make them anew. */
  unknown: string[];
}

export function planPull(answer: SyncAnswer, { ids, unsent, buried }: LocalView): PullPlan {
  // A list cut to the longest allowed makes the rest look as if it were missing here.
  const missing = answer.missing.filter((id) => !buried.has(id) && !ids.has(id));
  return {
    wanted: [...missing, ...answer.stale],
    deleted: answer.deleted,
    unknown: answer.unknown.filter((id) => !unsent.has(id)),
  };
}
