import type { ApprovalAnswer } from "@metatron/contract/chat/constants";
import type { FormAnswer, ToolForm } from "@metatron/contract/chat/tool-form";
import type { Steer, TurnStep } from "@metatron/contract/chat/turn-step";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { TemporaryMode } from "@metatron/contract/temporary/constants";
import type { ToolPermission } from "@metatron/contract/tool-rules/constants";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;

/** A message that the person added to an answer, with what they chose about the personal data in it. */
export interface StoredSteer extends Steer {
  choice: PersonalDataChoice | null;
}

export interface TurnsTable {
  id: string;
  attempt: number;
  plan: Json<unknown>;
  steps: Json<TurnStep[]>;
  excused: Generated<number>;
  updated_at: Timestamp;
}

export interface ToolCallsTable {
  turn_id: string;
  call_id: string;
  tool: string;
  attempt: Generated<number>;
  outcome: Json<unknown>;
  begun_at: Timestamp;
  ended_at: Timestamp | null;
}

/** The person's answer to a call that waits; `expired` and `unanswered` are written when nobody answered. */
export type StoredCallAnswer =
  | { approval: ApprovalAnswer }
  | { reply: string }
  | { form: FormAnswer }
  | { unanswered: true };

export interface WaitingCallsTable {
  turn_id: string;
  call_id: string;
  person_id: string;
  conversation_id: string;
  tool: string;
  kind: "approval" | "question" | "form";
  answer: Json<StoredCallAnswer> | null;
  /** Of a call of the kind `form`. */
  form: Json<ToolForm> | null;
  asked_at: Timestamp;
  expires_at: Timestamp;
  answered_at: Timestamp | null;
}

/** Tools that a person allowed for one conversation. */
export interface ToolGrantsTable {
  conversation_id: string;
  person_id: string;
  tool: string;
  granted_at: Timestamp;
}

export interface TemporaryRulesTable {
  role: string;
  mode: TemporaryMode;
  changed_by: string | null;
  changed_at: Timestamp;
}

export interface ToolRulesTable {
  tool: string;
  role: string;
  permission: ToolPermission;
  changed_by: string | null;
  changed_at: Timestamp;
}
