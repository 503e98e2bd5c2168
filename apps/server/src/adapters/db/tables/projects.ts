import type { TagColor } from "@metatron/contract/chat/constants";
import type { ProjectRole } from "@metatron/contract/projects/constants";
import type { ColumnType } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ProjectsTable {
  id: string;
  name: string;
  color: TagColor;
  instructions: string;
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ProjectMembersTable {
  id: string;
  project_id: string;
  /** null until the invited person signs in with a verified e-mail. */
  person_id: string | null;
  invited_email: string;
  role: ProjectRole;
  added_by: string | null;
  added_at: Timestamp;
}
