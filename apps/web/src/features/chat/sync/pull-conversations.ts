import type { Conversation } from "@metatron/contract/chat/conversation";
import { MAX_PAGE_LIMIT } from "@metatron/contract/constants";
import { applyConversations } from "../../../local-db/apply-pulled.ts";
import { newestServerTime } from "../../../local-db/server-copies.ts";
import type { SyncDeps } from "./sync-deps.ts";

/** Far more pages than any history has; bounds the requests to a server whose list never ends. */
const MOST_PAGES = 500;

/** More than the highest screens show at once. */
const FIRST_PAGE = 50;

/** Fetches these conversations without their messages. Resolves to those that were found. */
export async function pullConversations(
  deps: SyncDeps,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Conversation[]> {
  const wanted = new Set(ids);
  // Changed conversations are newer than all local ones; the whole
  // list is read only if some are still missing.
  const since = await newestServerTime(deps.db);
  const recent = since ? await walk(deps, wanted, { updatedSince: since, signal }) : [];
  return [...recent, ...(await walk(deps, wanted, { signal }))];
}

/** Fetches the first page of the list. */
export async function pullNewest({ db, call }: SyncDeps, signal: AbortSignal): Promise<void> {
  const { items } = await call("listConversations", { query: { limit: FIRST_PAGE }, signal });
  await applyConversations(db, items);
}

/** Removes found conversations from `wanted`, and ends when it is empty. */
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
