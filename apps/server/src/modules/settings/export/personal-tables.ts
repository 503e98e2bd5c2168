import type { Tables } from "../../../adapters/db/index.ts";

type TableName = keyof Tables;

export interface PersonalTable<Column = string> {
  /** The column that says whose a row is. */
  person: Column;
  /** What the rows are told apart by, for reading them page by page. */
  key: readonly Column[];
  /** Rows of this person's that belong to something else all the same. */
  only?: { column: Column; isNot: string };
  /** Columns that are the machine's business or somebody else's. */
  without?: readonly Column[];
  /** A text that may be long: rows are read by its bytes, not by their number. */
  long?: Column;
}

/** Every table whose rows belong to a person, each a file of the export. */
export const personalTables: { [Name in TableName]?: PersonalTable<keyof Tables[Name] & string> } = {
  people: { person: "id", key: ["id"] },
  person_settings: { person: "person_id", key: ["key"] },
  conversations: { person: "person_id", key: ["id"], without: ["digest", "is_title_final"] },
  messages: { person: "person_id", key: ["seq"], without: ["search", "writer_id"], long: "text" },
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
  cases: { person: "person_id", key: ["id"] },
  assistant_members: { person: "person_id", key: ["id"], without: ["added_by"] },
  assistant_uses: { person: "person_id", key: ["assistant_id"] },
  // That this person changed it and when; what it says is the assistant's.
  assistant_versions: { person: "person_id", key: ["assistant_id", "version"], without: ["content"] },
  feedback: { person: "person_id", key: ["message_id"] },
  csat_answers: { person: "person_id", key: ["id"] },
  csat_asked: { person: "person_id", key: ["person_id"] },
  issues: { person: "person_id", key: ["id"] },
  news_acknowledgements: { person: "person_id", key: ["news_id"] },
  usage_events: { person: "person_id", key: ["id"] },
  daily_people: { person: "person_id", key: ["day"] },
  model_usage: { person: "person_id", key: ["id"] },
  media_usage: { person: "person_id", key: ["day", "kind"] },
  // What was done stays in the audit with all that it says; whom else it names is not this person's.
  audit: { person: "actor_id", key: ["seq"], without: ["details", "previous_hash", "hash"] },
};

/** Columns that name a person on something that is not theirs, or look as if they did. */
export const notPersonal: readonly `${TableName}.${string}`[] = [
  // Who changed a thing that belongs to everybody: the audit above tells it.
  "glossary.changed_by",
  "news.changed_by",
  "news_pictures.created_by",
  "model_switches.changed_by",
  "budgets.changed_by",
  "retention_rules.changed_by",
  // Assistants are told by who owns them now, in assistants.json.
  "assistants.created_by",
  "assistant_members.added_by",
  // A source is exported to the owners of its assistant, not to the person who connected it.
  "knowledge_sources.person_id",
  // A conversation or an assistant.
  "files.owner_id",
];
