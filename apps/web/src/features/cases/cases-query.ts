import type { AdminCase } from "@metatron/contract/cases/case";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const CASES_KEY = ["cases"];
/** Query key of the open items that the administration counts. */
export const WAITING_KEY = ["admin", "counts"];

const FRESH_MS = 30_000;

export const casesQuery = infiniteQueryOptions({
  queryKey: CASES_KEY,
  queryFn: ({ pageParam, signal }) =>
    call("listCases", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: FRESH_MS,
});

/** The cases of one conversation, newest first. `opened` counts those that its answers opened by a tool. */
export const conversationCasesQuery = (conversationId: string, opened: number) =>
  queryOptions({
    queryKey: [...CASES_KEY, "conversation", conversationId, opened],
    queryFn: async ({ signal }) =>
      (await call("listCases", { query: { conversationId, limit: 5 }, signal })).items,
    staleTime: FRESH_MS,
  });

/** An empty value does not filter. */
export interface CaseFilters {
  status: string;
  desk: string;
  delivery: string;
  assignee: string;
  search: string;
}

export const NO_FILTERS: CaseFilters = { status: "", desk: "", delivery: "", assignee: "", search: "" };

export const caseAgentsQuery = queryOptions({
  queryKey: ["admin", "case-agents"],
  queryFn: async ({ signal }) => (await call("listCaseAgents", { signal })).items,
  staleTime: FRESH_MS,
});

type AllCasesPage = { items: AdminCase[]; nextCursor: string | null };

export const allCasesQuery = (filters: CaseFilters) =>
  infiniteQueryOptions({
    queryKey: [...CASES_KEY, "all", filters],
    queryFn: ({ pageParam, signal }): Promise<AllCasesPage> => {
      const chosen = Object.entries({ ...filters, cursor: pageParam }).filter(([, value]) => value !== "");
      return call("listAllCases", { query: Object.fromEntries(chosen), signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: FRESH_MS,
  });
