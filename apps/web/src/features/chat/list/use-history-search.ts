import type { HistoryHit } from "@metatron/contract/chat/conversation";
import { useEffect, useState } from "react";
import { call } from "../../../api/call.ts";
import { track } from "../../../api/track.ts";
import { currentConnection } from "../../../lib/connection.ts";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { type SearchReach, searchHistory } from "./search-history.ts";

export type FoundHistory =
  | { state: "searching" }
  | { state: "found"; query: string; hits: readonly HistoryHit[]; reach: SearchReach }
  | { state: "failed" };

/** Debounces typing. */
const PAUSE_MS = 150;

/**
 * The hits of the typed query, local ones first; previous hits stay until there are new ones. A blank query
 * is not searched for.
 */
export function useHistorySearch(db: ChatsDatabase, query: string): FoundHistory {
  const [found, setFound] = useState<FoundHistory>({ state: "searching" });
  useEffect(() => {
    if (query === "") return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      searchHistory(
        { db, call, isOnline: () => currentConnection().state === "online" },
        { query, signal, onFound: (hits, reach) => setFound({ state: "found", query, hits, reach }) },
      ).then(
        () => signal.aborted || track("search_conversations"),
        () => signal.aborted || setFound({ state: "failed" }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [db, query]);
  return found;
}
