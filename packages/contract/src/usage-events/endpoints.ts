import { endpoint, type Endpoint } from "../endpoint.ts";
import { eventsRequest } from "./usage-events.ts";
import { usageEventCalls } from "./calls.ts";

export const usageEventEndpoints = {
  sendEvents: endpoint(usageEventCalls.sendEvents, {
    tag: "People and product",
    summary: "Usage events, without any message text.",
    body: eventsRequest,
    responses: { 202: "empty" },
  }),
} satisfies Record<keyof typeof usageEventCalls, Endpoint>;
