import { type Endpoint, endpoint } from "../endpoint.ts";
import { usageEventCalls } from "./calls.ts";
import { eventsRequest } from "./usage-events.ts";

export const usageEventEndpoints = {
  sendEvents: endpoint(usageEventCalls.sendEvents, {
    tag: "People and product",
    summary: "Usage events, without any message text.",
    body: eventsRequest,
    responses: { 202: "empty" },
  }),
} satisfies Record<keyof typeof usageEventCalls, Endpoint>;
