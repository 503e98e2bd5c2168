import type { SourceFailure } from "@metatron/contract/assistants/constants";
import type { CaseDelivery, CaseStatus, Desk } from "@metatron/contract/cases/constants";
import type { GuideState } from "@metatron/contract/desk/constants";
import type { ChatType } from "@metatron/contract/enums";
import type { PersonalDataChoice } from "@metatron/contract/personal-data/constants";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type Texts = ColumnType<string[], string, string>;

export interface CasesTable {
  id: string;
  person_id: string;
  /** Assigned here; RHConnect's own number is in `remote_number` once it has accepted the case. */
  case_number: string;
  remote_number: string | null;
  desk: Desk;
  subject: string;
  description: string;
  category: string;
  conversation_id: string | null;
  message_id: string | null;
  steps_tried: Texts;
  status: CaseStatus;
  reply: string | null;
  url: string | null;
  /** `kept`: no RHConnect is configured, so the case exists only here. */
  delivery: CaseDelivery;
  delivery_tries: Generated<number>;
  /** Why the case was not delivered to RHConnect yet. */
  delivery_problem: SourceFailure | null;
  delivery_tried_at: Date | null;
  replied_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the person was shown the latest reply. */
  reply_seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  assignee_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A copy of a file that a person shared with a case; it is deleted with the case. */
export interface CaseFilesTable {
  id: string;
  case_id: string;
  name: string;
  type: string;
  size: number;
  bytes: Buffer;
}

export interface DeskGuidesTable {
  conversation_id: string;
  person_id: string;
  answer_id: string;
  file_id: string | null;
  title: string;
  steps: Texts;
  current: number;
  state: GuideState;
  updated_at: Timestamp;
}

export interface OutboundChoicesTable {
  conversation_id: string;
  person_id: string;
  choice: PersonalDataChoice;
  made_at: Timestamp;
}

export interface SeededDocumentsTable {
  collection_id: string;
  source_key: string;
  sha256: string;
}

export interface PopularQuestionsTable {
  id: Generated<number>;
  chat: ChatType;
  /** null: asked by enough people over all roles. */
  role: string | null;
  text: string;
  category: string | null;
  people: number;
  times: number;
}
