import type { SourceState } from "@metatron/contract/assistants/constants";
import type { Artifact } from "@metatron/contract/files/file";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { assistantKeys } from "../assistant-queries.ts";

/** Polls only while something is being processed. */
const ASK_AGAIN_MS = 1500;

const isUnderWay = ({ status }: Artifact) => status !== "ready" && status !== "failed";
const isSyncing = (state: SourceState) => state === "waiting" || state === "syncing";

export const filesQuery = (id: string) =>
  queryOptions({
    queryKey: assistantKeys.part(id, "files"),
    queryFn: ({ signal }) => call("listAssistantFiles", { params: { assistant_id: id }, signal }),
    refetchInterval: ({ state }) => (state.data?.files.some(isUnderWay) ? ASK_AGAIN_MS : false),
  });

export const sourcesQuery = (id: string) =>
  queryOptions({
    queryKey: assistantKeys.part(id, "sources"),
    queryFn: ({ signal }) => call("listAssistantSources", { params: { assistant_id: id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((source) => isSyncing(source.state)) ? ASK_AGAIN_MS : false,
  });
