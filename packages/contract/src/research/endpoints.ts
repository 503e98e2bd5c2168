import { type Endpoint, endpoint } from "../endpoint.ts";
import { researchCalls } from "./calls.ts";
import { researchState } from "./research.ts";

export const researchEndpoints = {
  listResearch: endpoint(researchCalls.listResearch, {
    tag: "Chat",
    summary:
      "The person's deep searches in progress, with the phase and the finished sub-questions of each, and whether they may start one.",
    responses: { 200: researchState },
  }),
} satisfies Record<keyof typeof researchCalls, Endpoint>;
