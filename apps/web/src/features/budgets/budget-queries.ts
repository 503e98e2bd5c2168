import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const adminModelsQuery = queryOptions({
  queryKey: ["admin", "models"],
  queryFn: ({ signal }) => call("listAdminModels", { signal }),
});

export const budgetsQuery = queryOptions({
  queryKey: ["admin", "budgets"],
  queryFn: ({ signal }) => call("readBudgets", { signal }),
});
