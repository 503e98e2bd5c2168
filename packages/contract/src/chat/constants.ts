import { GEMINI_PRO_CHAR_LIMIT } from "../constants.ts";

export const messageKinds = ["image", "text", "vision", "command"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageRoles = ["user", "assistant"] as const;
export type MessageRole = (typeof messageRoles)[number];

/** `streaming` only while the answer is generated; the others are final. */
export const messageStates = ["streaming", "complete", "stopped", "interrupted", "failed"] as const;
export type MessageState = (typeof messageStates)[number];

/** The request header by which a reader of a stream chooses a pace; without it every event is sent at once. */
export const STREAM_PACE_HEADER = "x-stream-pace";
/** `grouped`: at most one write a second after the first words, compressed where the reader accepts that. */
export const streamPaces = ["grouped"] as const;
export type StreamPace = (typeof streamPaces)[number];

export const contentPartTypes = ["text", "image_url"] as const;
export type ContentPartType = (typeof contentPartTypes)[number];

export const finishReasons = ["stop", "length", "content-filter", "error", "other"] as const;
export type FinishReason = (typeof finishReasons)[number];

/**
 * A person's response to an approval request of a tool; `masked`: once, with placeholders instead of personal
 * data; `expired`: nobody responded in time.
 */
export const approvalAnswers = ["once", "masked", "conversation", "never", "expired"] as const;
export type ApprovalAnswer = (typeof approvalAnswers)[number];

/** A person's reply to the question of a tool. */
export const MAX_REPLY_CHARS = 4_000;

/** A person's response to a form of a tool; `cancel`: nobody responded in time. */
export const formAnswers = ["accept", "decline", "cancel"] as const;

export const formFieldKinds = [
  "text",
  "email",
  "url",
  "date",
  "number",
  "integer",
  "yes_no",
  "choice",
  "choices",
] as const;
export type FormFieldKind = (typeof formFieldKinds)[number];

export const MAX_FORM_FIELDS = 12;

/**
 * `answer-requested`: the tool asked the person something and waits for the answer. `outcome-unknown`: the
 * process crashed between a call with side effects and its result; a person must check. `undecided`: the
 * answer ended while the call waited for the person.
 */
export const toolCallStates = [
  "input-streaming",
  "input-available",
  "input-error",
  "approval-requested",
  "approved",
  "declined",
  "undecided",
  "answer-requested",
  "output-available",
  "output-error",
  "outcome-unknown",
] as const;
export type ToolCallState = (typeof toolCallStates)[number];

// Sized for the largest model; smaller models have their own charLimit.
export const MAX_MESSAGE_CHARS = GEMINI_PRO_CHAR_LIMIT;

// A 10 MB image as base64.
export const MAX_IMAGE_DATA_URL_CHARS = 14_000_000;

export const MAX_CONTENT_PARTS = 20;
export const MAX_FILES_PER_MESSAGE = 20;
export const MAX_CONTEXT_PASSAGES = 50;
export const MAX_SYNCED_CONVERSATIONS = 20_000;
/** In one request; a longer conversation is imported in several. */
export const MAX_IMPORTED_MESSAGES = 200;
/** What fills the highest screens; a browser without a copy of the conversation waits for these alone. */
export const END_MESSAGES = 12;
/** Names of design tokens: a tag has the colour of the brand that shows it. */
export const tagColors = ["neutral", "chart-1", "chart-2", "chart-3", "chart-4", "chart-5"] as const;
export type TagColor = (typeof tagColors)[number];

export const MAX_TAG_CHARS = 30;
export const MAX_TAGS_PER_CONVERSATION = 10;
export const MAX_TAGS_PER_PERSON = 50;
/** Conversations that one request archives, tags or deletes. */
export const MAX_ORGANISED_CONVERSATIONS = 100;
export const MAX_URLS = 100;
export const MAX_URL_CHARS = 2_000;
