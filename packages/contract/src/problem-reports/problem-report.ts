import { cleanLine } from "@metatron/text/clean-text";
import { z } from "zod";
import { filledText, id, instant, text } from "../fields.ts";
import { MAX_COMMENT_CHARS } from "../limits.ts";
import { MAX_SCREENSHOT_DATA_URL_CHARS, problemReportKinds, problemReportStates } from "./constants.ts";

const MAX_PROPS = 30;
const MAX_PROP_CHARS = 1000;

const propName = z.string().max(64).overwrite(cleanLine).min(1);
const plainValue = z.union([text(MAX_PROP_CHARS), z.number(), z.boolean(), z.null()]);

const smallRecord = <Value extends z.ZodType>(value: Value) =>
  z.record(propName, value).refine((record) => Object.keys(record).length <= MAX_PROPS, {
    error: `must not have more than ${MAX_PROPS} fields`,
  });

export const problemReportContext = smallRecord(
  z.union([plainValue, z.array(text(MAX_PROP_CHARS)).max(MAX_PROPS)]),
);
export type ProblemReportContext = z.infer<typeof problemReportContext>;

// Published component names must not change: API clients have generated types from them.
export const problemReport = z
  .strictObject({
    id,
    kind: z.enum(problemReportKinds),
    description: filledText(MAX_COMMENT_CHARS),
    // Technical, redacted by the browser: request ids, route, version, last HTTP error.
    context: problemReportContext,
    screenshot: z
      .string()
      .max(MAX_SCREENSHOT_DATA_URL_CHARS)
      .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/)
      .optional(),
  })
  .meta({ id: "IssueReport" });
export type ProblemReport = z.infer<typeof problemReport>;

export const createdId = z.object({ id }).meta({ id: "CreatedId" });

export const problemReportItem = z
  .object({
    id,
    kind: z.enum(problemReportKinds),
    description: z.string(),
    state: z.enum(problemReportStates),
    hasScreenshot: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: "IssueItem" });
export type ProblemReportItem = z.infer<typeof problemReportItem>;

export const problemReportDetail = problemReportItem
  .extend({
    context: problemReportContext,
    person: z.object({ name: z.string(), email: z.string() }),
    note: z.string().nullable(),
    closedAt: instant.nullable(),
  })
  .meta({ id: "IssueDetail" });
export type ProblemReportDetail = z.infer<typeof problemReportDetail>;

export const problemReportPatch = z
  .strictObject({ state: z.enum(problemReportStates), note: text(MAX_COMMENT_CHARS).optional() })
  .meta({ id: "IssuePatch" });
export type ProblemReportPatch = z.infer<typeof problemReportPatch>;
