import { endpoint, type Endpoint } from "../endpoint.ts";
import { queryOf } from "../page.ts";
import { id } from "../fields.ts";
import { sourceChanges } from "./source-change.ts";
import { sourceCalls } from "./calls.ts";

export const sourceEndpoints = {
  sourceChanges: endpoint(sourceCalls.sourceChanges, {
    tag: "History",
    summary:
      "Citations of a conversation whose source was deleted, replaced, rewritten or has expired since the answer.",
    query: queryOf({ conversationId: id }),
    responses: { 200: sourceChanges },
  }),
} satisfies Record<keyof typeof sourceCalls, Endpoint>;
