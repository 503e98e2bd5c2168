import { z } from "zod";
import { count } from "../fields.ts";
import { personalDataChoices, personalDataKinds } from "./constants.ts";

/**
 * Personal data found in a request to an external model: kinds and offsets, never the values. `start` and
 * `end` are offsets into the message's text; findings elsewhere are only counted.
 */
export const personalDataFound = z
  .object({
    model: z.string(),
    kinds: z.array(z.object({ kind: z.enum(personalDataKinds), count })),
    spans: z.array(z.object({ kind: z.enum(personalDataKinds), start: count, end: count })),
    // Findings outside the message: earlier messages, files, passages.
    elsewhere: count,
    choices: z.array(z.enum(personalDataChoices)),
  })
  .meta({ id: "PersonalDataFound" });
export type PersonalDataFound = z.infer<typeof personalDataFound>;
