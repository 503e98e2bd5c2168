import type { Assistant } from "@metatron/contract/assistants/assistant";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { assistantQuery } from "../../assistants/assistant-queries.ts";
import {
  type ConversationAssistant,
  conversationAssistant,
} from "../../assistants/conversation-assistant.ts";
import type { AnswerAuthor } from "../messages/answer-author.tsx";

export function useConversationAssistant(assistantId: string | null): ConversationAssistant {
  const query = useQuery({ ...assistantQuery(assistantId ?? ""), enabled: assistantId !== null });
  return conversationAssistant(assistantId, query);
}

/** Must be referentially stable until its name or picture changes, or every answer re-renders. */
export function useAuthor(assistant: Assistant | null): AnswerAuthor | null {
  const name = assistant?.name;
  const avatarUrl = assistant?.avatar?.url ?? null;
  return useMemo(() => (name === undefined ? null : { name, avatarUrl }), [name, avatarUrl]);
}
