import type { Citation } from "@metatron/contract/chat/citation";
import type { StreamPart } from "@metatron/contract/chat/stream-parts";
import type { AnswerMemory } from "@metatron/contract/memory/memory";
import { toolCallsOf, turnText } from "@metatron/turn/turn";
import type { BaseLogger } from "pino";
import { passageNumber } from "../../adapters/models/index.ts";
import { REMEMBER_TOOL } from "../memory/index.ts";
import { toAnswerError } from "./answer-error.ts";
import {
  type CheckedStatement,
  type CitablePassage,
  checkStatements,
  toCitations,
} from "./cited-passages.ts";
import type { TurnRun } from "./run-turn.ts";
import { citableOf } from "./tool-passages.ts";
import { emitToolPictures } from "./tool-pictures.ts";
import type { TurnRecorder } from "./turn-recorder.ts";
import { validityNotices } from "./validity-notices.ts";

export type EndEvent = Extract<StreamPart, { type: "finish" }>;
export type EndState = NonNullable<EndEvent["messageMetadata"]>["state"];

type EventTaker = Pick<TurnRecorder, "turn" | "event">;

export interface Conclusion {
  /** Events to stream after the answer is stored. */
  end: EndEvent;
  statements: readonly CheckedStatement[];
}

/**
 * Streams the parts of an answer other than its text, and returns the closing events, which are streamed
 * later.
 */
export function concludeTurn(
  run: TurnRun,
  recorder: EventTaker,
  { signal, log }: { signal: AbortSignal; log: BaseLogger },
): Conclusion {
  const { material, usage, seconds } = run;
  const passages = citableOf(material);
  const statements = checkStatements(turnText(recorder.turn), passages);
  const citations = material.citations ?? toCitations(passages, statements);
  for (const source of sourcesOf(citations, passages)) recorder.event(source);
  for (const citation of citations) {
    const { url, title } = citation;
    if (url && !recorder.turn.urls.some((known) => known.url === url))
      recorder.event({ type: "source-url", sourceId: `url-${recorder.turn.urls.length + 1}`, url, title });
    recorder.event({ type: "data-citation", data: citation });
  }
  for (const notice of validityNotices(citations, passages))
    recorder.event({ type: "data-notice", data: notice });
  if (passages.length > 0 || material.fixedAnswer !== undefined) {
    const grounded = material.isFixedAnswerKnown === true || citations.some(({ verified }) => verified);
    recorder.event({ type: "data-grounded", data: { grounded } });
  }
  emitToolPictures(recorder);
  const memory = memoryOf(run, recorder);
  if (memory) recorder.event({ type: "data-memory", data: memory });
  const { inputTokens, outputTokens } = usage;
  recorder.event({ type: "data-usage", data: { model: run.modelId, inputTokens, outputTokens, seconds } });
  const state = endStateOf(run.failure, signal);
  emitFailure(state, run.failure, { recorder, log });
  const finishReason = state === "failed" ? "error" : run.finishReason;
  return { end: { type: "finish", finishReason, messageMetadata: { state } }, statements };
}

/** No proposal where the model made its own: the person has already answered it. */
function memoryOf({ material, isPersonWithheld }: TurnRun, { turn }: EventTaker): AnswerMemory | undefined {
  const { person, proposal, fixedAnswer } = material;
  const isGiven = person !== undefined && fixedAnswer === undefined && !isPersonWithheld;
  const used = isGiven ? [...person.facts] : [];
  const isProposed = proposal !== undefined && !toolCallsOf(turn).some(({ name }) => name === REMEMBER_TOOL);
  if (used.length === 0 && !isProposed) return undefined;
  return { used, proposal: isProposed ? { text: proposal, state: "open" } : null };
}

function endStateOf(failure: unknown, signal: AbortSignal): EndState {
  if (failure === undefined) return "complete";
  if (!signal.aborted) return "failed";
  return signal.reason === "stopped" ? "stopped" : "interrupted";
}

export function emitFailure(
  state: EndState,
  failure: unknown,
  { recorder, log }: { recorder: EventTaker; log: BaseLogger },
): void {
  if (state === "interrupted")
    recorder.event({
      type: "error",
      errorText: "The answer broke off; what was written so far is kept.",
      code: "answer_interrupted",
    });
  if (state !== "failed") return;
  const known = toAnswerError(failure);
  if (!known) log.error({ err: failure, turnId: recorder.turn.id }, "answer failed");
  const { code, sentence, retryAfterSeconds } = known ?? {
    code: "internal" as const,
    sentence: "Something failed on our side.",
  };
  recorder.event({
    type: "error",
    errorText: sentence,
    code,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
  });
}

/** Each cited document once. */
function sourcesOf(citations: readonly Citation[], passages: readonly CitablePassage[]): StreamPart[] {
  const byNumber = new Map(passages.map((passage, at) => [passageNumber(passage, at), passage]));
  const sources = new Map<string, StreamPart>();
  for (const { n, fileId, title } of citations) {
    const { id = "", mediaType = "text/plain", fileName } = byNumber.get(n) ?? {};
    const sourceId = fileId ?? id;
    sources.set(sourceId, {
      type: "source-document",
      sourceId,
      mediaType,
      title,
      ...(fileName ? { filename: fileName } : {}),
    });
  }
  return [...sources.values()];
}
