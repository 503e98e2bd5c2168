import type { Assistant } from "@metatron/contract/assistants/assistant";
import { isMissing } from "./is-missing.ts";

export type ConversationAssistant =
  /** `unknown`: the server has not answered; questions are still kept and sent later. */
  | { state: "none" | "unknown" }
  | { state: "here"; assistant: Assistant }
  /** Deleted, or taken away from this person: the history stays, and nothing can be asked. */
  | { state: "gone" };

/** What is known of a conversation's assistant, from the query for it. */
export function conversationAssistant(
  assistantId: string | null,
  { data, error }: { data: Assistant | undefined; error: Error | null },
): ConversationAssistant {
  if (assistantId === null) return { state: "none" };
  // Data of an earlier answer is still there after the assistant was deleted.
  if (error && isMissing(error)) return { state: "gone" };
  return data ? { state: "here", assistant: data } : { state: "unknown" };
}
