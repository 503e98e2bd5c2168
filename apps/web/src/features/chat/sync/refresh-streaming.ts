import { readStreamingAnswers } from "../../../local-db/messages.ts";
import { isFollowed } from "./locks.ts";
import { pullMessages } from "./pull-messages.ts";
import type { SyncDeps } from "./sync-deps.ts";

/** Polls answers that this browser does not read until they end. Returns how many are left. */
export async function refreshStreaming(deps: SyncDeps, signal: AbortSignal): Promise<number> {
  const conversationIds = new Set<string>();
  for (const { id, idChat } of await readStreamingAnswers(deps.db)) {
    if (!(await isFollowed(deps.locks, id))) conversationIds.add(idChat);
  }
  for (const conversationId of conversationIds) await pullMessages(deps, { conversationId, signal });
  return (await readStreamingAnswers(deps.db)).length;
}
