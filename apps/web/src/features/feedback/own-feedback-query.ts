import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

const FRESH_MS = 60_000;
const MOST_SHOWN = 200;

export const OWN_FEEDBACK_KEY = ["own-feedback"];

/** The state of the feedback given in one conversation. */
export const ownFeedbackQuery = (conversationId: string) =>
  queryOptions({
    queryKey: [...OWN_FEEDBACK_KEY, conversationId],
    queryFn: ({ signal }) =>
      call("listOwnFeedback", { query: { conversationId, limit: MOST_SHOWN }, signal }).then(
        ({ items }) => items,
      ),
    staleTime: FRESH_MS,
  });
