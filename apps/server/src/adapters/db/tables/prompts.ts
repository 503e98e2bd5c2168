import type { Brand } from "@metatron/contract/enums";
import type { PromptScope } from "@metatron/contract/prompts/constants";
import type { Role } from "@metatron/contract/roles";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface PromptsTable {
  id: string;
  /** null for a company's prompt. */
  owner_id: string | null;
  scope: PromptScope;
  roles: Role[];
  title: string;
  text: string;
  version: number;
  is_featured: Generated<boolean>;
  featured_roles: Generated<Role[]>;
  featured_brands: Generated<Brand[]>;
  uses: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface PromptVersionsTable {
  prompt_id: string;
  version: number;
  person_id: string | null;
  /** Versions of a time when the prompt was `own` are shown to its owner alone. */
  scope: PromptScope;
  title: string;
  text: string;
  at: Timestamp;
}

export interface PromptUsesTable {
  person_id: string;
  prompt_id: string;
  uses: number;
  last_used_at: Timestamp;
}
