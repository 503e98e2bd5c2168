import { z } from "zod";
import { filledText, id, line } from "../fields.ts";
import { MAX_COMMENT_CHARS, MAX_TITLE_CHARS } from "../limits.ts";

const MAX_FACTS = 10;

const facts = z.array(line(MAX_TITLE_CHARS)).max(MAX_FACTS);

/** A question with what is expected of a right answer. */
export const assistantTest = z
  .object({
    id,
    question: z.string(),
    facts: z.array(z.string()),
    // The title of the document that must be found and cited.
    document: z.string().nullable(),
    // A right answer says that it can't answer.
    mustRefuse: z.boolean(),
  })
  .meta({ id: "AssistantTest" });
export type AssistantTest = z.infer<typeof assistantTest>;

/** Without `document` or `mustRefuse` a test that exists keeps its own. */
export const testFields = z
  .strictObject({
    question: filledText(MAX_COMMENT_CHARS),
    facts,
    document: line(MAX_TITLE_CHARS).nullable().optional(),
    mustRefuse: z.boolean().optional(),
    // The suggestion that it was made from.
    suggestionId: id.optional(),
  })
  .meta({ id: "TestFields" });
export type TestFields = z.infer<typeof testFields>;
