import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { StoredSteer } from "../../adapters/db/index.ts";
import type { AnswerMaterial } from "./prepare-answer.ts";

/** The person's added messages and the text of the answer so far. */
export interface SteerMaterialWanted {
  text: string;
  answer: string;
  /** Passages of the turn so far; they keep their numbers. */
  passages: AnswerMaterial["passages"];
  personalData: PersonalDataChoice | undefined;
}

export type MaterialFor = (wanted: SteerMaterialWanted) => Promise<AnswerMaterial>;

/**
 * The material of a turn after the person added a message. Earlier passages keep their numbers, because the
 * text so far cites them. The added message decides whether a document supports the answer.
 */
export function addMaterial(before: AnswerMaterial, more: AnswerMaterial): AnswerMaterial {
  const known = new Set(before.passages.map(({ id }) => id));
  return {
    system: before.system,
    person: before.person,
    proposal: before.proposal,
    messages: before.messages,
    passages: [...before.passages, ...more.passages.filter(({ id }) => !known.has(id))],
    facts: [...new Set([...(before.facts ?? []), ...(more.facts ?? [])])],
    category: before.category,
    notices: before.notices,
    lead: more.lead,
    fixedAnswer: more.fixedAnswer,
    isFixedAnswerKnown: more.isFixedAnswerKnown,
    toolPassages: before.toolPassages,
    earlierCited: before.earlierCited,
    isUntrusted: before.isUntrusted === true || more.isUntrusted === true,
    providerStates: before.providerStates,
  };
}

/** One "mask" applies to the whole turn: a later "send" does not cover values that were masked before. */
export function choiceWith(
  ofQuestion: PersonalDataChoice | undefined,
  steers: readonly StoredSteer[],
): PersonalDataChoice | undefined {
  const choices = [ofQuestion, ...steers.map(({ choice }) => choice)];
  if (choices.includes("mask")) return "mask";
  return choices.includes("send") ? "send" : undefined;
}
