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

export const csatReasons = ["answers", "sources", "speed", "ease", "reliability", "other"] as const;
export type CsatReason = (typeof csatReasons)[number];

export const errorLogKinds = ["Error", "Request"] as const;
export type ErrorLogKind = (typeof errorLogKinds)[number];

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
  "internal",
] as const;
export type FileFailure = (typeof fileFailures)[number];

export const uploadPurposes = ["conversation", "assistant", "image"] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

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

export const imageSizes = ["512x512", "1024x1024", "1536x1024", "1024x1536"] as const;
export type ImageSize = (typeof imageSizes)[number];

export const caseStatuses = ["open", "in_progress", "resolved", "closed"] as const;
export type CaseStatus = (typeof caseStatuses)[number];

export const interactionTypes = ["popup", "redirect"] as const;
export type InteractionType = (typeof interactionTypes)[number];

/** `off` = not configured, which is no fault. */
export const checkStates = ["ok", "down", "off"] as const;
export type CheckState = (typeof checkStates)[number];

export const finishReasons = ["stop", "length", "content-filter", "error", "other"] as const;
export type FinishReason = (typeof finishReasons)[number];
