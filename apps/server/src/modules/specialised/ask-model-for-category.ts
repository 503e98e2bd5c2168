import type { QueryCategory } from "@metatron/contract/chat/citation";
import { cutText } from "@metatron/text/cut-text";
import type { ResolvedModel } from "../../adapters/models/index.ts";
import { GENERAL, OUT_OF_SCOPE } from "./classify-question.ts";

const WITHIN_MS = 4000;
const LONGEST_QUESTION = 2000;

export interface CategoryQuestion {
  personId: string | undefined;
  text: string;
  subject: string;
  categories: readonly QueryCategory[];
  signal: AbortSignal;
}

/** The category that a model chooses; undefined if it does not reply with one of the names in time. */
export async function askModelForCategory(
  model: ResolvedModel,
  { personId, text, subject, categories, signal }: CategoryQuestion,
): Promise<QueryCategory | undefined> {
  const choices = [...categories, GENERAL, OUT_OF_SCOPE];
  const list = choices.map(({ name, label }) => `${name}: ${label}`).join("\n");
  try {
    const { text: said } = await model.complete({
      purpose: "classify",
      personId,
      system: `You sort questions of an airline's staff to the assistant for ${subject}. Answer with one name of this list and nothing else. "general" is a question for it that fits no other; "out_of_scope" is one that is not for it.\n${list}`,
      messages: [{ role: "user", content: [{ type: "text", text: cutText(text, LONGEST_QUESTION) }] }],
      maxTokens: 20,
      signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
    });
    const name = said.toLowerCase().match(/[a-z_]+/)?.[0];
    return choices.find((choice) => choice.name === name);
  } catch {
    return undefined;
  }
}
