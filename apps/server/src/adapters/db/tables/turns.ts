import type { TurnStep } from "@metatron/contract/turn-step";
import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json<T> = ColumnType<T, string, string>;

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
  outcome: Json<unknown>;
  begun_at: Timestamp;
  ended_at: Timestamp | null;
}
