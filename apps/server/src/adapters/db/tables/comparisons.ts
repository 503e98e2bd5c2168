import type { ComparisonColumn } from "@metatron/contract/comparisons/comparison";
import type { ComparisonVerdict } from "@metatron/contract/comparisons/constants";
import type { Brand } from "@metatron/contract/enums";
import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ComparisonsTable {
  id: string;
  person_id: string;
  brand: Brand;
  is_blind: boolean;
  verdict: ComparisonVerdict | null;
  best_column_id: string | null;
  voted_at: Timestamp | null;
  kept_column_id: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ComparisonColumnsTable {
  id: string;
  comparison_id: string;
  person_id: string;
  place: number;
  model: string;
  conversation_id: string;
  refused: ColumnType<ComparisonColumn["refused"], string | null, string | null>;
}

/** Votes that count, without a person and without a question. */
export interface ComparisonVotesTable {
  id: string;
  day: ColumnType<string, string, string>;
  brand: Brand;
  models: string[];
  verdict: ComparisonVerdict;
  winner: string | null;
}
