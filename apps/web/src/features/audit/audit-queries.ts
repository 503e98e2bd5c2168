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
      const chosen = Object.entries({ ...filters, cursor: pageParam }).filter(([, value]) => value !== "");
      return call("listAudit", { query: Object.fromEntries(chosen), signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
