import type { QueryCategory } from "@metatron/contract/citation";
import type { Notice } from "@metatron/contract/stream-parts";
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
import type { AnswerJournal, FinishedAnswer } from "../history/index.ts";
import { toAnswerError } from "./answer-error.ts";
import { type CitablePassage, citedPassages } from "./cited-passages.ts";
import type { Title } from "./make-title.ts";
import { createPartWriter } from "./write-parts.ts";

export interface AnswerWork {
  answerId: string;
  conversationId: string;
  personId: string;
  model: ResolvedModel;
  system: string;
  messages: readonly ModelMessage[];
  passages: readonly CitablePassage[];
  category: QueryCategory | null;
  notices: readonly Notice[];
  online: boolean;
  language: "es" | "en" | "pt";
  /** Aborted with the reason "stopped" by its reader, or "shutdown" with the process. */
  signal: AbortSignal;
  writer: StreamWriter;
  /** Of the model that answered in the end, which a second one may have done. */
  priceOf: (modelId: string) => Promise<ModelPrice | undefined>;
  /** For the first answer of a conversation: its name, once the answer is there. */
  makeTitle?: (answer: string) => Promise<Title>;
}

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
  let usage: Usage | undefined;
  let modelId = model.info.id;
  let finishReason: "stop" | "length" = "stop";

  parts.part({ type: "start", messageId: answerId });
  for (const notice of work.notices) parts.part({ type: "data-notice", data: notice });
  if (work.category) parts.part({ type: "data-category", data: work.category });
  deps.journal.open(answerId, () => text);

  const failure = await callModel();
  const state = stateOf(failure);
  const seconds = (performance.now() - started) / 1000;
  const citations = citedPassages(text, work.passages);
  const counted = usage ?? estimateUsage(work, text.length);
  const shownUsage = {
    model: modelId,
    inputTokens: counted.inputTokens,
    outputTokens: counted.outputTokens,
    seconds,
  };

  parts.closeText();
  for (const citation of citations) parts.part({ type: "data-citation", data: citation });
  if (work.passages.length > 0)
    parts.part({ type: "data-grounded", data: { grounded: citations.length > 0 } });
  parts.part({ type: "data-usage", data: shownUsage });
  const error = state === "failed" ? explain(failure) : undefined;
  if (error) parts.error(error.code, error.sentence, error.retryAfterSeconds);

  await save();
  parts.part({ type: "finish", finishReason: error ? "error" : finishReason, messageMetadata: { state } });
  await nameConversation();
  await work.writer.end();

  async function callModel(): Promise<unknown> {
    try {
      await model.stream({
        purpose: "answer",
        personId,
        system: work.system,
        messages: work.messages,
        passages: work.passages,
        online: work.online,
        language: work.language,
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
      case "source": {
        const title = event.title ?? event.url;
        urls.push({ url: event.url, title });
        parts.part({ type: "source-url", sourceId: `url-${urls.length}`, url: event.url, title });
        return;
      }
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

  async function save() {
    const price = await work.priceOf(modelId);
    const cost = price
      ? (counted.inputTokens * price.input + counted.outputTokens * price.output) / 1_000_000
      : null;
    const codes = { failed: error?.code ?? null, interrupted: "answer_interrupted" as const };
    const errorCode = state === "failed" || state === "interrupted" ? codes[state] : null;
    try {
      await deps.journal.finish({
        ...{ id: answerId, conversationId, personId, state, text, citations, urls, errorCode, seconds, cost },
        usage: shownUsage,
        category: work.category,
        model: modelId,
        grounded: citations.length > 0,
        online: work.online,
      });
    } catch (thrown) {
      deps.log.error({ err: thrown, answerId }, "answer could not be stored");
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
