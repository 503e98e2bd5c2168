import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const QUALITY_KEY = ["quality"] as const;
const LOOK_EVERY_MS = 1500;

export const overviewQuery = queryOptions({
  queryKey: [...QUALITY_KEY, "all"],
  queryFn: ({ signal }) => call("listQuality", { signal }),
  refetchInterval: ({ state }) =>
    state.data?.items.some(({ isRunning }) => isRunning) ? LOOK_EVERY_MS : false,
});

export const qualityQuery = (assistantId: string) =>
  queryOptions({
    queryKey: [...QUALITY_KEY, assistantId],
    queryFn: ({ signal }) => call("readQuality", { params: { assistant_id: assistantId }, signal }),
    // A run continues in the background, possibly on another node, so its progress is polled.
    refetchInterval: ({ state }) => (state.data?.running ? LOOK_EVERY_MS : false),
  });

export const runQuery = (assistantId: string, runId: string) =>
  queryOptions({
    queryKey: [...QUALITY_KEY, assistantId, "runs", runId],
    queryFn: ({ signal }) =>
      call("readQualityRun", { params: { assistant_id: assistantId, run_id: runId }, signal }),
  });

export const testsQuery = (assistantId: string) =>
  queryOptions({
    queryKey: [...QUALITY_KEY, assistantId, "tests"],
    queryFn: ({ signal }) => call("listTests", { params: { assistant_id: assistantId }, signal }),
  });

export const suggestionsQuery = (assistantId: string) =>
  queryOptions({
    queryKey: [...QUALITY_KEY, assistantId, "suggestions"],
    queryFn: ({ signal }) =>
      call("listQualitySuggestions", { params: { assistant_id: assistantId }, signal }),
  });
