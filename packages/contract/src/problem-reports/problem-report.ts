import { z } from "zod";
import { cleanLine } from "../clean-text.ts";
import { filledText, id, instant, text } from "../fields.ts";
import { MAX_COMMENT_CHARS } from "../limits.ts";
import { errorLogKinds, issueStates, MAX_SCREENSHOT_DATA_URL_CHARS } from "./constants.ts";

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

export const issueItem = z
  .object({
    id,
    kind: z.enum(errorLogKinds),
    description: z.string(),
    state: z.enum(issueStates),
    hasScreenshot: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: "IssueItem" });
export type IssueItem = z.infer<typeof issueItem>;

export const issueDetail = issueItem
  .extend({
    context: issueContext,
    person: z.object({ name: z.string(), email: z.string() }),
    note: z.string().nullable(),
    closedAt: instant.nullable(),
  })
  .meta({ id: "IssueDetail" });
export type IssueDetail = z.infer<typeof issueDetail>;

export const issuePatch = z
  .strictObject({ state: z.enum(issueStates), note: text(MAX_COMMENT_CHARS).optional() })
  .meta({ id: "IssuePatch" });
export type IssuePatch = z.infer<typeof issuePatch>;
