import type { AuditEntry } from "@metatron/contract/audit/audit";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const auditActionsQuery = queryOptions({
  queryKey: ["admin", "audit", "actions"],
  queryFn: ({ signal }) => call("listAuditActions", { signal }),
});

export interface AuditFilters {
  who: string;
  action: string;
  from: string;
  to: string;
}

export const NO_FILTERS: AuditFilters = { who: "", action: "", from: "", to: "" };

type AuditPage = { items: AuditEntry[]; nextCursor: string | null };

export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ["admin", "audit", filters],
    queryFn: ({ pageParam, signal }): Promise<AuditPage> => {
      return call("listAudit", { query: chosenOf({ ...filters, cursor: pageParam }), signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The filters that are set; an empty one would be refused as a day or match nothing. */
export const chosenOf = (filters: AuditFilters & { cursor?: string }): Partial<AuditFilters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
