import type { Steer, TurnStep } from "@metatron/contract/chat/turn-step";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
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
