import type { Notice } from "@metatron/contract/chat/stream-parts";
import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import type { Language } from "@metatron/contract/enums";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { Usage } from "../../adapters/models/index.ts";
import type { AnswerMaterial } from "./prepare-answer.ts";

/**
 * What a process needs to go on with another one's turn. It is stored with the first tool call and deleted when the
 * turn ends: a prompt may quote what the browser sent along for this answer alone.
 */
export interface TurnPlan {
  roles: readonly string[];
  modelId: string;
  language: Language;
  online: boolean;
  personalData: PersonalDataChoice | null;
  question: string;
  isNewConversation: boolean;
  isServiceDesk: boolean;
  /** Of the person's roles and the assistant when the question was asked; missing where an older version stored the plan. */
  limits?: TurnLimits;
  notices: readonly Notice[];
  material: AnswerMaterial;
  /** Of the steps so far, whichever processes ran them: the limits of the turn hold over all of them. */
  usage: Usage;
  /** Spent on the steps so far; a plan that an older version stored has none. */
  seconds?: number;
}
