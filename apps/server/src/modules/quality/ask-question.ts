import { isExternal, roles } from "@metatron/contract/roles";
import { cutText } from "@metatron/text/cut-text";
import type { Selectable, Updateable } from "kysely";
import type { Tables } from "../../adapters/db/index.ts";
import type { ChatAssistant } from "../assistants/index.ts";
import { judgeAnswer } from "../playground/index.ts";
import { type AnswerAlone, answerAlone, chooseModel, toAnswerError } from "../turns/index.ts";
import type { QualityDeps } from "./quality-deps.ts";
import { digestOf } from "./take-snapshot.ts";

/** A run measures the assistant, not a person, so every model that staff may use can answer. */
const STAFF = roles.filter((role) => !isExternal([role]));
const LONGEST_ANSWER = 8000;

export interface QuestionToAsk {
  assistant: ChatAssistant;
  test: Pick<
    Selectable<Tables["quality_results"]>,
    "question" | "facts" | "document" | "must_refuse" | "must_call" | "must_not_call"
  >;
  signal: AbortSignal;
}

type Result = Updateable<Tables["quality_results"]>;

/**
 * The result of one question of a run. A failed model call is a result too, so the other questions are still
 * asked.
 */
export async function askQuestion(
  deps: QualityDeps,
  { assistant, test, signal }: QuestionToAsk,
): Promise<Result> {
  try {
    const { model } = await chooseModel(deps.models, {
      asked: undefined,
      roles: STAFF,
      ofConversation: async () => assistant.model,
    });
    // The documents, the instructions and most people use Spanish.
    const asked = {
      assistant,
      model,
      question: test.question,
      language: "es" as const,
      roles: STAFF,
      signal,
    };
    const answer = await answerAlone(deps, asked);
    const { facts, document, must_refuse: mustRefuse } = test;
    const [mustCall, mustNotCall] = [[...test.must_call], [...test.must_not_call]];
    const { found, cited, supported, refused, passed } = judgeAnswer(
      { facts: [...facts], document, mustRefuse, mustCall, mustNotCall },
      answer,
    );
    return {
      passed,
      found,
      cited,
      supported,
      refused,
      tools_called: answer.toolsCalled,
      seconds: answer.seconds,
      input_tokens: answer.usage.inputTokens,
      output_tokens: answer.usage.outputTokens,
      cost: await costOf(deps, answer),
      model: answer.modelId,
      answer: cutText(answer.text, LONGEST_ANSWER),
      answer_digest: digestOf(answer.text),
    };
  } catch (error) {
    const known = toAnswerError(error);
    if (!known && !signal.aborted) deps.log.error({ err: error }, "question of a quality run failed");
    return { error_code: known?.code ?? "internal" };
  }
}

async function costOf({ models }: QualityDeps, { modelId, usage }: AnswerAlone): Promise<number | null> {
  const price = (await models.modelsFor(STAFF)).find(({ id }) => id === modelId)?.price;
  if (!price) return null;
  return (usage.inputTokens * price.input + usage.outputTokens * price.output) / 1_000_000;
}
