import type { TagColor } from "@metatron/contract/chat/constants";
import type { Message } from "@metatron/contract/chat/message";
import type { ChatType } from "@metatron/contract/enums";
import type { ColumnType, Generated } from "kysely";
import type {
  AssistantGrantsTable,
  AssistantMembersTable,
  AssistantPublicationsTable,
  AssistantReviewCommentsTable,
  AssistantReviewsTable,
  AssistantsTable,
  AssistantTestsTable,
  AssistantUsesTable,
  AssistantVersionsTable,
  KnowledgeItemsTable,
  KnowledgeSourcesTable,
} from "./tables/assistants.ts";
import type { ComparisonColumnsTable, ComparisonsTable, ComparisonVotesTable } from "./tables/comparisons.ts";
import type {
  DailyEventsTable,
  DailyModelsTable,
  DailyPeopleTable,
  DailyTimesTable,
  DailyTopicsTable,
  DailyUseTable,
  DailyVotesTable,
  KnowledgeGapsTable,
  ReportStateTable,
} from "./tables/dashboard.ts";
import type {
  CsatAnswersTable,
  CsatAskedTable,
  FeedbackTable,
  IssueScreenshotsTable,
  IssuesTable,
} from "./tables/feedback.ts";
import type {
  FileDuplicatesTable,
  FilesTable,
  FileTextsTable,
  InstallationTable,
  OwnerIdsTable,
} from "./tables/files.ts";
import type {
  AuditHeadTable,
  BudgetsTable,
  ModelHealthTable,
  ModelSwitchesTable,
  RetentionRulesTable,
  RetentionRunsTable,
} from "./tables/governance.ts";
import type { HandoverClosingsTable, HandoverReceiptsTable, HandoversTable } from "./tables/handovers.ts";
import type { ImagesTable, MediaUsageTable, SpeechCacheTable } from "./tables/media.ts";
import type { MemoryFactsTable } from "./tables/memory.ts";
import type {
  NewsAcknowledgementsTable,
  NewsPicturesTable,
  NewsTable,
  PersonSettingsTable,
} from "./tables/news.ts";
import type { NoticesTable } from "./tables/notices.ts";
import type { ProjectMembersTable, ProjectsTable } from "./tables/projects.ts";
import type { PromptsTable, PromptUsesTable, PromptVersionsTable } from "./tables/prompts.ts";
import type { PushesTable, PushSubscriptionsTable } from "./tables/push.ts";
import type {
  QualityResultsTable,
  QualityRunsTable,
  QualitySetsTable,
  QualitySnapshotsTable,
} from "./tables/quality.ts";
import type { ResearchRunsTable } from "./tables/research.ts";
import type {
  ChunksTable,
  ChunkTermsTable,
  CollectionSizesTable,
  CollectionTermsTable,
  DocumentNotesTable,
  GlossaryTable,
} from "./tables/retrieval.ts";
import type { ScheduleRunsTable, SchedulesTable, UnreadAnswersTable } from "./tables/schedules.ts";
import type { SharesTable } from "./tables/shares.ts";
import type {
  CaseFilesTable,
  CasesTable,
  DeskGuidesTable,
  OutboundChoicesTable,
  PopularQuestionsTable,
  SeededDocumentsTable,
} from "./tables/specialised.ts";
import type {
  ToolAuthorizationsTable,
  ToolConnectionsTable,
  ToolServersTable,
  ToolServerToolsTable,
} from "./tables/tool-servers.ts";
import type {
  StoredSteer,
  TemporaryRulesTable,
  ToolCallsTable,
  ToolGrantsTable,
  ToolRulesTable,
  TurnsTable,
  WaitingCallsTable,
} from "./tables/turns.ts";
import type { VerifiedAnswersTable } from "./tables/verified-answers.ts";

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type Json<T> = ColumnType<T, string, string>;

export interface PeopleTable {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  /** Whether the last token vouched for the e-mail, and nobody else has verified the same address since. */
  is_email_verified: Generated<boolean>;
  name: string;
  roles: readonly string[];
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
}

