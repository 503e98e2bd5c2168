/** The closed lists, each as an array for schemas and menus and as a union for types. */

export const chatTypes = ["rh-plus", "chat-libre", "images", "ai-builder"] as const;
export type ChatType = (typeof chatTypes)[number];

export const brands = ["rh", "chatlibre", "amelia"] as const;
export type Brand = (typeof brands)[number];

export const languages = ["es", "en", "pt"] as const;
export type Language = (typeof languages)[number];

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const messageKinds = ["image", "text", "vision", "command"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageRoles = ["user", "assistant"] as const;
export type MessageRole = (typeof messageRoles)[number];

/** `streaming` only while the answer is being written; the others are final. */
export const messageStates = ["streaming", "complete", "stopped", "interrupted", "failed"] as const;
export type MessageState = (typeof messageStates)[number];

export const contentPartTypes = ["text", "image_url"] as const;
export type ContentPartType = (typeof contentPartTypes)[number];

export const feedbacks = ["good", "bad", "error"] as const;
export type Feedback = (typeof feedbacks)[number];

/** What the interface offers as `preselectComment`; rows of the older product hold free text there. */
export const feedbackReasons = [
  "not_what_i_asked",
  "wrong",
  "out_of_date",
  "no_source",
  "tone",
  "too_long",
  "other",
] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** How far a person's feedback has come; what they see of it. */
export const feedbackStates = ["received", "reviewed", "corrected"] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const csatReasons = ["answers", "sources", "speed", "ease", "reliability", "other"] as const;
export type CsatReason = (typeof csatReasons)[number];

/** The screens that have a guided tour. */
export const tourNames = ["chat", "assistants", "images", "admin"] as const;
export type TourName = (typeof tourNames)[number];

export const errorLogKinds = ["Error", "Request"] as const;
export type ErrorLogKind = (typeof errorLogKinds)[number];

export const issueStates = ["open", "closed"] as const;
export type IssueState = (typeof issueStates)[number];

export const fileStatuses = ["pending", "queued", "reading", "ready", "failed"] as const;
export type FileStatus = (typeof fileStatuses)[number];

/** Why a file ended as `failed`; the interface says it in the person's language. */
export const fileFailures = [
  "type_not_allowed",
  "type_mismatch",
  "too_large",
  "too_many_pages",
  "empty",
  "no_text",
  "encrypted",
  "malformed",
  "expands_too_much",
  "took_too_long",
  "out_of_memory",
  "missing_upload",
  "ocr_quota",
  "internal",
] as const;
export type FileFailure = (typeof fileFailures)[number];

export const uploadPurposes = ["conversation", "assistant", "image"] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Where a file came from. */
export const fileSources = ["upload", "confluence", "drive", "demo", "generated"] as const;
export type FileSource = (typeof fileSources)[number];

export const assistantScopes = ["mine", "shared", "official", "all"] as const;
export type AssistantScope = (typeof assistantScopes)[number];

/** The assistants that are there on first start. */
export const specialties = ["rh-plus", "service-desk", "general", "chat-libre"] as const;
export type Specialty = (typeof specialties)[number];

export const memberRoles = ["owner", "editor", "viewer"] as const;
export type MemberRole = (typeof memberRoles)[number];

export const costarSections = ["context", "objective", "style", "tone", "audience", "response"] as const;
export type CostarSection = (typeof costarSections)[number];

export const knowledgeSources = ["files", "confluence", "drive"] as const;
export type KnowledgeSource = (typeof knowledgeSources)[number];

/** What a version of an assistant keeps. */
export const assistantFields = [
  "name",
  "description",
  "instructions",
  "model",
  "avatar",
  "starters",
  "roles",
] as const;
export type AssistantField = (typeof assistantFields)[number];

export const outsideSources = ["confluence", "drive"] as const;
export type OutsideSource = (typeof outsideSources)[number];

/** `partial`: read to its end, but some pages failed; `failed`: it could not be read to its end. */
export const sourceStates = ["waiting", "syncing", "synced", "partial", "failed"] as const;
export type SourceState = (typeof sourceStates)[number];

/** Why a source, or one page of it, could not be read. */
export const sourceFailures = [
  "not_configured",
  "unauthorized",
  "no_permission",
  "not_found",
  "rate_limited",
  "unavailable",
  "too_large",
  "type_not_allowed",
  "internal",
] as const;
export type SourceFailure = (typeof sourceFailures)[number];

/** The CC0 styles that an avatar can be drawn in. */
export const avatarStyles = [
  "shapes",
  "initials",
  "thumbs",
  "lorelei",
  "notionists",
  "glass",
  "rings",
] as const;
export type AvatarStyle = (typeof avatarStyles)[number];

export const imageSizes = ["512x512", "1024x1024", "1536x1024", "1024x1536"] as const;
export type ImageSize = (typeof imageSizes)[number];

/** How a picture is to look; the interface shows them as chips. */
export const imageStyles = ["photo", "flat", "watercolor", "isometric", "line", "three_d"] as const;
export type ImageStyle = (typeof imageStyles)[number];

/** `vary`: the same picture in other ways; `edit`: the same picture changed as the prompt says. */
export const imageModes = ["create", "vary", "edit"] as const;
export type ImageMode = (typeof imageModes)[number];

export const caseStatuses = ["open", "in_progress", "resolved", "closed"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** Who attends a case: Human Resources or the service desk. */
export const desks = ["rh", "service-desk"] as const;
export type Desk = (typeof desks)[number];

/** `exhausted`: every step was tried and none helped. */
export const guideStates = ["open", "solved", "exhausted"] as const;
export type GuideState = (typeof guideStates)[number];

export const guideOutcomes = ["worked", "failed"] as const;
export type GuideOutcome = (typeof guideOutcomes)[number];

export const personalDataKinds = [
  "dni",
  "nie",
  "rut",
  "cpf",
  "passport",
  "iban",
  "card",
  "pnr",
  "ticket",
  "frequent_flyer",
  "secret",
] as const;
export type PersonalDataKind = (typeof personalDataKinds)[number];

/** What a person may answer when personal data is about to leave; the third answer is not to send. */
export const personalDataChoices = ["mask", "send"] as const;
export type PersonalDataChoice = (typeof personalDataChoices)[number];

export const interactionTypes = ["popup", "redirect"] as const;
export type InteractionType = (typeof interactionTypes)[number];

/** `off` = not configured, which is no fault. */
export const checkStates = ["ok", "down", "off"] as const;
export type CheckState = (typeof checkStates)[number];

export const finishReasons = ["stop", "length", "content-filter", "error", "other"] as const;
export type FinishReason = (typeof finishReasons)[number];

/** What a person answers when a tool asks for approval; `expired`: nobody answered in time. */
export const approvalAnswers = ["once", "conversation", "never", "expired"] as const;
export type ApprovalAnswer = (typeof approvalAnswers)[number];

/** `outcome-unknown`: the process died between a call that changes something and its result; only a person knows. */
export const toolCallStates = [
  "input-streaming",
  "input-available",
  "input-error",
  "approval-requested",
  "approved",
  "declined",
  "output-available",
  "output-error",
  "outcome-unknown",
] as const;
export type ToolCallState = (typeof toolCallStates)[number];

/** What a configured model is for. */
export const modelUses = ["chat", "embedding", "image", "speech", "transcription"] as const;
export type ModelUse = (typeof modelUses)[number];

/** `unknown`: nobody called it in the last day. */
export const modelHealthStates = ["answering", "failing", "unknown"] as const;
export type ModelHealthState = (typeof modelHealthStates)[number];

/** `warning`: four fifths are used. */
export const budgetStates = ["unlimited", "fine", "warning", "exhausted"] as const;
export type BudgetState = (typeof budgetStates)[number];

export const retentionSubjects = ["conversations", "files", "events"] as const;
export type RetentionSubject = (typeof retentionSubjects)[number];

/** `kept`: no RHConnect is configured, the case lives here. */
export const caseDeliveries = ["kept", "waiting", "delivered"] as const;
export type CaseDelivery = (typeof caseDeliveries)[number];

/** How the dashboard's figures are put together. */
export const reportPeriods = ["day", "week", "month"] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** The dashboard's tables that can be taken along. */
export const reportTables = ["periods", "brands", "topics", "costs", "events"] as const;
export type ReportTable = (typeof reportTables)[number];

export const gapStates = ["open", "assigned", "solved"] as const;
export type GapState = (typeof gapStates)[number];

/** What each person has only so much of; all but `stored` and `message` start anew every day. */
export const quotaKinds = [
  "stored",
  "uploaded",
  "message",
  "ocr",
  "pictures",
  "images",
  "avatars",
  "descriptions",
  "speech",
  "transcriptions",
  "embeddings",
  "cases",
  "tokens",
] as const;
export type QuotaKind = (typeof quotaKinds)[number];

/** How a run of a test set began. */
export const qualityTriggers = ["manual", "nightly"] as const;
export type QualityTrigger = (typeof qualityTriggers)[number];

export const qualityRunStates = ["waiting", "running", "done", "stopped"] as const;
export type QualityRunState = (typeof qualityRunStates)[number];

/** What is measured of each answer of a run. */
export const qualityMeasures = ["passed", "found", "cited", "supported", "refused"] as const;
export type QualityMeasure = (typeof qualityMeasures)[number];

/** Why a question is suggested for a test set: its answer was corrected, judged bad, or judged good. */
export const suggestionKinds = ["corrected", "bad", "good"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const exportFormats = ["csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What an import does with a row. */
export const importStates = ["added", "changed", "unchanged", "failed"] as const;
export type ImportState = (typeof importStates)[number];

export const importFaults = [
  "no_term",
  "too_long",
  "too_many_synonyms",
  "says_nothing",
  "double",
  "too_many_terms",
] as const;
export type ImportFault = (typeof importFaults)[number];
