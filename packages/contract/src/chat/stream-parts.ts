import { z } from "zod";
import { count, day, id } from "../fields.ts";
import { answerMemory } from "../memory/memory.ts";
import { errorCode } from "../problem.ts";
import { citation, citedStatement, queryCategory, usage } from "./citation.ts";
import { approvalAnswers, finishReasons, messageStates } from "./constants.ts";
import { formAnswer, toolForm } from "./tool-form.ts";
import { steer, turnStep } from "./turn-step.ts";

/**
 * The parts of the AI SDK's UI message stream protocol that the server sends, so that any AI SDK client can
 * read an answer. Custom parts start with `data-` and carry their fields in `data`.
 */

const partId = z.string();

const start = z.object({ type: z.literal("start"), messageId: id });

const textStart = z.object({ type: z.literal("text-start"), id: partId });
const textDelta = z.object({ type: z.literal("text-delta"), id: partId, delta: z.string() });
const textEnd = z.object({ type: z.literal("text-end"), id: partId });

const reasoningStart = z.object({ type: z.literal("reasoning-start"), id: partId });
const reasoningDelta = z.object({ type: z.literal("reasoning-delta"), id: partId, delta: z.string() });
const reasoningEnd = z.object({ type: z.literal("reasoning-end"), id: partId });

const sourceDocument = z.object({
  type: z.literal("source-document"),
  sourceId: z.string(),
  mediaType: z.string(),
  title: z.string(),
  filename: z.string().optional(),
});
const sourceUrl = z.object({
  type: z.literal("source-url"),
  sourceId: z.string(),
  url: z.string(),
  title: z.string().optional(),
});

const startStep = z.object({ type: z.literal("start-step") });
const finishStep = z.object({ type: z.literal("finish-step") });

const toolCallId = z.string();
const toolInputStart = z.object({
  type: z.literal("tool-input-start"),
  toolCallId,
  toolName: z.string(),
  title: z.string().optional(),
});
const toolInputDelta = z.object({
  type: z.literal("tool-input-delta"),
  toolCallId,
  inputTextDelta: z.string(),
});
const toolInputAvailable = z.object({
  type: z.literal("tool-input-available"),
  toolCallId,
  toolName: z.string(),
  input: z.unknown(),
  title: z.string().optional(),
});
/** The model wrote an input that the tool rejects; the tool does not run. */
const toolInputError = z.object({
  type: z.literal("tool-input-error"),
  toolCallId,
  toolName: z.string(),
  input: z.unknown(),
  errorText: z.string(),
  title: z.string().optional(),
});
const toolApprovalRequest = z.object({
  type: z.literal("tool-approval-request"),
  approvalId: z.string(),
  toolCallId,
  // The input contains personal data, which would leave with the call.
  personalData: z.boolean().optional(),
});
const toolOutputAvailable = z.object({
  type: z.literal("tool-output-available"),
  toolCallId,
  output: z.unknown(),
});
const toolOutputError = z.object({
  type: z.literal("tool-output-error"),
  toolCallId,
  errorText: z.string(),
});
const toolOutputDenied = z.object({ type: z.literal("tool-output-denied"), toolCallId });

/**
 * The protocol expects the response to an approval from the client; readers on other devices get it from this
 * part.
 */
const dataApproval = z.object({
  type: z.literal("data-approval"),
  data: z.object({ approvalId: z.string(), toolCallId, answer: z.enum(approvalAnswers) }),
});

/** The tool gets placeholders instead of the personal data in its input. */
const dataInputMasked = z.object({ type: z.literal("data-input-masked"), data: z.object({ toolCallId }) });

/** The tool asked the person something; the answer is the tool's output. */
const dataQuestion = z.object({ type: z.literal("data-question"), data: z.object({ toolCallId }) });

/** Another system asks the person during a call, which goes on after the answer. */
const dataForm = z.object({ type: z.literal("data-form"), data: z.object({ toolCallId, form: toolForm }) });
const dataFormAnswer = z.object({
  type: z.literal("data-form-answer"),
  data: z.object({ toolCallId, formId: z.string(), answer: formAnswer }),
});

/** How far a long tool call is; only the latest counts. */
const dataToolProgress = z.object({
  type: z.literal("data-tool-progress"),
  data: z.object({ toolCallId, done: count, of: count }),
  transient: z.literal(true),
});

/** The process crashed while this tool had side effects in progress: a person must check the outcome. */
const dataOutcomeUnknown = z.object({
  type: z.literal("data-outcome-unknown"),
  data: z.object({ toolCallId }),
});

/**
 * Another process continues this answer after these finished steps. A reader discards later steps: the step
 * in progress runs again.
 */
const dataTakenOver = z.object({
  type: z.literal("data-taken-over"),
  data: z.object({ steps: z.array(turnStep) }),
});

/** The person added a message; the next step takes it into account. */
const dataSteer = z.object({ type: z.literal("data-steer"), data: steer });

const finish = z.object({
  type: z.literal("finish"),
  finishReason: z.enum(finishReasons).optional(),
  // The protocol has no part for "stopped by the person" that keeps the text, so the final state is added
  // here.
  messageMetadata: z.object({ state: z.enum(messageStates).exclude(["streaming"]) }).optional(),
});

/** Text written before the error is kept; the interface translates `code`. */
export const errorPart = z.object({
  type: z.literal("error"),
  errorText: z.string(),
  code: errorCode,
  retryAfterSeconds: count.optional(),
});

const dataCategory = z.object({ type: z.literal("data-category"), data: queryCategory });
const dataCitation = z.object({ type: z.literal("data-citation"), data: citation });
/**
 * Sent after the end: a model's verdicts on statements that the rules could not decide. Changes only
 * `verified`.
 */