/** One session of a person, as far as its requests show it. */
export interface PersonDevicesTable {
  person_id: string;
  /** Derived from the provider's session id, which is not stored. */
  id: string;
  browser: string | null;
  system: string | null;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
}

export interface UsageEventsTable {
  id: string;
  person_id: string;
  name: string;
  at: Timestamp;
  props: Json<Record<string, unknown>>;
  received_at: Timestamp;
}

export interface AuditTable {
  seq: Generated<number>;
  at: Timestamp;
  actor_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string | null;
  details: Json<Record<string, unknown>>;
  previous_hash: string;
  hash: string;
}

export interface ConversationsTable {
  id: string;
  person_id: string;
  unique_id: string;
  title: string;
  is_title_final: Generated<boolean>;
  emoji: string | null;
  chat: ChatType;
  assistant_id: string | null;
  model: string;
  base_knowledge: string | null;
  is_favorite: Generated<boolean>;
  is_pinned: Generated<boolean>;
  is_archived: Generated<boolean>;
  /** Folded names, in the order in which the conversation shows them; `tags` has their spelling and colour. */
  tag_keys: Generated<string[]>;
  /** A column of a comparison, which no list shows; null for an ordinary conversation. */
  comparison_id: Generated<string | null>;
  project_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Computed on demand: every change of the conversation or its messages clears it. */
  digest: Generated<string>;
}

export interface TagsTable {
  person_id: string;
  /** The folded name. */
  key: string;
  name: string;
  color: TagColor;
}

export interface MessagesTable {
  id: string;
  seq: Generated<number>;
  conversation_id: string;
  person_id: string;
  unique_id: string;
  parent_id: string | null;
  answer_id: string | null;
  role: Message["role"];
  kind: Message["type"];
  state: Message["state"];
  content: Json<Message["content"]>;
  text: string;
  files: Json<Message["files"]>;
  urls: Json<Message["urls"]>;
  citations: Json<Message["citations"]>;
  usage: ColumnType<Message["usage"], string | null, string | null>;
  category: ColumnType<Message["category"], string | null, string | null>;
  model: string | null;
  time_response: number | null;
  is_grounded: Generated<boolean>;
  is_online: Generated<boolean>;
  feedback: Message["feedback"];
  bad_comment: string | null;
  preselect_comment: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  error_code: Message["errorCode"];
  /** Steps of an answer that used tools. */
  steps: ColumnType<Message["steps"] | null, string | null | undefined, string | null>;
  /** Facts about the person in the prompt of an answer, and a fact that may be kept. */
  memory: ColumnType<Message["memory"] | null, string | null | undefined, string | null>;
  /** Messages that the person added while the answer was being written. */
  steers: ColumnType<readonly StoredSteer[], string | undefined, string>;
  /** Who asked a question that was copied from another person's conversation. */
  asked_by: ColumnType<string | null, string | null | undefined, string | null>;
  tool_text: Generated<string>;
  writer_id: string | null;
  search: string | null;
}

export interface AnswerDraftsTable {
  message_id: string;
  text: string;
  reasoning: Generated<string>;
  updated_at: Timestamp;
}

export interface DeletedConversationsTable {
  id: string;
  person_id: string;
  deleted_at: Timestamp;
}

export interface WritersTable {
  id: string;
  seen_at: Timestamp;
  runs_jobs: Generated<boolean>;
}

export interface ModelUsageTable {
  id: Generated<number>;
  person_id: string;
  message_id: string | null;
  purpose: string;
  model: string;
  input_tokens: number;
  output_tokens: number;
  seconds: number;
  cost: number | null;
  at: Timestamp;
}

