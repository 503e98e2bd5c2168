import type { RetentionSubject } from "@metatron/contract/retention/constants";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** One row for each role that a model is off for; the role `*` is everyone. */
export interface ModelSwitchesTable {
  model: string;
  role: string;
  changed_by: string;
  changed_at: Timestamp;
}

/** Results of outside calls by model and hour, over all nodes. */
export interface ModelHealthTable {
  model: string;
  hour: Timestamp;
  calls: number;
  failures: number;
  last_success_at: Date | null;
  last_failure_at: Date | null;
  last_failure_code: string | null;
}

/** null = unlimited. */
export interface BudgetsTable {
  role: string;
  tokens: number | null;
  money: number | null;
  changed_by: string;
  changed_at: Timestamp;
}

export interface RetentionRulesTable {
  subject: RetentionSubject;
  /** null = kept for ever. */
  days: number | null;
  keeps_pinned: boolean;
  changed_by: string;
  changed_at: Timestamp;
}

export interface RetentionRunsTable {
  id: Generated<number>;
  subject: RetentionSubject;
  days: number;
  deleted: number;
  at: Timestamp;
}

/** One row: the number of audit entries and the hash of the last one, so that a truncated end is noticed. */
export interface AuditHeadTable {
  id: number;
  entries: number;
  hash: string;
}
