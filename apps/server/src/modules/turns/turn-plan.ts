import type { Notice } from "@metatron/contract/chat/stream-parts";
import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import type { Language } from "@metatron/contract/enums";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { Usage } from "../../adapters/models/index.ts";
import type { ToolPlan } from "./choose-tools.ts";
import type { AnswerMaterial } from "./prepare-answer.ts";
import type { ResearchStart } from "./research-start.ts";

/**
 * The data that a process needs to resume another process's turn. Stored with the first tool call and deleted
 * when the turn ends, because a prompt may quote texts that the browser sent for this answer only.
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
  /**
   * From the person's roles and the assistant at the time of the question; missing in plans of older
   * versions.
   */
  limits?: TurnLimits;
  /** Missing in plans of older versions. */
  tools?: ToolPlan;
  /** For a deep search; missing for other turns. */
  research?: ResearchStart;
  notices: readonly Notice[];
  material: AnswerMaterial;
  /** Usage of all steps so far, in every process: the limits of the turn apply to the sum. */
  usage: Usage;
  /** Seconds that the steps took so far; missing in plans of older versions. */
  seconds?: number;
}
