import type {
  AssistantField,
  Audience,
  GrantRole,
  MemberRole,
  ReviewState,
  SourceState,
  Specialty,
} from "@metatron/contract/assistants/constants";
import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import type { Role } from "@metatron/contract/roles";
import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null | undefined
>;

/** The fields that a version stores and a restore brings back. */
export interface AssistantContent {
  name: string;
  description: string;
  instructions: string;
  model: string;
  avatarFileId: string | null;
  starters: readonly string[];
  roles: readonly Role[] | null;
  /** null: the default tools. */
  tools: readonly string[] | null;
}

export interface AssistantsTable {
  id: string;
  name: string;
  description: string;
  instructions: string;
  model: string;
  avatar_file_id: string | null;
  starters: readonly string[];
  /** null: everyone but people with the external role. */
  roles: readonly Role[] | null;
  /** null: the default tools. */
  tools: ColumnType<readonly string[] | null, readonly string[] | null | undefined, readonly string[] | null>;
  is_official: Generated<boolean>;
  specialty: Specialty | null;
  /** null: the limits of the person's roles alone. */
  turn_limits: ColumnType<TurnLimits | null, string | null | undefined, string | null>;
  version: Generated<number>;
  /** The version that people without the right to edit use. */
  published_version: Generated<number>;
  /** The version that was cleared for people beyond the named members. */
  approved_version: ColumnType<number | null, number | null | undefined, number | null>;
  review_expires_at: OptionalTimestamp;
  retired_at: OptionalTimestamp;
  disabled_at: OptionalTimestamp;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface AssistantVersionsTable {
  assistant_id: string;
  version: number;
  at: Timestamp;
  person_id: string | null;
  changes: readonly AssistantField[];
  restored_from: number | null;
  content: ColumnType<AssistantContent, string, string>;
}

export interface PublishedDocument {
  id: string;
  name: string;
  title: string | null;
  revision: string | null;
}

export interface AssistantPublicationsTable {
  assistant_id: string;
  version: number;
  at: Timestamp;
  person_id: string | null;
  documents: ColumnType<readonly PublishedDocument[], string, string>;
}

export interface AssistantReviewsTable {
  id: string;
  assistant_id: string;
  version: number;
  state: ReviewState;
  note: string;
  requested_by: string | null;
  requested_at: Timestamp;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: OptionalTimestamp;
}

export interface AssistantReviewCommentsTable {
  id: string;
  review_id: string;
  person_id: string | null;
  text: string;
  at: Timestamp;
}

export interface AssistantGrantsTable {
  assistant_id: string;
  audience: Audience;
  role: GrantRole;
  added_by: string | null;
  added_at: Timestamp;
}

export interface AssistantMembersTable {
  id: string;
  assistant_id: string;
  /** null until the invited person has signed in. */
  person_id: string | null;
  invited_email: string;
  role: MemberRole;
  added_by: string | null;
  added_at: Timestamp;
}

export interface AssistantUsesTable {
  person_id: string;
  assistant_id: string;
  is_pinned: Generated<boolean>;
  last_interaction_at: OptionalTimestamp;
}

export interface AssistantTestsTable {
  id: string;
  assistant_id: string;
  question: string;
  facts: readonly string[];
  /** The title of the document that must be found and cited. */
  document: ColumnType<string | null, string | null | undefined, string | null>;
  must_refuse: Generated<boolean>;
  must_call: Generated<readonly string[]>;
  must_not_call: Generated<readonly string[]>;
  suggestion_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
}

export interface KnowledgeSourcesTable {
  collection_id: string;
  kind: "confluence" | "drive";
  key: string;
  name: string;
  url: string | null;
  person_id: string;
  state: Generated<SourceState>;
  reason: string | null;
  run_id: string | null;
  is_listed: Generated<boolean>;
  page_cursor: string | null;
  last_attempt_at: OptionalTimestamp;
  last_sync_at: OptionalTimestamp;
}

export interface KnowledgeItemsTable {
  collection_id: string;
  kind: "confluence" | "drive";
  source_key: string;
  item_key: string;
  title: string;
  url: string | null;
  changed_at: Timestamp;
  media_type: string | null;
  file_id: string | null;
  /** When the content of `file_id` was last modified in the external system. */
  taken_at: OptionalTimestamp;
  reason: string | null;
  /**
   * The last sync that listed this item. Items that the newest sync did not list were deleted in the external
   * system.
   */
  run_id: string;
  is_due: Generated<boolean>;
}
