import { type Endpoint, endpoint } from "../endpoint.ts";
import { pushCalls } from "./calls.ts";
import { newPushSubscription, savedPushSubscription } from "./push.ts";

const tag = "People and product";

export const pushEndpoints = {
  savePushSubscription: endpoint(pushCalls.savePushSubscription, {
    tag,
    summary: "Send web pushes to this device of the caller; 404 where no keys are configured.",
    body: newPushSubscription,
    responses: { 200: savedPushSubscription },
  }),
  removePushSubscription: endpoint(pushCalls.removePushSubscription, {
    tag,
    summary: "Send no more web pushes to this device of the caller; ids of others are ignored.",
    responses: { 204: "empty" },
  }),
} satisfies Record<keyof typeof pushCalls, Endpoint>;