const dataVerdicts = z.object({
  type: z.literal("data-verdicts"),
  data: z.object({
    grounded: z.boolean(),
    verdicts: z.array(
      z.object({ n: z.int().min(1), verified: z.boolean().nullable(), statements: z.array(citedStatement) }),
    ),
  }),
});
/** Sent at the end: the facts about the person that the prompt contained, and a fact that may be kept. */
const dataMemory = z.object({ type: z.literal("data-memory"), data: answerMemory });
const dataUsage = z.object({ type: z.literal("data-usage"), data: usage });
const dataGrounded = z.object({
  type: z.literal("data-grounded"),
  data: z.object({ grounded: z.boolean() }),
});
const dataTitle = z.object({
  type: z.literal("data-title"),
  data: z.object({ conversationId: id, title: z.string(), emoji: z.string().nullable() }),
});

/** One more picture of an image answer. */
const dataImage = z.object({
  type: z.literal("data-image"),
  data: z.object({ fileId: id, n: z.int().min(1), of: z.int().min(1) }),
});

/** A status that is only relevant until the next part; AI SDK clients do not store transient parts. */
const dataStatus = z.object({
  type: z.literal("data-status"),
  // The answer is complete, but the database is unavailable; `finish` follows when it is stored.
  data: z.object({ status: z.enum(["saving"]) }),
  transient: z.literal(true),
});

/**
 * A long document is being read as a whole before the answer starts; `of` counts its pages, or its passages
 * if it has none.
 */
const dataReading = z.object({
  type: z.literal("data-reading"),
  data: z.object({ title: z.string(), read: count, of: count }),
  transient: z.literal(true),
});

/** The documents are being searched before the answer starts; `passages` is null until the search has ended. */
const dataSearching = z.object({
  type: z.literal("data-searching"),
  data: z.object({ documents: count, passages: count.nullable() }),
  transient: z.literal(true),
});

/** A notice for the person about how this answer was generated. */
export const notice = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("older_messages_left_out"), leftOut: count }),
    // The conversation's model is gone or no longer allowed; the default model answers.
    z.object({ kind: z.literal("model_replaced"), from: z.string(), to: z.string() }),
    // The model failed before its first word and the fallback model answered.
    z.object({ kind: z.literal("model_stepped_in"), from: z.string(), to: z.string() }),
    // The embedded answerer wrote this: it quotes documents and is not a language model.
    z.object({ kind: z.literal("demo_answer") }),
    // The embedded answerer wrote this, because no model is assigned to the person's roles.
    z.object({ kind: z.literal("no_model_for_roles") }),
    // The picture was drawn locally, without an image model.
    z.object({ kind: z.literal("demo_image") }),
    // Some of the requested pictures could not be generated.
    z.object({ kind: z.literal("images_missing"), count }),
    // The model does not support images: it received the text, size and colours extracted from them.
    z.object({ kind: z.literal("image_read_as_text"), count }),
    // Personal data was masked: the model received placeholders, which are replaced by the values for the
    // reader.
    z.object({ kind: z.literal("personal_data_masked"), count }),
    // The project was deleted, or the person is no longer a member: its instructions and files were not used.
    z.object({ kind: z.literal("project_unavailable") }),
    // Some documents of the assistant were not read yet when the answer was written.
    z.object({ kind: z.literal("documents_being_read"), read: count, of: count }),
    // A cited document is past its validity, not valid yet, or replaced by a newer one.
    z.object({ kind: z.literal("document_expired"), title: z.string(), validUntil: day }),
    z.object({ kind: z.literal("document_superseded"), title: z.string() }),
    // The answer is based on a document that was read as a whole, or as far as possible.
    z.object({
      kind: z.literal("document_read"),
      title: z.string(),
      read: count,
      of: count,
      unit: z.enum(["page", "passage"]),
    }),
    z.object({ kind: z.literal("document_not_yet_valid"), title: z.string(), validFrom: day }),
    // Two valid documents contain different values for the same thing.
    z.object({
      kind: z.literal("documents_disagree"),
      one: z.object({ title: z.string(), quote: z.string(), validFrom: day.nullable() }),
      other: z.object({ title: z.string(), quote: z.string(), validFrom: day.nullable() }),
    }),
  ])
  .meta({ id: "Notice" });
export type Notice = z.infer<typeof notice>;
const dataNotice = z.object({ type: z.literal("data-notice"), data: notice });

export const streamPart = z
  .discriminatedUnion("type", [
    start,
    textStart,
    textDelta,
    textEnd,
    reasoningStart,
    reasoningDelta,
    reasoningEnd,
    startStep,
    finishStep,
    toolInputStart,
    toolInputDelta,
    toolInputAvailable,
    toolInputError,
    toolApprovalRequest,
    toolOutputAvailable,
    toolOutputError,
    toolOutputDenied,
    sourceDocument,
    sourceUrl,
    dataApproval,
    dataInputMasked,
    dataQuestion,
    dataForm,
    dataFormAnswer,
    dataToolProgress,
    dataOutcomeUnknown,
    dataTakenOver,
    dataSteer,
    dataCategory,
    dataCitation,
    dataVerdicts,
    dataMemory,
    dataUsage,
    dataGrounded,
    dataTitle,
    dataImage,
    dataNotice,
    dataStatus,
    dataReading,
    dataSearching,
    finish,
    errorPart,
  ])
  .meta({ id: "StreamPart" });
export type StreamPart = z.infer<typeof streamPart>;
