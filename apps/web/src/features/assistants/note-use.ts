import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { noteInteraction } from "../../local-db/assistants.ts";
import type { ChatsStore } from "../../local-db/chats-database.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { assistantKeys } from "./assistant-queries.ts";

interface NoteUsePorts {
  db: ChatsStore;
  now: () => Date;
  /** Refetches the lists of assistants where they are shown. */
  refreshLists: () => Promise<void>;
  warn: (message: string, cause: unknown) => void;
}

/**
 * Records the use of an assistant, which the gallery sorts by. Never rejects, or the question would not be
 * sent.
 */
export async function noteUse(
  { db, now, refreshLists, warn }: NoteUsePorts,
  assistantId: string,
): Promise<void> {
  try {
    await noteInteraction(db, assistantId, now());
    await refreshLists();
  } catch (error) {
    warn("The use of an assistant could not be noted.", error);
  }
}

export function useNoteUse(): (assistantId: string) => void {
  const { db, warn } = useLocalData();
  const queries = useQueryClient();
  return useCallback(
    (assistantId) => {
      const refreshLists = () => queries.invalidateQueries({ queryKey: assistantKeys.lists });
      void noteUse({ db, now: () => new Date(), refreshLists, warn }, assistantId);
    },
    [db, queries, warn],
  );
}
