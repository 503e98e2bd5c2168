import type { ChatType, Language } from "@metatron/contract/enums";
import type { VerifiedSource } from "@metatron/contract/verified-answers/verified-answer";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** `version` is the digest of the document's bytes when the answer was verified. */
export type StoredVerifiedSource = VerifiedSource & { version: string | null };

export interface VerifiedAnswersTable {
  id: string;
  chat: ChatType;
  assistant_id: string | null;
  question: string;
  wordings: string[];
  answer: string;
  sources: ColumnType<StoredVerifiedSource[], string, string>;
  language: Language;
  /** As `YYYY-MM-DD`. */
  expires_on: string;
  reviewer_id: string | null;
  reviewer_role: string;
  verified_at: Timestamp;
  feedback_id: string | null;
  uses: Generated<number>;
  created_at: Timestamp;
}
