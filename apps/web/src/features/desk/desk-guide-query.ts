import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** The progress of a conversation's procedure; refetched after each answer. */
export const deskGuideQuery = (conversationId: string, lastAnswerId: string | null) =>
  queryOptions({
    queryKey: ["desk-guide", conversationId, lastAnswerId],
    queryFn: async ({ signal }) =>
      (await call("getDeskGuide", { params: { id: conversationId }, signal })).guide,
    staleTime: Number.POSITIVE_INFINITY,
  });
