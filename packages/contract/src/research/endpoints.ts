import { z } from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { researchCalls } from "./calls.ts";
import { runningResearch } from "./research.ts";

export const researchEndpoints = {
  listResearch: endpoint(researchCalls.listResearch, {
    tag: "Chat",
    summary: "The person's deep searches in progress, with the phase and the finished sub-questions of each.",
    responses: { 200: z.object({ items: z.array(runningResearch) }) },
  }),
} satisfies Record<keyof typeof researchCalls, Endpoint>;
