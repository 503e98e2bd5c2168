import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { listPinnedAssistants } from "../../local-db/assistants.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { useLive } from "../../local-db/use-live.ts";
import { allAssistantsQuery } from "./assistant-queries.ts";

export type PinnedAssistant = Pick<AssistantSummary, "id" | "name" | "description" | "avatar">;

const NONE: readonly PinnedAssistant[] = [];

/**
 * The person's pinned assistants from the local copy, also while offline. Names and pictures are those of the
 * loaded list, where it was loaded: the local copy has those of the day of the pin.
 */
export function usePinnedAssistants(): readonly PinnedAssistant[] {
  const { db } = useLocalData();
  const rows = useLive(db, listPinnedAssistants, []);
  // Reads the list where another part has loaded it; requests nothing.
  const { data } = useQuery({ ...allAssistantsQuery, enabled: false });
  return useMemo(() => {
    if (rows.state !== "ready" || rows.value.length === 0) return NONE;
    const loaded = new Map(data?.map((assistant) => [assistant.id, assistant]));
    return rows.value.map(({ id, name }) => loaded.get(id) ?? { id, name, description: "", avatar: null });
  }, [rows, data]);
}
