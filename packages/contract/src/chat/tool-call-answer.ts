import { z } from "zod";
import { filledText, line } from "../fields.ts";
import { approvalAnswers, MAX_REPLY_CHARS } from "./constants.ts";
import { sentFormAnswer } from "./tool-form.ts";

const MAX_CALL_ID_CHARS = 200;

const callId = line(MAX_CALL_ID_CHARS);

/** The person's answer to a tool call that waits: an approval, a reply to its question, or a filled-in form. */
export const toolCallAnswer = z
  .union([
    z.strictObject({ callId, approval: z.enum(approvalAnswers).exclude(["expired"]) }),
    z.strictObject({ callId, reply: filledText(MAX_REPLY_CHARS) }),
    // `callId` is the id of the form: a call can ask several times.
    z.strictObject({ callId, form: sentFormAnswer }),
  ])
  .meta({ id: "ToolCallAnswer" });
export type ToolCallAnswer = z.infer<typeof toolCallAnswer>;
