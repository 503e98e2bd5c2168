import { z } from "zod";
import { count, id } from "../fields.ts";
import { researchPhases } from "./constants.ts";

/** A deep search in progress. */
export const runningResearch = z
  .object({
    conversationId: id,
    answerId: id,
    phase: z.enum(researchPhases),
    // Finished sub-questions.
    done: count,
    // All sub-questions; 0 before there is a plan.
    of: count,
  })
  .meta({ id: "RunningResearch" });
export type RunningResearch = z.infer<typeof runningResearch>;

export const researchState = z
  .object({
    items: z.array(runningResearch),
    // An administrator may deny deep searches to a role.
    isAllowed: z.boolean(),
  })
  .meta({ id: "ResearchState" });
export type ResearchState = z.infer<typeof researchState>;
