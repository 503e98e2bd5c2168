import { z } from "zod";
import { filledText, id, line } from "../fields.ts";
import { MAX_COMMENT_CHARS, MAX_TITLE_CHARS } from "../limits.ts";
import { toolNames } from "./assistant-tool.ts";

const MAX_FACTS = 10;

const expectedTools = toolNames.max(MAX_FACTS);
const facts = z.array(line(MAX_TITLE_CHARS)).max(MAX_FACTS);

/** A question with the expectations about its answer. */
export const assistantTest = z
  .object({
    id,
    question: z.string(),
    facts: z.array(z.string()),
    // The title of the document that must be found and cited.
    document: z.string().nullable(),
    // The right answer is a refusal.
    mustRefuse: z.boolean(),
    // The names of tools that the answer must or must not use.
    mustCall: z.array(z.string()),
    mustNotCall: z.array(z.string()),
  })
  .meta({ id: "AssistantTest" });
export type AssistantTest = z.infer<typeof assistantTest>;

/** Omitting an optional field keeps the stored value of an existing test. */
export const testFields = z
  .strictObject({
    question: filledText(MAX_COMMENT_CHARS),
    facts,
    document: line(MAX_TITLE_CHARS).nullable().optional(),
    mustRefuse: z.boolean().optional(),
    mustCall: expectedTools.optional(),
    mustNotCall: expectedTools.optional(),
    // The suggestion that the test is based on.
    suggestionId: id.optional(),
  })
  .meta({ id: "TestFields" });
export type TestFields = z.infer<typeof testFields>;
