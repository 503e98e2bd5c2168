import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { assistantKeys } from "../assistant-queries.ts";

export const lifeQuery = (id: string) =>
  queryOptions({
    queryKey: assistantKeys.part(id, "life"),
    queryFn: ({ signal }) => call("readAssistantLife", { params: { assistant_id: id }, signal }),
  });

export const insightsQuery = (id: string) =>
  queryOptions({
    queryKey: assistantKeys.part(id, "insights"),
    queryFn: ({ signal }) => call("readInsights", { params: { assistant_id: id }, signal }),
  });

export const reviewsQuery = queryOptions({
  queryKey: [...assistantKeys.lists, "reviews"],
  queryFn: ({ signal }) => call("listReviews", { signal }),
});
