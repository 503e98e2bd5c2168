import { z } from "zod";
import { toolNames } from "../assistants/assistant-tool.ts";
import { MAX_DESCRIPTION_CHARS, MAX_INSTRUCTIONS_CHARS } from "../assistants/constants.ts";
import { citation } from "../chat/citation.ts";
import { MAX_MESSAGE_CHARS, messageRoles } from "../chat/constants.ts";
import { sentContent } from "../chat/content-part.ts";
import { streamPart } from "../chat/stream-parts.ts";
import { count, filledText, id, line, modelId, text } from "../fields.ts";
import { MAX_NAME_CHARS } from "../limits.ts";
import { errorCode } from "../problem.ts";

const MAX_PLAYGROUND_MESSAGES = 100;
const MAX_TESTS_PER_RUN = 50;

/** An assistant in the editor, saved or not. */
export const draft = z.strictObject({
  name: line(MAX_NAME_CHARS),
  description: text(MAX_DESCRIPTION_CHARS).optional(),
  instructions: text(MAX_INSTRUCTIONS_CHARS),
  model: modelId.optional(),
  // null: the default tools.
  tools: toolNames.nullable().optional(),
});
export type Draft = z.infer<typeof draft>;

export const playgroundRequest = z
  .strictObject({
    draft,
    // The assistant whose knowledge is searched; a new assistant has none yet.
    assistantId: id.optional(),
    messages: z
      .array(
        z.strictObject({
          role: z.enum(messageRoles),
          content: z.union([filledText(MAX_MESSAGE_CHARS), sentContent]),
        }),
      )
      .min(1)
      .max(MAX_PLAYGROUND_MESSAGES),
  })
  .meta({ id: "PlaygroundRequest" });
export type PlaygroundRequest = z.infer<typeof playgroundRequest>;

/** A passage that the draft received, whether or not the answer cites it. */
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
    // null: no text was generated.
    firstTextMs: z.number().min(0).nullable(),
    totalMs: z.number().min(0),
  }),
});

/** The parts that the playground sends in addition to an answer's parts. */
export const playgroundPart = z.union([streamPart, dataPassages, dataTiming]).meta({ id: "PlaygroundPart" });
export type PlaygroundPart = z.infer<typeof playgroundPart>;

/** Without a draft the published version is tested; without ids the whole set. */
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
    // One per expectation: whether the tool was called as demanded.
    tools: z.array(z.object({ name: z.string(), mustCall: z.boolean(), isMet: z.boolean() })),
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
