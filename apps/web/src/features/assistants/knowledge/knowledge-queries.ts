import type { SourceState } from "@metatron/contract/assistants/constants";
import type { Artifact } from "@metatron/contract/files/file";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { assistantKeys } from "../assistant-queries.ts";

/** Polls only while something is being processed. */
const ASK_AGAIN_MS = 1500;
/** The list of a large assistant is megabytes. */
const ASK_AGAIN_OF_MANY_MS = 10_000;
const MANY = 300;

const isUnderWay = ({ status }: Artifact) => status !== "ready" && status !== "failed";
const isSyncing = (state: SourceState) => state === "waiting" || state === "syncing";

export const filesQuery = (id: string) =>
  queryOptions({
    queryKey: assistantKeys.part(id, "files"),
    queryFn: ({ signal }) => call("listAssistantFiles", { params: { assistant_id: id }, signal }),
    refetchInterval: ({ state: { data } }) => {
      if (!data?.files.some(isUnderWay)) return false;
      return data.files.length > MANY ? ASK_AGAIN_OF_MANY_MS : ASK_AGAIN_MS;
    },
  });

export const sourcesQuery = (id: string) =>
  queryOptions({
    queryKey: assistantKeys.part(id, "sources"),
    queryFn: ({ signal }) => call("listAssistantSources", { params: { assistant_id: id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((source) => isSyncing(source.state)) ? ASK_AGAIN_MS : false,
  });
