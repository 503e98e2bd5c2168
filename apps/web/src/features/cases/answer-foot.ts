import type { MessageRow } from "../../local-db/rows.ts";

export type AnswerFootKind =
  | "none"
  /** The procedure, step by step. */
  | "guide"
  /** A case is offered because the answer was rated bad or had no support. */
  | "offer_bad_feedback"
  | "offer_no_answer"
  /** A quiet link to contact a person. */
  | "quiet";

interface Around {
  /** The answer comes from documents alone: RH+ and the service desk. */
  isGrounded: boolean;
  isLast: boolean;
  hasGuide: boolean;
}

/** The element below an answer of RH+ or the service desk. */
export function answerFoot(
  answer: Pick<MessageRow, "state" | "feedback" | "grounded" | "category">,
  { isGrounded, isLast, hasGuide }: Around,
): AnswerFootKind {
  if (!isGrounded || answer.state !== "complete") return "none";
  if (isLast && hasGuide) return "guide";
  if (answer.feedback === "bad") return "offer_bad_feedback";
  const { category } = answer;
  const hasNoAnswer = !answer.grounded && category !== null && category.name !== "out_of_scope";
  if (isLast && hasNoAnswer) return "offer_no_answer";
  return isLast ? "quiet" : "none";
}
