import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import type { ChatsStore } from "../../local-db/chats-database.ts";
import { keepSourceChanges, readSourceChanges } from "../../local-db/source-changes.ts";

const FRESH_MS = 5 * 60 * 1000;

export const sourceChangesKey = (conversationId: string) => ["source-changes", conversationId] as const;

/** The sources of a conversation that have changed since its answers; offline, the last known state. */
export const sourceChangesQuery = (db: ChatsStore, conversationId: string) =>
  queryOptions({
    queryKey: sourceChangesKey(conversationId),
    queryFn: async ({ signal }) => {
      try {
        const { changes } = await call("sourceChanges", { query: { conversationId }, signal });
        await keepSourceChanges(db, conversationId, changes);
        return changes;
      } catch (error) {
        const known = await readSourceChanges(db, conversationId);
        if (known === null || signal.aborted) throw error;
        return known;
      }
    },
    staleTime: FRESH_MS,
    // The query must also run offline, where it reads the stored state.
    networkMode: "always",
    retry: false,
  });
