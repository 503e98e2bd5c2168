import type { ColumnType } from "kysely";

export interface ResearchRunsTable {
  answer_id: string;
  person_id: string;
  conversation_id: string;
  started_at: ColumnType<Date, Date | string, Date | string>;
}
