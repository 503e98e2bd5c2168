import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const GLOSSARY_KEY = ["glossary"] as const;

export const glossaryQuery = queryOptions({
  queryKey: [...GLOSSARY_KEY, "all"],
  queryFn: ({ signal }) => call("readGlossary", { signal }),
});

const AN_HOUR = 60 * 60_000;

/** Readers' terms: those with a meaning. */
export const explainedQuery = queryOptions({
  queryKey: [...GLOSSARY_KEY, "explained"],
  queryFn: ({ signal }) => call("explainTerms", { signal }),
  staleTime: AN_HOUR,
  gcTime: Number.POSITIVE_INFINITY,
});
