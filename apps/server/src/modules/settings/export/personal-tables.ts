import type { Tables } from "../../../adapters/db/index.ts";

type TableName = keyof Tables;

export interface PersonalTable<Column = string> {
  /** The column with the person's id. */
  person: Column;
  /** The key for the pagination. */
  key: readonly Column[];
  /** Excludes rows of this person that belong to something else. */
  only?: { column: Column; isNot: string };
  /** Internal columns and columns about other people. */
  without?: readonly Column[];
  /** A text column that may be long: pages are limited by its bytes instead of a row count. */
  long?: Column;
}

/** Every table with rows of a person; each is a file of the export. */
export const personalTables: { [Name in TableName]?: PersonalTable<keyof Tables[Name] & string> } = {
  people: { person: "id", key: ["id"] },
  person_devices: { person: "person_id", key: ["id"] },
  // The endpoint and its keys let their holder send pushes to the device.
  push_subscriptions: { person: "person_id", key: ["id"], without: ["endpoint", "p256dh", "auth"] },
  person_settings: { person: "person_id", key: ["key"] },
  conversations: { person: "person_id", key: ["id"], without: ["digest", "is_title_final"] },
  messages: {
    person: "person_id",
    key: ["seq"],
    without: ["search", "tool_text", "writer_id", "asked_by"],
    long: "text",
  },
  tags: { person: "person_id", key: ["key"], without: ["key"] },
  deleted_conversations: { person: "person_id", key: ["id"] },
  files: {
    person: "person_id",
    key: ["id"],
    // Documents of an assistant are exported to its owners, not to the person who uploaded them.
    only: { column: "purpose", isNot: "assistant" },
    without: ["object_key", "upload_id", "reading_id", "reading_token", "attempts"],
  },
  file_duplicates: { person: "person_id", key: ["id"] },
  images: { person: "person_id", key: ["file_id"] },
  desk_guides: { person: "person_id", key: ["conversation_id"] },
  outbound_choices: { person: "person_id", key: ["conversation_id"] },
  cases: { person: "person_id", key: ["id"], without: ["assignee_id"] },
  assistant_members: { person: "person_id", key: ["id"], without: ["added_by"] },
  assistant_uses: { person: "person_id", key: ["assistant_id"] },
  // Exports that and when this person changed the assistant; the content belongs to the assistant.
  assistant_versions: { person: "person_id", key: ["assistant_id", "version"], without: ["content"] },
  assistant_publications: { person: "person_id", key: ["assistant_id"], without: ["documents"] },
  assistant_reviews: { person: "requested_by", key: ["id"], without: ["decided_by"] },
  assistant_review_comments: { person: "person_id", key: ["id"] },
  feedback: { person: "person_id", key: ["message_id"] },
  verified_answers: { person: "reviewer_id", key: ["id"], without: ["feedback_id"] },
  csat_answers: { person: "person_id", key: ["id"] },
  csat_asked: { person: "person_id", key: ["person_id"] },
  issues: { person: "person_id", key: ["id"] },
  news_acknowledgements: { person: "person_id", key: ["news_id"] },
  usage_events: { person: "person_id", key: ["id"] },
  daily_people: { person: "person_id", key: ["day"] },
  model_usage: { person: "person_id", key: ["id"] },
  media_usage: { person: "person_id", key: ["day", "kind"] },
  waiting_calls: { person: "person_id", key: ["turn_id", "call_id"] },
  tool_grants: { person: "person_id", key: ["conversation_id", "tool"] },
  tool_connections: {
    person: "person_id",
    key: ["server_id"],
    without: ["secrets", "refresh_until", "version"],
  },
  schedules: { person: "person_id", key: ["id"] },
  schedule_runs: { person: "person_id", key: ["id"] },
  // The addresses are of other people.
  shares: { person: "person_id", key: ["id"], without: ["emails"] },
  memory_facts: { person: "person_id", key: ["id"], without: ["folded"] },
  // The addresses are of other people.
  handovers: { person: "giver_id", key: ["id"], without: ["emails", "point_ids", "base_key"] },
  comparisons: { person: "person_id", key: ["id"] },
  comparison_columns: { person: "person_id", key: ["id"] },
  handover_receipts: { person: "person_id", key: ["handover_id"] },
  handover_closings: { person: "person_id", key: ["point_id"] },
  project_members: { person: "person_id", key: ["id"], without: ["added_by"] },
  prompts: { person: "owner_id", key: ["id"] },
  // The versions that this person wrote, also of prompts that belong to the company or to somebody else.
  prompt_versions: { person: "person_id", key: ["prompt_id", "version"] },
  prompt_uses: { person: "person_id", key: ["prompt_id"] },
  notices: { person: "person_id", key: ["id"], without: ["key"] },
  research_runs: { person: "person_id", key: ["answer_id"] },
  unread_answers: { person: "person_id", key: ["conversation_id"] },
  // The audit keeps its details; they may name other people, so they are not exported.
  audit: { person: "actor_id", key: ["seq"], without: ["details", "previous_hash", "hash"] },
};

/** Columns with a person's id on data of somebody else, or that only look like it. */
export const notPersonal: readonly `${TableName}.${string}`[] = [
  // The name of the person who asked a question that this person copied, who has the question in their own export.
  "messages.asked_by",
  "project_members.added_by",
  // The last editor of shared data, which is in the audit above.
  "glossary.changed_by",
  "news.changed_by",
  "tool_rules.changed_by",
  "temporary_rules.changed_by",
  "tool_servers.changed_by",
  "news_pictures.created_by",
  // The administrator who handles somebody's case.
  "cases.assignee_id",
  "model_switches.changed_by",
  "budgets.changed_by",
  "retention_rules.changed_by",
  // Assistants are exported by their current owners, in assistants.json.
  "assistants.created_by",
  "assistant_members.added_by",
  "assistant_grants.added_by",
  // The decision is in the audit above.
  "assistant_reviews.decided_by",
  // A source is exported to the owners of its assistant, not to the person who connected it.
  "knowledge_sources.person_id",
  // An unfinished authorization, which is useless after ten minutes.
  "tool_authorizations.person_id",
  // The id of a conversation or an assistant.
  "files.owner_id",
  // A document of an assistant, which is exported to its owners.
  "files.responsible_id",
];
