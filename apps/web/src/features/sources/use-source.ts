import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError } from "../../api/api-error.ts";
import { loadSource, type SourceDocument } from "./source.ts";

/** The document to read: a file of the server, or one of the browser's own knowledge base by its name. */
export type Wanted = { fileId: string } | { ownName: string };

export type LoadedSource =
  | { state: "loading" }
  | { state: "ready"; document: SourceDocument }
  /** Deleted, or no longer accessible to this person. */
  | { state: "gone" }
  | { state: "failed"; error: Error; retry: () => void };

const FRESH_MS = 10 * 60 * 1000;

type ReadOwn = (name: string) => Promise<SourceDocument | null>;

const sourceQuery = (wanted: Wanted, readOwn: ReadOwn) =>
  queryOptions({
    queryKey: ["source", wanted],
    queryFn: async ({ signal }) => {
      if ("ownName" in wanted) return await readOwn(wanted.ownName);
      return await loadSource(wanted.fileId, signal);
    },
    staleTime: "ownName" in wanted ? 0 : FRESH_MS,
  });

/** Called after a file was deleted: its cached content must not be shown any more. */
export function forgetSource(queries: QueryClient, fileId: string) {
  queries.removeQueries({ queryKey: ["source", { fileId }] });
}

/** Loads a document to read; does nothing while `wanted` is null. */
export function useSource(wanted: Wanted | null, readOwn: ReadOwn): LoadedSource {
  const query = useQuery({
    ...sourceQuery(wanted ?? { fileId: "" }, readOwn),
    enabled: wanted !== null,
  });
  return toLoadedSource(query.data, query.error, () => void query.refetch());
}

/** `data` is null for an own file that no longer exists, and undefined until a response arrives. */
export function toLoadedSource(
  data: SourceDocument | null | undefined,
  error: Error | null,
  retry: () => void,
): LoadedSource {
  if (data) return { state: "ready", document: data };
  if (data === null || (error instanceof ApiError && error.status === 404)) return { state: "gone" };
  if (error) return { state: "failed", error, retry };
  return { state: "loading" };
}
