import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { assistantKeys } from "./assistant-queries.ts";
import { noteUse } from "./note-use.ts";
import { useChat } from "../../app/chat.ts";

export function useNoteUse(): (assistantId: string) => void {
  const { db, warn } = useChat();
  const queries = useQueryClient();
  return useCallback(
    (assistantId) => {
      const refreshLists = () => queries.invalidateQueries({ queryKey: assistantKeys.lists });
      void noteUse({ db, now: () => new Date(), refreshLists, warn }, assistantId);
    },
    [db, queries, warn],
  );
}
