import { GEMINI_PRO_CHAR_LIMIT } from "../constants.ts";

export const messageKinds = ["image", "text", "vision", "command"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageRoles = ["user", "assistant"] as const;
export type MessageRole = (typeof messageRoles)[number];

/** `streaming` only while the answer is being written; the others are final. */
export const messageStates = ["streaming", "complete", "stopped", "interrupted", "failed"] as const;
export type MessageState = (typeof messageStates)[number];

export const contentPartTypes = ["text", "image_url"] as const;
export type ContentPartType = (typeof contentPartTypes)[number];

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

// The largest model decides: a smaller one is told apart by its own charLimit.
export const MAX_MESSAGE_CHARS = GEMINI_PRO_CHAR_LIMIT;

// 10 MB of picture as base64.
export const MAX_IMAGE_DATA_URL_CHARS = 14_000_000;

export const MAX_CONTENT_PARTS = 20;
export const MAX_FILES_PER_MESSAGE = 20;
export const MAX_CONTEXT_PASSAGES = 50;
export const MAX_SYNCED_CONVERSATIONS = 20_000;
