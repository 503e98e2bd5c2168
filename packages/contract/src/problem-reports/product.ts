import { cleanLine, cleanText } from "@metatron/text/clean-text";
import { z } from "zod";
import { errorLogKinds } from "../enums.ts";
import { filledText, id, instant, text } from "../fields.ts";
import {
  MAX_COMMENT_CHARS,
  MAX_EVENTS_PER_CALL,
  MAX_NAME_CHARS,
  MAX_SCREENSHOT_DATA_URL_CHARS,
} from "../limits.ts";
import { usageEvents, usageProps } from "../usage-events/usage-events.ts";

const MAX_PROPS = 30;
const MAX_PROP_CHARS = 1000;

const propName = z.string().max(64).overwrite(cleanLine).min(1);
const plainValue = z.union([text(MAX_PROP_CHARS), z.number(), z.boolean(), z.null()]);

const smallRecord = <Value extends z.ZodType>(value: Value) =>
  z.record(propName, value).refine((record) => Object.keys(record).length <= MAX_PROPS, {
    error: `must not have more than ${MAX_PROPS} fields`,
  });

export const issueContext = smallRecord(z.union([plainValue, z.array(text(MAX_PROP_CHARS)).max(MAX_PROPS)]));
export type IssueContext = z.infer<typeof issueContext>;

export const issueReport = z
  .strictObject({
    id,
    kind: z.enum(errorLogKinds),
    description: filledText(MAX_COMMENT_CHARS),
    // Technical, redacted by the browser: request ids, route, version, last HTTP error.
    context: issueContext,
    screenshot: z
      .string()
      .max(MAX_SCREENSHOT_DATA_URL_CHARS)
      .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/)
      .optional(),
  })
  .meta({ id: "IssueReport" });
export type IssueReport = z.infer<typeof issueReport>;

export const createdId = z.object({ id }).meta({ id: "CreatedId" });

export const csat = z
  .strictObject({
    id,
    score: z.int().min(1).max(5),
    reason: text(MAX_COMMENT_CHARS).optional(),
    comment: text(MAX_COMMENT_CHARS).optional(),
    conversationId: id.optional(),
  })
  .meta({ id: "Csat" });
export type Csat = z.infer<typeof csat>;

export const csatState = z.object({ due: z.boolean() }).meta({ id: "CsatState" });

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
    // Names and sizes leave no room for the text of a message.
    props: z.partialRecord(z.enum(usageProps), usageValue).optional(),
  })
  .meta({ id: "TrackedEvent" });
export type TrackedEvent = z.infer<typeof trackedEvent>;

export const eventsRequest = z
  .strictObject({ events: z.array(trackedEvent).min(1).max(MAX_EVENTS_PER_CALL) })
  .meta({ id: "EventsRequest" });
