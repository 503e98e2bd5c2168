import { type Endpoint, endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { queryOf } from "../page.ts";
import { sourceCalls } from "./calls.ts";
import { sourceChanges } from "./source-change.ts";

export const sourceEndpoints = {
  sourceChanges: endpoint(sourceCalls.sourceChanges, {
    tag: "History",
    summary:
      "Citations of a conversation whose source was deleted, replaced, rewritten or has expired since the answer.",
    query: queryOf({ conversationId: id }),
    responses: { 200: sourceChanges },
  }),
} satisfies Record<keyof typeof sourceCalls, Endpoint>;
