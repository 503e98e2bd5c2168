import type { ChatType } from "@metatron/contract/enums";
import type { Role } from "@metatron/contract/roles";
import type { SharedPart } from "@metatron/contract/shares/constants";
import type { SharedMessage } from "@metatron/contract/shares/share";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface SharesTable {
  id: string;
  person_id: string;
  conversation_id: string;
  /** The last message of the copy. */
  message_id: string;
  part: SharedPart;
  title: string;
  chat: ChatType;
  assistant_id: string | null;
  messages: ColumnType<SharedMessage[], string, string>;
  everyone: boolean;
  roles: Role[];
  emails: string[];
  opens: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
}
