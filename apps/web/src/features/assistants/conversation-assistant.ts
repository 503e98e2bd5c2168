import type { Assistant } from "@metatron/contract/assistants/assistant";
import { isMissing } from "./is-missing.ts";

export type ConversationAssistant =
  /** `unknown`: the server has not answered; questions are stored and sent later. */
  | { state: "none" | "unknown" }
  | { state: "here"; assistant: Assistant }
  /**
   * The assistant was deleted or is no longer shared with this person: the history stays readable, and no
   * question can be sent.
   */
  | { state: "gone" }
  /** Retired by its owner or disabled by an administrator; the same holds. */
  | { state: "closed"; reason: "retired" | "disabled"; assistant: Assistant };

/** The state of a conversation's assistant, from its query. */
export function conversationAssistant(
  assistantId: string | null,
  { data, error }: { data: Assistant | undefined; error: Error | null },
): ConversationAssistant {
  if (assistantId === null) return { state: "none" };
  // The query keeps stale data after the assistant was deleted.
  if (error && isMissing(error)) return { state: "gone" };
  if (!data) return { state: "unknown" };
  if (data.state === "retired" || data.state === "disabled")
    return { state: "closed", reason: data.state, assistant: data };
  return { state: "here", assistant: data };
}
