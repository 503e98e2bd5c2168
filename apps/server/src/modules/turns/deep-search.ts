import type { MessageState } from "@metatron/contract/chat/constants";
import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import type { Language } from "@metatron/contract/enums";
import type { Trx } from "../../adapters/db/index.ts";
import type { ResearchStart } from "./research-start.ts";
import type { StepModel } from "./run-step.ts";
import type { Tool, ToolsWanted } from "./tool.ts";
import type { TurnLimitKind } from "./turn-limits.ts";

/** The call that shows the plan and waits for the person. A rule that denies it denies deep searches. */
export const PLAN_TOOL = "plan_research";

export interface ResearchRef {
  personId: string;
  conversationId: string;
  answerId: string;
}

export interface ResearchTurn {
  question: string;
  language: Language;
  /** Answers from quotations alone, without a model. */
  isDemo: boolean;
}

/** Why a deep search ends before all of its sub-questions are searched. */
export type ReachedLimit = TurnLimitKind;

/** A turn whose steps follow a plan instead of a model's choice. `modules/research` implements it. */
export interface DeepSearch {
  /**
   * Throws where the person's roles may not search deeply, while another one is in progress, and when today's
   * are used up.
   */
  claim(ref: ResearchRef, roles: readonly string[]): Promise<void>;
  /** The person confirms the plan. Throws while another one is in progress. */
  confirm(trx: Trx, ref: Pick<ResearchRef, "personId" | "answerId">): Promise<void>;
  /** For a question that was refused after the claim. */
  release(ref: ResearchRef): Promise<void>;
  limitsOf(limits: TurnLimits): TurnLimits;
  /** Writes the steps of the turn, with the given model where there is something to write. */
  modelOf(model: StepModel, turn: ResearchTurn): StepModel;
  toolsFor(wanted: ToolsWanted, start: ResearchStart): Promise<readonly Tool[]>;
  /** Called when the answer is stored, before its end is streamed. */
  ended(ref: ResearchRef, end: { state: MessageState; start: ResearchStart }): Promise<void>;
}
