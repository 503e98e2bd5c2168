import { z } from "zod";
import { STREAM_PACE_HEADER, streamPaces } from "./constants.ts";

/** A pace that the server does not know is ignored, so a newer client can still read an older server. */
export const askHeaders = z.object({ [STREAM_PACE_HEADER]: z.enum(streamPaces).optional() });

export const resumeHeaders = z.object({
  [STREAM_PACE_HEADER]: z.enum(streamPaces).optional(),
  "last-event-id": z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});
