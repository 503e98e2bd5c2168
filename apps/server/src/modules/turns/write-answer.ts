import type { Citation, QueryCategory } from "@metatron/contract/citation";
import type { PersonalDataChoice } from "@metatron/contract/enums";
import type { Notice, StreamPart } from "@metatron/contract/stream-parts";
import type { BaseLogger } from "pino";
import {
  estimateUsage,
  type ModelEvent,
  type ModelMessage,
  type ModelPrice,
  type ResolvedModel,
  type Usage,
} from "../../adapters/models/index.ts";
import type { StreamWriter } from "../../adapters/streams/index.ts";
import { type AnswerJournal, AnswerLeft, type FinishedAnswer } from "../history/index.ts";
import { toAnswerError } from "./answer-error.ts";
import { type CitablePassage, citedPassages, outdatedNotices } from "./cited-passages.ts";
import type { Title } from "./make-title.ts";
import { createPartWriter } from "./write-parts.ts";

export interface AnswerWork {
  answerId: string;
  conversationId: string;
  personId: string;
  model: ResolvedModel;
  notices: readonly Notice[];
  /** What the answer is made from; gathered while the reader already follows, and a fault of it fails the answer. */
  prepare: () => Promise<AnswerMaterial>;
  online: boolean;
  language: "es" | "en" | "pt";
  /** What the person chose about the personal data in it. */
  personalData: PersonalDataChoice | undefined;
  /** Aborted with the reason "stopped" by its reader, or "shutdown" with the process. */
  signal: AbortSignal;
  writer: StreamWriter;
  /** Of the model that answered in the end, which a second one may have done. */
  priceOf: (modelId: string) => Promise<ModelPrice | undefined>;
  /** Once an answer is whole and stored, before its reader is told that it is. */
  onCited?: (citations: readonly Citation[]) => Promise<void>;
  /** For the first answer of a conversation: its name, once the answer is there. */
  makeTitle?: (answer: string) => Promise<Title>;
}

export interface AnswerMaterial {
  system: string;
  messages: readonly ModelMessage[];
  passages: readonly CitablePassage[];
  category: QueryCategory | null;
  notices: readonly Notice[];
  /** Said before the answer, whoever writes it: whom to talk to. */
  lead?: string | undefined;
  /** Said in the place of a model's answer, as where no document supports one. */
  fixedAnswer?: string | undefined;
}

const NOTHING: AnswerMaterial = { system: "", messages: [], passages: [], category: null, notices: [] };

const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, isEstimate: false };

type EndState = FinishedAnswer["state"];

