import { z } from "zod";
import { count } from "../fields.ts";
import { personalDataChoices, personalDataKinds } from "./constants.ts";

/**
 * What was found in something about to leave for an outside model: kinds and places, never the values.
 * `start` and `end` are offsets into the message's text; what lies elsewhere only counts.
 */
export const personalDataFound = z
  .object({
    model: z.string(),
    kinds: z.array(z.object({ kind: z.enum(personalDataKinds), count })),
    spans: z.array(z.object({ kind: z.enum(personalDataKinds), start: count, end: count })),
    // What lies outside the message: earlier messages, files, passages.
    elsewhere: count,
    choices: z.array(z.enum(personalDataChoices)),
  })
  .meta({ id: "PersonalDataFound" });
export type PersonalDataFound = z.infer<typeof personalDataFound>;
