import { listIncomplete } from "../../../local-db/server-copies.ts";
import { pullMessages } from "./pull-messages.ts";
import type { SyncDeps } from "./sync-deps.ts";

/** Small batches, so that the first sync of a long history does not delay a comparison with the server. */
const AT_ONCE = 20;

/**
 * Fetches the messages of conversations that only have a title here,
 * newest first. Returns whether some are left.
 */
export async function fetchMissing(deps: SyncDeps, signal: AbortSignal): Promise<"all here" | "some left"> {
  const ids = await listIncomplete(deps.db);
  for (const conversationId of ids.slice(0, AT_ONCE)) await pullMessages(deps, { conversationId, signal });
  return ids.length > AT_ONCE ? "some left" : "all here";
}