/** Writes one answer to its stream and its history, whoever listens; never throws. */
export async function writeAnswer(
  work: AnswerWork,
  deps: { journal: AnswerJournal; log: BaseLogger },
): Promise<void> {
  const { answerId, conversationId, personId, model, signal } = work;
  const parts = createPartWriter(work.writer);
  const started = performance.now();
  const urls: FinishedAnswer["urls"] = [];
  let text = "";
  let material = NOTHING;
  let usage: Usage | undefined;
  let modelId = model.info.id;
  let finishReason: "stop" | "length" = "stop";

  parts.part({ type: "start", messageId: answerId });
  for (const notice of work.notices) parts.part({ type: "data-notice", data: notice });
  deps.journal.open(answerId, () => text);

  const failure = await callModel();
  const state = stateOf(failure);
  const seconds = (performance.now() - started) / 1000;
  const citations = citedPassages(text, material.passages);
  // What was refused or failed before its first word was not paid for either.
  const wasInVain = state === "failed" && text === "";
  const counted = usage ?? (wasInVain ? NO_USAGE : estimateUsage(material, text.length));
  const shownUsage = {
    model: modelId,
    inputTokens: counted.inputTokens,
    outputTokens: counted.outputTokens,
    seconds,
  };

  parts.closeText();
  for (const source of sourcesOf(citations, material.passages)) parts.part(source);
  for (const citation of citations) {
    if (citation.url) addUrl(citation.url, citation.title);
    parts.part({ type: "data-citation", data: citation });
  }
  for (const notice of outdatedNotices(citations, material.passages))
    parts.part({ type: "data-notice", data: notice });
  const grounded = citations.some(({ verified }) => verified);
  if (material.passages.length > 0 || material.fixedAnswer !== undefined)
    parts.part({ type: "data-grounded", data: { grounded } });
  parts.part({ type: "data-usage", data: shownUsage });
  const error = state === "failed" ? explain(failure) : undefined;
  if (error) parts.error(error.code, error.sentence, error.retryAfterSeconds);

  const stored = await save();
  // Another process ends this answer; its readers are told when the stream closes with this one.
  if (stored === "left") return;
  if (stored === "unstorable") {
    parts.error("answer_interrupted", "The answer could not be stored.");
    parts.part({ type: "finish", finishReason: "error", messageMetadata: { state: "interrupted" } });
    return work.writer.end();
  }
  if (state === "complete") await followUp();
  parts.part({ type: "finish", finishReason: error ? "error" : finishReason, messageMetadata: { state } });
  await nameConversation();
  await work.writer.end();

  async function callModel(): Promise<unknown> {
    try {
      material = await work.prepare();
      for (const notice of material.notices) parts.part({ type: "data-notice", data: notice });
      if (material.category) parts.part({ type: "data-category", data: material.category });
      if (material.lead) take({ type: "text", text: `${material.lead}\n\n` });
      if (material.fixedAnswer !== undefined) {
        take({ type: "text", text: material.fixedAnswer });
        usage = { inputTokens: 0, outputTokens: 0, isEstimate: false };
        return undefined;
      }
      signal.throwIfAborted();
      await model.stream({
        purpose: "answer",
        personId,
        system: material.system,
        messages: material.messages,
        passages: material.passages,
        online: work.online,
        language: work.language,
        personalData: work.personalData,
        signal,
        onEvent: take,
      });
      return undefined;
    } catch (thrown) {
      return thrown ?? new Error("unknown");
    }
  }

  function take(event: ModelEvent) {
    switch (event.type) {
      case "text":
        text += event.text;
        parts.text(event.text);
        return;
      case "reasoning":
        parts.reasoning(event.text);
        return;
      case "source":
        addUrl(event.url, event.title ?? event.url);
        return;
      case "fallback":
        modelId = event.to;
        parts.part({
          type: "data-notice",
          data: { kind: "model_stepped_in", from: event.from, to: event.to },
        });
        return;
      case "usage":
        usage = event;
        return;
      case "finish":
        finishReason = event.reason;
    }
  }

  function addUrl(url: string, title: string) {
    if (urls.some((known) => known.url === url)) return;
    urls.push({ url, title });
    parts.part({ type: "source-url", sourceId: `url-${urls.length}`, url, title });
  }

  function stateOf(thrown: unknown): EndState {
    if (thrown === undefined) return "complete";
    if (!signal.aborted) return "failed";
    return signal.reason === "stopped" ? "stopped" : "interrupted";
  }

  function explain(thrown: unknown) {
    const known = toAnswerError(thrown);
    if (!known) deps.log.error({ err: thrown, answerId }, "answer failed");
    return known ?? { code: "internal" as const, sentence: "Something failed on our side." };
  }

  async function save(): Promise<"stored" | "left" | "unstorable"> {
    const price = await work.priceOf(modelId);
    const cost = price
      ? (counted.inputTokens * price.input + counted.outputTokens * price.output) / 1_000_000
      : null;
    const codes = { failed: error?.code ?? null, interrupted: "answer_interrupted" as const };
    const errorCode = state === "failed" || state === "interrupted" ? codes[state] : null;
    try {
      await deps.journal.finish(
        {
          ...{
            id: answerId,
            conversationId,
            personId,
            state,
            text,
            citations,
            urls,
            errorCode,
            seconds,
            cost,
          },
          usage: shownUsage,
          category: material.category,
          model: modelId,
          grounded,
          online: work.online,
        },
        { onLate: parts.saving },
      );
      return "stored";
    } catch (thrown) {
      if (thrown instanceof AnswerLeft) return "left";
      deps.log.error({ err: thrown, answerId }, "answer could not be stored");
      return "unstorable";
    }
  }

  async function followUp() {
    try {
      await work.onCited?.(citations);
    } catch (thrown) {
      deps.log.warn({ err: thrown, answerId }, "what follows an answer failed");
    }
  }

  async function nameConversation() {
    if (!work.makeTitle || state === "failed" || state === "interrupted") return;
    try {
      const { title, emoji } = await work.makeTitle(text);
      parts.part({ type: "data-title", data: { conversationId, title, emoji } });
    } catch (thrown) {
      deps.log.warn({ err: thrown }, "conversation could not be named");
    }
  }
}

/** Each document that is cited, once. */
function sourcesOf(citations: readonly Citation[], passages: readonly CitablePassage[]): StreamPart[] {
  const sources = new Map<string, StreamPart>();
  for (const { n, fileId, title } of citations) {
    const { id = "", mediaType = "text/plain", fileName } = passages[n - 1] ?? {};
    const sourceId = fileId ?? id;
    sources.set(sourceId, {
      ...{ type: "source-document", sourceId, mediaType, title },
      ...(fileName ? { filename: fileName } : {}),
    });
  }
  return [...sources.values()];
}
