import { MAX_PLAN_QUESTION_CHARS, MAX_PLAN_QUESTIONS } from "@metatron/contract/research/constants";
import { cutText } from "@metatron/text/cut-text";
import { termsOf } from "@metatron/text/terms";

/** «… y cómo los pido»: a second question behind a conjunction. */
const SECOND_QUESTION =
  /,?\s(?:y|e|and|then)\s(?=(?:a |con |de |desde |en |hasta |para |por )?(?:qué|cuál|cuánt|cuándo|dónde|cómo|quién|how|what|when|where|which|who|quais|qual|quant|quando|onde|como|quem))/iu;
const ENDS = /[?;\n]+|\.\s+/u;

/** The parts of a question, for a plan without a model; the whole question if it has one part. */
export function splitQuestion(question: string): string[] {
  const parts = question
    .split(ENDS)
    .flatMap((part) => part.split(SECOND_QUESTION))
    .map((part) => part.replaceAll(/[¿¡\s]+/gu, " ").trim())
    .filter((part) => termsOf(part).length > 0);
  const unique = [...new Set(parts)].slice(0, MAX_PLAN_QUESTIONS);
  const whole = question.replaceAll(/\s+/g, " ").trim();
  return (unique.length > 0 ? unique : [whole]).map((part) =>
    cutText(asQuestion(part, question), MAX_PLAN_QUESTION_CHARS),
  );
}

/** A part without its question mark reads as a title, so parts of a question get it back. */
function asQuestion(part: string, question: string): string {
  const first = part.charAt(0).toLocaleUpperCase() + part.slice(1);
  if (!question.includes("?") || part.endsWith("?")) return first;
  return question.includes("¿") ? `¿${first}?` : `${first}?`;
}
