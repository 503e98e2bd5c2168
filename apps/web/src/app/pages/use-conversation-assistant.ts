import type { Assistant } from "@metatron/contract/assistant";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { assistantQuery } from "../../features/assistants/assistant-queries.ts";
import { isMissing } from "../../features/assistants/is-missing.ts";
import type { AnswerAuthor } from "../../features/chat/messages/answer-author.tsx";

type ConversationAssistant =
  /** None, or nobody could say yet: without a network what was asked is still kept and sent later. */
  | { state: "none" | "unknown" }
  | { state: "here"; assistant: Assistant }
  /** Deleted, or taken away from this person: history stays, new answers do not come. */
  | { state: "gone" };

export function useConversationAssistant(assistantId: string | null): ConversationAssistant {
  const { data, error } = useQuery({ ...assistantQuery(assistantId ?? ""), enabled: assistantId !== null });
  if (assistantId === null) return { state: "none" };
  if (error && isMissing(error)) return { state: "gone" };
  return data ? { state: "here", assistant: data } : { state: "unknown" };
}

/** The same object until its name or picture changes: it is given to every answer. */
export function useAuthor(assistant: Assistant | null): AnswerAuthor | null {
  const name = assistant?.name;
  const avatarUrl = assistant?.avatar?.url ?? null;
  return useMemo(() => (name === undefined ? null : { name, avatarUrl }), [name, avatarUrl]);
}
