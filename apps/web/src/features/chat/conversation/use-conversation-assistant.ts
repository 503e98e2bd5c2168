import type { Assistant } from "@metatron/contract/assistants/assistant";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { assistantKeys, assistantQuery } from "../../assistants/assistant-queries.ts";
import {
  type ConversationAssistant,
  conversationAssistant,
} from "../../assistants/conversation-assistant.ts";
import type { AnswerAuthor } from "../messages/answer-author.tsx";

/** Errors that say the loaded assistant is out of date: it was closed, deleted or is no longer shared. */
const CLOSED: readonly string[] = ["assistant_retired", "assistant_disabled", "not_found"];

/** `lastError` is the error of the newest answer: a refusal loads the assistant again. */
export function useConversationAssistant(
  assistantId: string | null,
  lastError: string | null,
): ConversationAssistant {
  const query = useQuery({ ...assistantQuery(assistantId ?? ""), enabled: assistantId !== null });
  const queries = useQueryClient();
  const isRefused = lastError !== null && CLOSED.includes(lastError);
  useEffect(() => {
    if (assistantId !== null && isRefused)
      void queries.invalidateQueries({ queryKey: assistantKeys.one(assistantId), exact: true });
  }, [assistantId, isRefused, queries]);
  return conversationAssistant(assistantId, query);
}

/** Must be referentially stable until its name or picture changes, or every answer re-renders. */
export function useAuthor(assistant: Assistant | null): AnswerAuthor | null {
  const name = assistant?.name;
  const avatarUrl = assistant?.avatar?.url ?? null;
  const specialty = assistant?.specialty ?? null;
  return useMemo(
    () => (name === undefined ? null : { name, avatarUrl, specialty }),
    [name, avatarUrl, specialty],
  );
}
