import { cutText } from "@metatron/contract/cut-text";
import type { PersonalDataChoice } from "@metatron/contract/enums";
import type { ResolvedModel } from "../../adapters/models/index.ts";
import type { BranchMessage } from "../history/index.ts";

const WITHIN_MS = 6000;
const QUESTION_TOKENS = 120;
const LONGEST_QUESTION = 400;
const TURNS_SHOWN = 4;
const LONGEST_TURN = 600;
/** A question this long says what it is about. */
const SELF_SUFFICIENT_WORDS = 14;
const SHORT_WORDS = 5;

export interface AskedQuestion {
  question: string;
  branch: readonly BranchMessage[];
  model: ResolvedModel;
  personId: string | undefined;
  personalData: PersonalDataChoice | undefined;
}

/** What to look for: the question itself, or, where it leans on what was said before, one that stands by itself. */
export async function searchQuestion(asked: AskedQuestion): Promise<string> {
  const { question, branch, model } = asked;
  if (branch.length === 0 || !leansOnBefore(question)) return question;
  const byModel = model.info.demo ? undefined : await rewrite(asked);
  return byModel ?? withLastQuestion(question, branch);
}

const REFERS_BACK =
  /^[¿¡\s]*(y|e|pero|entonces|o sea|and|but|then|so|mas|então)\b|\b(eso|esos?|esas?|ello|ellos|ellas?|aquello|lo mismo|la misma|el mismo|dich[oa]s?|ahí|allí|también|tampoco|it|that|those|they|them|isso|isto|ele|ela|eles|elas|nisso|disso)\b/iu;

export function leansOnBefore(question: string): boolean {
  const words = question.split(/\s+/).filter(Boolean).length;
  if (words <= SHORT_WORDS) return true;
  return words < SELF_SUFFICIENT_WORDS && REFERS_BACK.test(question);
}

function withLastQuestion(question: string, branch: readonly BranchMessage[]): string {
  const last = branch.findLast(({ role }) => role === "user")?.text ?? "";
  return `${question} ${cutText(last, LONGEST_QUESTION)}`;
}

const INSTRUCTIONS = [
  "Rewrite the last question of this conversation so that it can be understood without it.",
  "Keep its language, its names and its numbers. Answer with the question alone.",
].join(" ");

async function rewrite({ question, branch, model, personId, personalData }: AskedQuestion) {
  const turns = branch.slice(-TURNS_SHOWN).map(({ role, text }) => ({
    role,
    content: [{ type: "text" as const, text: cutText(text, LONGEST_TURN) || "…" }],
  }));
  try {
    const { text } = await model.complete({
      ...{ purpose: "rewrite", personId, personalData, system: INSTRUCTIONS, maxTokens: QUESTION_TOKENS },
      messages: [
        ...turns,
        { role: "user", content: [{ type: "text", text: `${INSTRUCTIONS}\n\n${question}` }] },
      ],
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const line = cutText(text.trim().split("\n")[0] ?? "", LONGEST_QUESTION);
    return line || undefined;
  } catch {
    // The words of the last question find most of what a rewritten one would.
    return undefined;
  }
}
