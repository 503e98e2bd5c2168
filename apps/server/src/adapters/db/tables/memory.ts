import type { MemoryKind } from "@metatron/contract/memory/constants";
import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface MemoryFactsTable {
  id: string;
  person_id: string;
  text: string;
  folded: string;
  kind: MemoryKind;
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}
