import type { NoticeKind } from "@metatron/contract/notices/constants";
import type { NoticeContent } from "@metatron/contract/notices/notice";
import type { ColumnType, Generated } from "kysely";

export interface NoticesTable {
  id: Generated<string>;
  person_id: string;
  /** Identifies the event, so that a person gets one notice of it. */
  key: string;
  kind: NoticeKind;
  content: ColumnType<NoticeContent, string, string>;
  file_id: string | null;
  assistant_id: string | null;
  handover_id: ColumnType<string | null, string | null | undefined, string | null>;
  project_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
