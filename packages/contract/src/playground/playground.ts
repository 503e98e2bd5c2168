import { z } from "zod";
import { draft } from "../chat/chat.ts";
import { citation } from "../chat/citation.ts";
import { streamPart } from "../chat/stream-parts.ts";
import { count, filledText, id, line } from "../fields.ts";
import { MAX_COMMENT_CHARS, MAX_TITLE_CHARS } from "../limits.ts";
import { errorCode } from "../problem.ts";

const MAX_FACTS = 10;
const MAX_TESTS_PER_RUN = 50;

/** A passage that the draft was given, whether or not the answer cites it. */
const retrievedPassage = citation
  .pick({ n: true, fileId: true, title: true, page: true, passage: true, url: true })
  .extend({ section: z.string().nullable(), score: z.number() });

const dataPassages = z.object({
  type: z.literal("data-passages"),
  data: z.object({ passages: z.array(retrievedPassage) }),
});
const dataTiming = z.object({
  type: z.literal("data-timing"),
  data: z.object({
    retrievalMs: z.number().min(0),
    // null: nothing was written.
    firstTextMs: z.number().min(0).nullable(),
    totalMs: z.number().min(0),
  }),
});

/** What the playground sends on top of an answer's parts. */
export const playgroundPart = z.union([streamPart, dataPassages, dataTiming]).meta({ id: "PlaygroundPart" });
export type PlaygroundPart = z.infer<typeof playgroundPart>;

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

/** Without a draft the published version is tried; without ids the whole set. */
export const runTestsRequest = z
  .strictObject({ draft: draft.optional(), testIds: z.array(id).min(1).max(MAX_TESTS_PER_RUN).optional() })
  .meta({ id: "RunTestsRequest" });
export type RunTestsRequest = z.infer<typeof runTestsRequest>;

export const testResult = z
  .object({
    testId: id,
    passed: z.boolean(),
    answer: z.string(),
    facts: z.array(z.object({ fact: z.string(), found: z.boolean() })),
    citations: z.array(citation),
    seconds: z.number().min(0),
    // Why there is no answer.
    errorCode: errorCode.nullable(),
  })
  .meta({ id: "TestResult" });
export type TestResult = z.infer<typeof testResult>;

export const testRunPart = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("data-test-result"), data: testResult }),
    z.object({ type: z.literal("data-test-summary"), data: z.object({ passed: count, failed: count }) }),
  ])
  .meta({ id: "TestRunPart" });
export type TestRunPart = z.infer<typeof testRunPart>;
