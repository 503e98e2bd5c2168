import { z } from "zod";
import { count, id } from "../fields.ts";
import { guideOutcomes, guideStates } from "./constants.ts";

/** The numbered procedure of a cited document, gone through one step at a time with the conversation. */
export const deskGuide = z
  .object({
    conversationId: id,
    answerId: id,
    fileId: id.nullable(),
    title: z.string(),
    steps: z.array(z.string()).min(1),
    // The step to try now; all of them have been tried when it equals their number.
    current: count,
    state: z.enum(guideStates),
  })
  .meta({ id: "DeskGuide" });
export type DeskGuide = z.infer<typeof deskGuide>;

/** null where the conversation has no procedure to follow. */
export const deskGuideAnswer = z.object({ guide: deskGuide.nullable() }).meta({ id: "DeskGuideAnswer" });

export const guideStep = z
  .strictObject({
    answerId: id,
    // Which step it is about: told twice, it counts once.
    step: count,
    outcome: z.enum(guideOutcomes),
  })
  .meta({ id: "GuideStep" });
export type GuideStep = z.infer<typeof guideStep>;
