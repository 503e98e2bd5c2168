import { cleanText } from "@metatron/text/clean-text";
import { z } from "zod";
import { id, instant } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";
import { usageEvents, usageProps } from "./constants.ts";

const MAX_EVENTS_PER_CALL = 100;

const usageValue = z.union([
  z
    .string()
    .max(MAX_NAME_CHARS)
    .regex(/^[^\r\n]*$/)
    .overwrite(cleanText),
  z.number(),
  z.boolean(),
]);

export const trackedEvent = z
  .strictObject({
    id,
    name: z.enum(usageEvents),
    at: instant,
    // Names and sizes are too short for the text of a message.
    props: z.partialRecord(z.enum(usageProps), usageValue).optional(),
  })
  .meta({ id: "TrackedEvent" });
export type TrackedEvent = z.infer<typeof trackedEvent>;

export const eventsRequest = z
  .strictObject({ events: z.array(trackedEvent).min(1).max(MAX_EVENTS_PER_CALL) })
  .meta({ id: "EventsRequest" });
