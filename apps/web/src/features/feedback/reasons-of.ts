import { type FeedbackReason, feedbackReasons } from "@metatron/contract/feedback/constants";

/** Several reasons are sent as one text, in the order of the list. */
export const joinReasons = (reasons: ReadonlySet<FeedbackReason>): string =>
  feedbackReasons.filter((reason) => reasons.has(reason)).join(",");

export function readReasons(preselectComment: string | null): Set<FeedbackReason> {
  const said = new Set(preselectComment?.split(","));
  return new Set(feedbackReasons.filter((reason) => said.has(reason)));
}
