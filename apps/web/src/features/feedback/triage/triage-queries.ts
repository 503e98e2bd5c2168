import type { ChatType } from "@metatron/contract/enums";
import type { Feedback, FeedbackReason, FeedbackState } from "@metatron/contract/feedback/constants";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";

export interface TriageFilters {
  state?: FeedbackState;
  feedback?: Feedback;
  reason?: FeedbackReason;
  model?: string;
  chat?: ChatType;
  assistantId?: string;
  category?: string;
  from?: string;
  to?: string;
}

export const TRIAGE_KEY = ["admin", "feedback"];

export const feedbackListQuery = (filters: TriageFilters) =>
  infiniteQueryOptions({
    queryKey: [...TRIAGE_KEY, "list", filters],
    queryFn: ({ pageParam, signal }) =>
      call("listFeedback", { query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const feedbackQuery = (id: string) =>
  queryOptions({
    queryKey: [...TRIAGE_KEY, "one", id],
    queryFn: ({ signal }) => call("getFeedback", { params: { id }, signal }),
  });