export interface Tables {
  people: PeopleTable;
  usage_events: UsageEventsTable;
  audit: AuditTable;
  conversations: ConversationsTable;
  tags: TagsTable;
  messages: MessagesTable;
  turns: TurnsTable;
  tool_calls: ToolCallsTable;
  waiting_calls: WaitingCallsTable;
  tool_grants: ToolGrantsTable;
  tool_rules: ToolRulesTable;
  temporary_rules: TemporaryRulesTable;
  answer_drafts: AnswerDraftsTable;
  deleted_conversations: DeletedConversationsTable;
  writers: WritersTable;
  model_usage: ModelUsageTable;
  assistants: AssistantsTable;
  assistant_versions: AssistantVersionsTable;
  assistant_members: AssistantMembersTable;
  assistant_publications: AssistantPublicationsTable;
  assistant_reviews: AssistantReviewsTable;
  assistant_review_comments: AssistantReviewCommentsTable;
  assistant_grants: AssistantGrantsTable;
  assistant_uses: AssistantUsesTable;
  assistant_tests: AssistantTestsTable;
  knowledge_sources: KnowledgeSourcesTable;
  knowledge_items: KnowledgeItemsTable;
  cases: CasesTable;
  case_files: CaseFilesTable;
  desk_guides: DeskGuidesTable;
  outbound_choices: OutboundChoicesTable;
  popular_questions: PopularQuestionsTable;
  seeded_documents: SeededDocumentsTable;
  files: FilesTable;
  file_duplicates: FileDuplicatesTable;
  file_texts: FileTextsTable;
  owner_ids: OwnerIdsTable;
  installation: InstallationTable;
  chunks: ChunksTable;
  chunk_terms: ChunkTermsTable;
  collection_sizes: CollectionSizesTable;
  collection_terms: CollectionTermsTable;
  glossary: GlossaryTable;
  document_notes: DocumentNotesTable;
  images: ImagesTable;
  media_usage: MediaUsageTable;
  speech_cache: SpeechCacheTable;
  news: NewsTable;
  news_acknowledgements: NewsAcknowledgementsTable;
  news_pictures: NewsPicturesTable;
  person_settings: PersonSettingsTable;
  person_devices: PersonDevicesTable;
  push_subscriptions: PushSubscriptionsTable;
  pushes: PushesTable;
  model_switches: ModelSwitchesTable;
  model_health: ModelHealthTable;
  budgets: BudgetsTable;
  retention_rules: RetentionRulesTable;
  retention_runs: RetentionRunsTable;
  audit_head: AuditHeadTable;
  feedback: FeedbackTable;
  verified_answers: VerifiedAnswersTable;
  csat_answers: CsatAnswersTable;
  csat_asked: CsatAskedTable;
  issues: IssuesTable;
  issue_screenshots: IssueScreenshotsTable;
  daily_use: DailyUseTable;
  daily_people: DailyPeopleTable;
  daily_times: DailyTimesTable;
  daily_topics: DailyTopicsTable;
  daily_models: DailyModelsTable;
  daily_votes: DailyVotesTable;
  daily_events: DailyEventsTable;
  report_state: ReportStateTable;
  knowledge_gaps: KnowledgeGapsTable;
  quality_sets: QualitySetsTable;
  quality_snapshots: QualitySnapshotsTable;
  tool_servers: ToolServersTable;
  tool_server_tools: ToolServerToolsTable;
  tool_connections: ToolConnectionsTable;
  tool_authorizations: ToolAuthorizationsTable;
  quality_runs: QualityRunsTable;
  quality_results: QualityResultsTable;
  projects: ProjectsTable;
  project_members: ProjectMembersTable;
  prompts: PromptsTable;
  prompt_versions: PromptVersionsTable;
  prompt_uses: PromptUsesTable;
  shares: SharesTable;
  memory_facts: MemoryFactsTable;
  handovers: HandoversTable;
  comparisons: ComparisonsTable;
  comparison_columns: ComparisonColumnsTable;
  comparison_votes: ComparisonVotesTable;
  handover_receipts: HandoverReceiptsTable;
  handover_closings: HandoverClosingsTable;
  schedules: SchedulesTable;
  schedule_runs: ScheduleRunsTable;
  unread_answers: UnreadAnswersTable;
  notices: NoticesTable;
  research_runs: ResearchRunsTable;
}
