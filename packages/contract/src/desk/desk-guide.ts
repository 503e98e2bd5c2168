import { z } from "zod";
import { count, id } from "../fields.ts";
import { guideOutcomes, guideStates } from "./constants.ts";

/** The numbered procedure of a cited document, followed one step at a time in the conversation. */
export const deskGuide = z
  .object({
    conversationId: id,
    answerId: id,
    fileId: id.nullable(),
    title: z.string(),
    steps: z.array(z.string()).min(1),
    // The index of the current step; equals the number of steps when all have been tried.
    current: count,
    state: z.enum(guideStates),
  })
  .meta({ id: "DeskGuide" });
export type DeskGuide = z.infer<typeof deskGuide>;

/** null if the conversation has no procedure. */
export const deskGuideAnswer = z.object({ guide: deskGuide.nullable() }).meta({ id: "DeskGuideAnswer" });

export const guideStep = z
  .strictObject({
    answerId: id,
    // The step that the report is about, so that a repeated report counts once.
    step: count,
    outcome: z.enum(guideOutcomes),
  })
  .meta({ id: "GuideStep" });
export type GuideStep = z.infer<typeof guideStep>;
