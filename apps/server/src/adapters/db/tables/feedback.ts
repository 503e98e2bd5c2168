import type { Feedback, FeedbackReason, FeedbackState } from "@metatron/contract/feedback/constants";
import type { ProblemReportKind, ProblemReportState } from "@metatron/contract/problem-reports/constants";
import type { ProblemReportContext } from "@metatron/contract/problem-reports/problem-report";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export interface FeedbackTable {
  message_id: string;
  person_id: string;
  feedback: Feedback;
  reasons: FeedbackReason[];
  comment: string | null;
  model: string | null;
  state: Generated<FeedbackState>;
  note: string | null;
  given_at: Timestamp;
  updated_at: Timestamp;
  /** When the person was shown the thanks for a correction. */
  thanked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface CsatAnswersTable {
  id: string;
  person_id: string;
  score: number;
  reason: string | null;
  comment: string | null;
  conversation_id: string | null;
  at: Timestamp;
}

export interface CsatAskedTable {
  person_id: string;
  asked_at: Timestamp;
}

export interface IssuesTable {
  id: string;
  person_id: string;
  kind: ProblemReportKind;
  description: string;
  context: ColumnType<ProblemReportContext, string, string>;
  state: Generated<ProblemReportState>;
  note: string | null;
  created_at: Timestamp;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface IssueScreenshotsTable {
  issue_id: string;
  type: string;
  bytes: Buffer;
}
