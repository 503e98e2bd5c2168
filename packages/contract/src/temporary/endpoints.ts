import { askHeaders } from "../chat/stream-headers.ts";
import { streamPart } from "../chat/stream-parts.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { temporaryCalls } from "./calls.ts";
import { temporaryRequest, temporaryRules, temporaryRulesPatch } from "./temporary.ts";

const tag = "Administration";

export const temporaryEndpoints = {
  chatTemporary: endpoint(temporaryCalls.chatTemporary, {
    tag: "Chat",
    summary:
      "Ask in a temporary conversation: nothing of it is stored but counts. The earlier messages are in the request; 403 `temporary_off` where administrators switched it off.",
    headers: askHeaders,
    body: temporaryRequest,
    events: streamPart,
    responses: { 200: "stream" },
  }),
  listTemporaryRules: endpoint(temporaryCalls.listTemporaryRules, {
    tag,
    summary: "Whether temporary conversations are off, optional or the rule, by role, for administrators.",
    responses: { 200: temporaryRules },
  }),
  changeTemporaryRules: endpoint(temporaryCalls.changeTemporaryRules, {
    tag,
    summary: "Switch temporary conversations off or make them the rule for some roles, for administrators.",
    body: temporaryRulesPatch,
    responses: { 200: temporaryRules },
  }),
} satisfies Record<keyof typeof temporaryCalls, Endpoint>;
