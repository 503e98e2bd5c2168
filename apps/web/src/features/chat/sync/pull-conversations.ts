import type { Conversation } from "@metatron/contract/chat/conversation";
import { MAX_PAGE_LIMIT } from "@metatron/contract/constants";
import { applyConversations } from "../../../local-db/apply-pulled.ts";
import { newestServerTime } from "../../../local-db/server-copies.ts";
import type { SyncDeps } from "./sync-deps.ts";

/** Far more than anybody has; a server that never ends its list would be asked for ever without it. */
const MOST_PAGES = 500;

/** Fetches these conversations without their messages and answers those that were found. */
export async function pullConversations(
  deps: SyncDeps,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Conversation[]> {
  const wanted = new Set(ids);
  // What changed is newer than all that is here; only then the whole list is walked for what is left.
  const since = await newestServerTime(deps.db);
  const recent = since ? await walk(deps, wanted, { updatedSince: since, signal }) : [];
  return [...recent, ...(await walk(deps, wanted, { signal }))];
}

/** Takes what it finds out of `wanted`, and ends when nothing is left in it. */
async function walk(
  { db, call }: SyncDeps,
  wanted: Set<string>,
  { updatedSince, signal }: { updatedSince?: string; signal: AbortSignal },
): Promise<Conversation[]> {
  const found: Conversation[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES && wanted.size > 0; pages += 1) {
    const query = { limit: MAX_PAGE_LIMIT, cursor, updatedSince };
    const { items, nextCursor } = await call("listConversations", { query, signal });
    const arrived = items.filter(({ id }) => wanted.delete(id));
    await applyConversations(db, arrived);
    found.push(...arrived);
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return found;
}
