import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { StoredSteer } from "../../adapters/db/index.ts";
import type { AnswerMaterial } from "./prepare-answer.ts";

/** What the person added, and what the answer says so far. */
export interface SteerMaterialWanted {
  text: string;
  answer: string;
  /** Passages that the turn has so far; they keep their numbers. */
  passages: AnswerMaterial["passages"];
  personalData: PersonalDataChoice | undefined;
}

export type MaterialFor = (wanted: SteerMaterialWanted) => Promise<AnswerMaterial>;

/**
 * What a turn goes on with after the person added something. Earlier passages keep their numbers, because the text so
 * far cites them; whether a document supports an answer is decided by what was added.
 */
export function addMaterial(before: AnswerMaterial, more: AnswerMaterial): AnswerMaterial {
  const known = new Set(before.passages.map(({ id }) => id));
  return {
    system: before.system,
    messages: before.messages,
    passages: [...before.passages, ...more.passages.filter(({ id }) => !known.has(id))],
    facts: [...new Set([...(before.facts ?? []), ...(more.facts ?? [])])],
    category: before.category,
    notices: before.notices,
    lead: more.lead,
    fixedAnswer: more.fixedAnswer,
    isFixedAnswerKnown: more.isFixedAnswerKnown,
  };
}

/** One "mask" hides the values of the whole turn: a later "send" was not said about what was masked before. */
export function choiceWith(
  ofQuestion: PersonalDataChoice | undefined,
  steers: readonly StoredSteer[],
): PersonalDataChoice | undefined {
  const choices = [ofQuestion, ...steers.map(({ choice }) => choice)];
  if (choices.includes("mask")) return "mask";
  return choices.includes("send") ? "send" : undefined;
}
