import type { Feedback, FeedbackReason, FeedbackState } from "@metatron/contract/feedback/constants";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export interface TriageFilters {
  state?: FeedbackState;
  feedback?: Feedback;
  reason?: FeedbackReason;
  model?: string;
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

export const surveyAnswersQuery = infiniteQueryOptions({
  queryKey: ["admin", "csat"],
  queryFn: ({ pageParam, signal }) =>
    call("listSurveyAnswers", { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
