import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { assistantKeys } from "../../features/assistants/assistant-queries.ts";
import { noteInteraction } from "../../local-db/assistants.ts";
import { useChat } from "../chat.ts";

/** An assistant was asked: the gallery puts it first at the next visit. */
export function useNoteUse(): (assistantId: string) => void {
  const { db } = useChat();
  const queries = useQueryClient();
  return useCallback(
    (assistantId) => {
      void noteInteraction(db, assistantId, new Date());
      void queries.invalidateQueries({ queryKey: assistantKeys.lists });
    },
    [db, queries],
  );
}
