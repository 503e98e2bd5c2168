import { z } from "zod";
import { assistantTest } from "../assistants/assistant-test.ts";
import { count, id, instant } from "../fields.ts";
import { errorCode } from "../problem.ts";
import { qualityMeasures, qualityRunStates, qualityTriggers, suggestionKinds } from "./constants.ts";

/** The share of questions that meet a measure, among those it applies to. */
const share = z.object({ yes: count, of: count });

const figures = z.object({
  questions: count,
  // Questions with an answer; the others failed, or were skipped because the run was stopped.
  answered: count,
  passed: count,
  found: share,
  cited: share,
  supported: share,
  refused: share,
  // The median; null without answers.
  seconds: z.number().min(0).nullable(),
  // null where the model has no price.
  cost: z.number().min(0).nullable(),
});
export type QualityFigures = z.infer<typeof figures>;

/** A run of the whole test set of an assistant, with the versions of everything that can change its answers. */
export const qualityRun = z
  .object({
    id,
    trigger: z.enum(qualityTriggers),
    state: z.enum(qualityRunStates),
    createdAt: instant,
    endedAt: instant.nullable(),
    // The number of questions with a result.
    done: count,
    total: count,
    // null until the first answer.
    model: z.string().nullable(),
    version: count,
    instructionsDigest: z.string(),
    documentsDigest: z.string(),
    figures,
  })
  .meta({ id: "QualityRun" });
export type QualityRun = z.infer<typeof qualityRun>;

const measured = z.boolean().nullable();

/** null: the measure does not apply, or the question has no answer. */
export const qualityResult = z
  .object({
    testId: id,
    question: z.string(),
    facts: z.array(z.string()),
    document: z.string().nullable(),
    mustRefuse: z.boolean(),
    mustCall: z.array(z.string()),
    mustNotCall: z.array(z.string()),
    // null: the question has no answer yet, or was answered before tools were recorded.
    toolsCalled: z.array(z.string()).nullable(),
    passed: measured,
    found: measured,
    cited: measured,
    supported: measured,
    refused: measured,
    seconds: z.number().min(0).nullable(),
    cost: z.number().min(0).nullable(),
    model: z.string().nullable(),
    answer: z.string().nullable(),
    answerDigest: z.string().nullable(),
    errorCode: errorCode.nullable(),
  })
  .meta({ id: "QualityResult" });
export type QualityResult = z.infer<typeof qualityResult>;

export const qualityRunDetail = qualityRun
  .extend({ results: z.array(qualityResult) })
  .meta({ id: "QualityRunDetail" });
export type QualityRunDetail = z.infer<typeof qualityRunDetail>;

/** Something that changed between two runs and can explain why answers differ. */
export const qualityChange = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.enum(["document_added", "document_changed", "document_removed"]), title: z.string() }),
    z.object({ kind: z.literal("instructions"), from: count, to: count }),
    z.object({ kind: z.literal("model"), from: z.string(), to: z.string() }),
  ])
  .meta({ id: "QualityChange" });
export type QualityChange = z.infer<typeof qualityChange>;

const difference = z.object({ testId: id, question: z.string(), measures: z.array(z.enum(qualityMeasures)) });

/** The last run compared with the last one before a change. */
export const qualityComparison = z
  .object({
    beforeRunId: id,
    beforeAt: instant,
    afterRunId: id,
    // Empty if no recorded version changed: the difference is caused by the model itself.
    changes: z.array(qualityChange),
    // The number of changes beyond those listed.
    moreChanges: count,
    worse: z.array(difference),
    better: z.array(difference),
  })
  .meta({ id: "QualityComparison" });
export type QualityComparison = z.infer<typeof qualityComparison>;

export const assistantQuality = z
  .object({
    assistantId: id,
    name: z.string(),
    // Suggestions from rated questions exist for official assistants only.
    official: z.boolean(),
    isNightly: z.boolean(),
    questions: count,
    // The waiting or running one.
    running: qualityRun.nullable(),
    // Finished runs, newest first.
    runs: z.array(qualityRun),
    comparison: qualityComparison.nullable(),
  })
  .meta({ id: "AssistantQuality" });
export type AssistantQuality = z.infer<typeof assistantQuality>;

/** Figures only: questions and content are visible to members only. */
export const qualityOverview = z
  .object({
    items: z.array(
      z.object({
        assistantId: id,
        name: z.string(),
        official: z.boolean(),
        // Whether this person may open its questions and answers.
        canOpen: z.boolean(),
        isNightly: z.boolean(),
        questions: count,
        isRunning: z.boolean(),
        last: qualityRun.nullable(),
        before: figures.nullable(),
      }),
    ),
  })
  .meta({ id: "QualityOverview" });
export type QualityOverview = z.infer<typeof qualityOverview>;

export const qualitySettings = z.strictObject({ isNightly: z.boolean() }).meta({ id: "QualitySettings" });

/** A question that people asked and rated, without personal data, to be added to the test set. */
export const qualitySuggestion = assistantTest
  .pick({ question: true, document: true })
  .extend({
    // The id of the rated or verified answer: an added suggestion is not suggested again.
    id,
    kind: z.enum(suggestionKinds),
    at: instant,
  })
  .meta({ id: "QualitySuggestion" });
export type QualitySuggestion = z.infer<typeof qualitySuggestion>;
