import { type Endpoint, endpoint } from "../endpoint.ts";
import { sessionCalls } from "./calls.ts";
import { validatedStatus } from "./session.ts";

export const sessionEndpoints = {
  validateStatus: endpoint(sessionCalls.validateStatus, {
    tag: "People and product",
    summary: "Who the identity token belongs to.",
    responses: { 200: validatedStatus },
  }),
} satisfies Record<keyof typeof sessionCalls, Endpoint>;
