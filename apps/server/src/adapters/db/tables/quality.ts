import type { ErrorCode } from "@metatron/contract/error-codes";
import type { QualityRunState, QualityTrigger } from "@metatron/contract/quality/constants";
import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Unset<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface QualitySetsTable {
  assistant_id: string;
  is_nightly: boolean;
}

/** A document of an assistant at the time of a run. */
export interface SeenDocument {
  id: string;
  title: string;
  /** Digest of the document's content and metadata. */
  digest: string;
}

export interface QualitySnapshotsTable {
  assistant_id: string;
  digest: string;
  documents: ColumnType<readonly SeenDocument[], string, string>;
}

export interface QualityRunsTable {
  id: string;
  assistant_id: string;
  trigger: QualityTrigger;
  /** As `YYYY-MM-DD`; set for nightly runs only. */
  night: Unset<string>;
  state: QualityRunState;
  version: number;
  instructions_digest: string;
  documents_digest: string;
  created_at: Timestamp;
  ended_at: Unset<Date>;
}

export interface QualityResultsTable {
  run_id: string;
  ordinal: number;
  test_id: string;
  question: string;
  facts: readonly string[];
  document: string | null;
  must_refuse: boolean;
  must_call: readonly string[];
  must_not_call: readonly string[];
  /** null: the question was not asked yet. */
  ended_at: Unset<Date>;
  passed: Unset<boolean>;
  found: Unset<boolean>;
  cited: Unset<boolean>;
  supported: Unset<boolean>;
  refused: Unset<boolean>;
  tools_called: Unset<readonly string[]>;
  seconds: Unset<number>;
  input_tokens: Unset<number>;
  output_tokens: Unset<number>;
  cost: Unset<number>;
  model: Unset<string>;
  answer: Unset<string>;
  answer_digest: Unset<string>;
  error_code: Unset<ErrorCode>;
}
