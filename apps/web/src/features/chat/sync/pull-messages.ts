import type { Message } from "@metatron/contract/chat/message";
import { MAX_PAGE_LIMIT } from "@metatron/contract/constants";
import { ApiError } from "../../../api/api-error.ts";
import { applyMessages, knownMessageIds } from "../../../local-db/apply-pulled.ts";
import { readStreamingAnswers } from "../../../local-db/messages.ts";
import { fillDigest, listIncomplete, readCopy } from "../../../local-db/server-copies.ts";
import { isFollowed } from "./locks.ts";
import type { SyncDeps } from "./sync-deps.ts";

/** A hundred thousand messages. */
const MOST_PAGES = 500;
/** Small batches, so that the first sync of a long history does not delay a comparison with the server. */
const AT_ONCE = 20;
/** On a slow network the fetched conversations must not take the line from the one that is open. */
const AT_ONCE_WHEN_LIGHT = 1;

export interface MessagesWanted {
  conversationId: string;
  /**
   * The server's digest. Where it is known, the last page alone is used only if it makes the copies equal.
   */
  digest?: string;
  signal: AbortSignal;
}

/** Fetches a conversation's messages: the last page where the earlier ones are stored, else all. */
export async function pullMessages(deps: SyncDeps, wanted: MessagesWanted): Promise<void> {
  try {
    const isDone = await pullTail(deps, wanted);
    if (!isDone) await pullAll(deps, wanted);
  } catch (error) {
    // Deleted on the server: the next comparison removes it here too.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

/**
 * Fetches the messages of conversations that only have a title here,
 * newest first. Returns whether some are left.
 */
export async function fetchMissing(
  deps: SyncDeps,
  signal: AbortSignal,
  isLoading: (conversationId: string) => boolean = () => false,
): Promise<"all here" | "some left"> {
  // An open page fetches its conversation itself.
  const ids = (await listIncomplete(deps.db)).filter((id) => !isLoading(id));
  const atOnce = deps.surroundings.isLight?.() ? AT_ONCE_WHEN_LIGHT : AT_ONCE;
  for (const conversationId of ids.slice(0, atOnce)) await pullMessages(deps, { conversationId, signal });
  return ids.length > atOnce ? "some left" : "all here";
}

/** Polls answers that this browser does not read until they end. Returns how many are left. */
export async function refreshStreaming(deps: SyncDeps, signal: AbortSignal): Promise<number> {
  const conversationIds = new Set<string>();
  for (const { id, idChat } of await readStreamingAnswers(deps.db)) {
    if (!(await isFollowed(deps.locks, id))) conversationIds.add(idChat);
  }
  for (const conversationId of conversationIds) await pullMessages(deps, { conversationId, signal });
  return (await readStreamingAnswers(deps.db)).length;
}

async function pullTail(
  deps: SyncDeps,
  { conversationId, digest, signal }: MessagesWanted,
): Promise<boolean> {
  const { db } = deps;
  const row = await readCopy(db, conversationId);
  if (!row?.hasMessages || row.tailCursor === null) return false;
  const pulled = await readPages(deps, conversationId, { from: row.tailCursor, signal }).catch(
    unlessBadCursor,
  );
  if (!pulled) return false;
  await applyMessages(db, { conversationId, ...pulled });
  return digest === undefined || (await fillDigest(db, conversationId)) === digest;
}

async function pullAll(deps: SyncDeps, { conversationId, signal }: MessagesWanted): Promise<void> {
  // Read before the first page: messages stored during the requests are in no page and must be kept.
  const knownBefore = await knownMessageIds(deps.db, conversationId);
  const pulled = await readPages(deps, conversationId, { signal });
  await applyMessages(deps.db, { conversationId, ...pulled, knownBefore });
}

async function readPages(
  { call }: SyncDeps,
  conversationId: string,
  { from, signal }: { from?: string; signal: AbortSignal },
) {
  const items: Message[] = [];
  let cursor = from;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await call("listMessages", {
      query: { conversationId, cursor, limit: MAX_PAGE_LIMIT },
      signal,
    });
    items.push(...page.items);
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  return { items, tailCursor: cursor ?? null };
}

/** Cursors are opaque; another version of the server may reject an old one. */
function unlessBadCursor(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.code !== "bad_cursor") throw error;
}
