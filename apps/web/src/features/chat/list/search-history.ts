import type { HistoryHit } from "@metatron/contract/chat/conversation";
import { MAX_SEARCH_CHARS } from "@metatron/contract/limits";
import { cutText } from "@metatron/text/cut-text";
import type { call } from "../../../api/call.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { searchLocal } from "../../../local-db/search-local.ts";
import { readCopy } from "../../../local-db/server-copies.ts";
import { mergeHits } from "./merge-hits.ts";

/** `here`: the server has not responded yet. `hereOnly`: the server can't be reached. */
export type SearchReach = "here" | "hereOnly" | "everywhere";

interface Deps {
  db: ChatsDatabase;
  call: typeof call;
  isOnline: () => boolean;
}

interface Search {
  query: string;
  signal: AbortSignal;
  onFound: (hits: readonly HistoryHit[], reach: SearchReach) => void;
}

/** Shows local hits at once, then those that the server adds. Throws where the local copy can't be read. */
export async function searchHistory(deps: Deps, { query, signal, onFound }: Search): Promise<void> {
  const q = cutText(query.trim(), MAX_SEARCH_CHARS);
  const here = await searchLocal(deps.db, q, { signal });
  if (signal.aborted) return;
  if (!deps.isOnline()) return onFound(here, "hereOnly");
  onFound(here, "here");
  const there = await deps.call("searchHistory", { query: { q }, signal }).catch(() => null);
  if (signal.aborted) return;
  if (!there) return onFound(here, "hereOnly");
  const deleted = await deletedIds(deps.db, there.items);
  if (signal.aborted) return;
  onFound(
    mergeHits(here, there.items, (id) => deleted.has(id)),
    "everywhere",
  );
}

/** The server receives a deletion only after the undo period. */
async function deletedIds(db: ChatsDatabase, hits: readonly HistoryHit[]): Promise<Set<string>> {
  const ids = [...new Set(hits.map(({ conversationId }) => conversationId))];
  const rows = await Promise.all(ids.map((id) => readCopy(db, id)));
  return new Set(rows.flatMap((row) => (row && row.deletedAt !== null ? [row.id] : [])));
}
