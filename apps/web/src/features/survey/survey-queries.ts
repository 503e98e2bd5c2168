import { type SurveyPeriod, surveyReasons } from "@metatron/contract/survey/constants";
import type { SurveyFilters } from "@metatron/contract/survey/survey";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const surveyAnswersQuery = (filters: SurveyFilters) =>
  infiniteQueryOptions({
    queryKey: ["admin", "csat", filters],
    queryFn: ({ pageParam, signal }) =>
      call("listSurveyAnswers", {
        query: pageParam ? { ...filters, cursor: pageParam } : filters,
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const surveyTrendQuery = (filters: SurveyFilters, by: SurveyPeriod) =>
  queryOptions({
    queryKey: ["admin", "csat", "trend", filters, by],
    queryFn: ({ signal }) => call("surveyTrend", { query: { ...filters, by }, signal }),
    // The chart keeps its place while another filter is counted.
    placeholderData: (previous) => previous,
  });

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filters in the words of the URL; anything else there is ignored. */
export function surveyFiltersIn(words: Record<string, string>): SurveyFilters {
  const score = [1, 2, 3, 4, 5].find((each) => String(each) === words.score);
  const reason = surveyReasons.find((each) => each === words.reason);
  const { from, to, comment } = words;
  return {
    ...(score === undefined ? {} : { score }),
    ...(reason === undefined ? {} : { reason }),
    ...(from !== undefined && DAY.test(from) ? { from } : {}),
    ...(to !== undefined && DAY.test(to) ? { to } : {}),
    ...(comment === "with" ? { comment } : {}),
  };
}

/** The words of the URL for filters. */
export function surveyWordsOf(filters: SurveyFilters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
