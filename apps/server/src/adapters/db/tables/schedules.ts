import type { Language } from "@metatron/contract/enums";
import type { ErrorCode } from "@metatron/contract/error-codes";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type {
  PauseReason,
  ScheduledChat,
  ScheduleRunState,
  ScheduleState,
  ScheduleTrigger,
} from "@metatron/contract/schedules/constants";
import type { ScheduleRule } from "@metatron/contract/schedules/schedule";
import type { BackgroundKind } from "@metatron/contract/unread-answers/constants";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Unset<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface SchedulesTable {
  id: string;
  person_id: string;
  question: string;
  chat: ScheduledChat;
  assistant_id: string | null;
  model: string | null;
  online: boolean;
  /** A deep search whose plan needs no confirmation. */
  research: Generated<boolean>;
  personal_data: PersonalDataChoice | null;
  rule: ColumnType<ScheduleRule, string, string>;
  time_zone: string;
  language: Language;
  job: string | null;
  base: string | null;
  conversation_id: string;
  state: ScheduleState;
  pause_reason: Unset<PauseReason>;
  /** Failed runs in a row. */
  failures: Generated<number>;
  /** null unless the schedule is active. */
  next_run_at: Unset<Date>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ScheduleRunsTable {
  id: string;
  schedule_id: string;
  person_id: string;
  trigger: ScheduleTrigger;
  due_at: Timestamp;
  state: ScheduleRunState;
  question_id: string;
  answer_id: string;
  /** Answers begun for this run: an interrupted one is written again once. */
  attempts: Generated<number>;
  error_code: Unset<ErrorCode>;
  created_at: Timestamp;
  ended_at: Unset<Date>;
}

export interface UnreadAnswersTable {
  conversation_id: string;
  person_id: string;
  answer_id: string;
  kind: BackgroundKind;
  failed: boolean;
  at: Timestamp;
}
