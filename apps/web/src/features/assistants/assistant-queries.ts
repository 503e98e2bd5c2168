import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import { MAX_PAGE_LIMIT } from "@metatron/contract/constants";
import type { AnswerOf } from "@metatron/contract/endpoint-types";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

type Page = AnswerOf<"listAssistants">;

/** Maximum number of list pages loaded at once; further assistants are found by searching. */
const MOST_PAGES = 25;

export const assistantKeys = {
  lists: ["assistants"] as const,
  one: (id: string) => ["assistant", id] as const,
  part: (id: string, part: "files" | "members" | "sources" | "versions" | "life" | "insights") =>
    ["assistant", id, part] as const,
};

/** All assistants that the person may use: the gallery sorts and searches them without further requests. */
export const allAssistantsQuery = queryOptions({
  queryKey: [...assistantKeys.lists, "all"],
  queryFn: async ({ signal }) => {
    const items: AssistantSummary[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer: Page = await call("listAssistants", {
        query: { scope: "all", limit: MAX_PAGE_LIMIT, ...(cursor ? { cursor } : {}) },
        signal,
      });
      items.push(...answer.items);
      cursor = answer.nextCursor;
      if (!cursor) break;
    }
    return items;
  },
});

export const assistantQuery = (id: string) =>
  queryOptions({
    queryKey: assistantKeys.one(id),
    queryFn: ({ signal }) => call("getAssistant", { query: { assistant_id: id }, signal }),
  });

export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: assistantKeys.part(id, "members"),
    queryFn: ({ signal }) => call("listMembers", { params: { assistant_id: id }, signal }),
  });
