import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocalData } from "../../local-db/local-data.ts";
import { assistantKeys } from "./assistant-queries.ts";
import { noteUse } from "./note-use.ts";

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
