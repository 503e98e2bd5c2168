import { listIncomplete } from "../../../local-db/server-copies.ts";
import { pullMessages } from "./pull-messages.ts";
import type { SyncDeps } from "./sync-deps.ts";

/** So few that a comparison with the server is not kept waiting by the first sync of a long history. */
const AT_ONCE = 20;

/** Fetches the messages of conversations that only have their name here, newest first. Tells whether some are left. */
export async function fetchMissing(deps: SyncDeps, signal: AbortSignal): Promise<"all here" | "some left"> {
  const ids = await listIncomplete(deps.db);
  for (const conversationId of ids.slice(0, AT_ONCE)) await pullMessages(deps, { conversationId, signal });
  return ids.length > AT_ONCE ? "some left" : "all here";
}
