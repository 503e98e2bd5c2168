import { cutText } from "@metatron/text/cut-text";
import type { ResolvedModel } from "../../adapters/models/index.ts";

const WITHIN_MS = 4000;
const LONGEST_QUESTION = 1000;

const INSTRUCTIONS = [
  "You compare questions of an airline's staff. The user's message has a numbered list of known questions and then a new question.",
  "Answer with the number of the known question that asks exactly the same as the new one, so that a correct answer to it is a complete and correct answer to the new one.",
  "Another subject, role, base, number, date, condition, or a negation makes it a different question. When in doubt, it is different.",
  "Answer 0 if none is the same. Answer with the number alone.",
].join(" ");

export interface ModelChoice {
  question: string;
  /** The known questions, likeliest first. */
  known: readonly string[];
  model: ResolvedModel;
  personId: string | undefined;
  signal: AbortSignal;
}

/** The index of the known question that asks the same; undefined if the model finds none or does not reply in time. */
export async function chooseByModel({ question, known, model, personId, signal }: ModelChoice) {
  if (known.length === 0) return undefined;
  const list = known.map((each, at) => `${at + 1}. ${cutText(each, LONGEST_QUESTION)}`).join("\n");
  const text = `${list}\n\nNew question: ${cutText(question, LONGEST_QUESTION)}`;
  try {
    const { text: said } = await model.complete({
      purpose: "classify",
      personId,
      personalData: "mask",
      system: INSTRUCTIONS,
      messages: [{ role: "user", content: [{ type: "text", text }] }],
      maxTokens: 10,
      signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
    });
    const number = Number(/^\D{0,20}(\d{1,2})\b/.exec(said)?.[1] ?? 0);
    return number >= 1 && number <= known.length ? number - 1 : undefined;
  } catch {
    signal.throwIfAborted();
    // Without a verdict the question is answered as any other.
    return undefined;
  }
}
