import { MAX_PLAN_QUESTION_CHARS, MAX_PLAN_QUESTIONS } from "@metatron/contract/research/constants";
import { cleanLine } from "@metatron/text/clean-text";
import { z } from "zod";
import type { ModelCall } from "../../adapters/models/index.ts";
import { NO_USAGE, type ResearchTurn, type StepModel } from "../turns/index.ts";
import { askForJson, type QuietAnswer } from "./ask-quietly.ts";
import { splitQuestion } from "./split-question.ts";

const FEWEST_QUESTIONS = 3;
const PLAN_TOKENS = 1500;

const proposal = z.object({
  questions: z
    .array(z.string().transform(cleanLine).pipe(z.string().min(1).max(MAX_PLAN_QUESTION_CHARS)))
    .min(1)
    .max(MAX_PLAN_QUESTIONS),
});

const INSTRUCTIONS = [
  "You plan a thorough search in an airline's internal documents. Do not answer the last message of the conversation: split it into the sub-questions whose answers together answer it.",
  `Write ${FEWEST_QUESTIONS} to ${MAX_PLAN_QUESTIONS} sub-questions, in the language of the message. Each is understood without the conversation and without the others, is about one subject and can be looked up.`,
  `Reply with JSON alone: {"questions": ["…", "…"]}.`,
].join(" ");

/** The sub-questions by the model; the parts of the question where the model fails or there is none. */
export async function proposePlan(
  base: StepModel,
  { call, turn }: { call: ModelCall; turn: ResearchTurn },
): Promise<{ questions: string[]; used: QuietAnswer<unknown>["used"] }> {
  const parts = splitQuestion(turn.question);
  if (turn.isDemo) return { questions: parts, used: { modelId: base.id, usage: NO_USAGE } };
  const { personId, language, personalData, signal } = call;
  const { value, used } = await askForJson(
    base,
    {
      purpose: "answer",
      personId,
      language,
      personalData,
      signal,
      system: INSTRUCTIONS,
      messages: [...call.messages, { role: "user", content: [{ type: "text", text: INSTRUCTIONS }] }],
      maxTokens: PLAN_TOKENS,
    },
    proposal,
  );
  return { questions: value ? [...new Set(value.questions)] : parts, used };
}
