import { cleanText } from "@metatron/text/clean-text";
import { cutText } from "@metatron/text/cut-text";
import type { CurrentCall } from "./connections.ts";
import type { PersonToAsk } from "./mcp-types.ts";
import { MOST_MESSAGE_CHARS, readQuestion } from "./read-question.ts";
import type { UnansweredQuestion } from "./read-result.ts";

/** A server that asks on and on would keep the person busy instead of answering. */
const MOST_QUESTIONS = 5;

export interface Questions {
  onQuestion: CurrentCall["onQuestion"];
  /** Filled while the call runs. */
  unanswered: UnansweredQuestion[];
}

/** Passes the questions of one call to the person, and notes those without an answer for the model. */
export function askPerson(person: PersonToAsk | undefined): Questions {
  const unanswered: UnansweredQuestion[] = [];
  let asked = 0;
  return {
    unanswered,
    async onQuestion(params) {
      const note = (why: UnansweredQuestion["why"]) =>
        unanswered.push({ message: cutText(cleanText(params.message), MOST_MESSAGE_CHARS), why });
      asked += 1;
      const question = readQuestion(params, person?.origins ?? []);
      const refused = "refused" in question ? question.refused : undefined;
      const why = refused ?? (person ? (asked > MOST_QUESTIONS ? "too_many" : undefined) : "nobody");
      if (why !== undefined || !person || !("form" in question)) {
        note(why ?? "nobody");
        return { action: "decline" };
      }
      const { action, values } = await person.fill(question.form);
      if (action === "accept") return { action, content: { ...values } };
      note(action === "decline" ? "declined" : "cancelled");
      return { action };
    },
  };
}
