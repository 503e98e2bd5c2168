import type { FoundDocument } from "@metatron/contract/assistants/found-document";
import type { HistoryHit } from "@metatron/contract/chat/conversation";
import { MAX_SEARCH_CHARS } from "@metatron/contract/limits";
import { cutText } from "@metatron/text/cut-text";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { FileText, MessageSquareText } from "lucide-react";
import { call } from "../../../api/call.ts";
import { hitKey } from "../../../features/chat/list/merge-hits.ts";
import { type FoundHistory, useHistorySearch } from "../../../features/chat/list/use-history-search.ts";
import { useChat } from "../../../features/chat/use-chat.ts";
import { markWords } from "../../../lib/mark-words.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import type { Command } from "../../../ui/command-palette.tsx";
import { stillMatching } from "./still-matching.ts";

const MOST_MESSAGES = 8;
const MOST_DOCUMENTS = 6;
const FRESH_MS = 60_000;

/** The messages and documents with the typed words. */
export function useFoundCommands(query: string) {
  const words = query.trim();
  const { db } = useChat();
  const history = useHistorySearch(db, words);
  const isSettled = isSettledFor(history, words);
  const isHereOnly = history.state === "found" && history.reach === "hereOnly";
  // Requested after the messages, so that one request follows a pause in typing and documents are below them.
  const documents = useQuery({
    queryKey: ["documents", "search", words],
    queryFn: ({ signal }) =>
      call("searchDocuments", { query: { q: cutText(words, MAX_SEARCH_CHARS) }, signal }),
    enabled: words !== "" && isSettled && !isHereOnly,
    staleTime: FRESH_MS,
    retry: false,
  });
  const state = words === "" ? "idle" : !isSettled || documents.isLoading ? "searching" : "found";
  return {
    messages: useMessageCommands(messagesOf(history, words), words),
    documents: useDocumentCommands(isSettled ? (documents.data?.items ?? []) : [], words),
    state: words !== "" && isHereOnly ? ("hereOnly" as const) : (state as "idle" | "searching" | "found"),
  };
}

/** The server has answered, or can't be reached. */
function isSettledFor(history: FoundHistory, words: string): boolean {
  if (history.state !== "found") return history.state === "failed";
  return history.query === words && history.reach !== "here";
}

/** Hits in messages. Until the query is searched for, the last hits that it also matches. */
function messagesOf(history: FoundHistory, words: string): readonly HistoryHit[] {
  if (words === "" || history.state !== "found") return [];
  const hits = history.query === words ? history.hits : stillMatching(history.hits, words);
  return hits.filter(({ messageId }) => messageId !== null).slice(0, MOST_MESSAGES);
}

function useMessageCommands(hits: readonly HistoryHit[], words: string): Command[] {
  const { t } = useTranslation();
  const { setDrawerOpen } = useShell();
  const navigate = useNavigate();
  return hits.map((hit) => ({
    id: hitKey(hit),
    label: hit.title || t("list.untitled"),
    marks: markWords(hit.title, words),
    below: hit.snippet,
    icon: <MessageSquareText />,
    onSelect() {
      setDrawerOpen(false);
      void navigate({
        to: "/chat/$conversationId",
        params: { conversationId: hit.conversationId },
        ...(hit.messageId ? { hash: hit.messageId } : {}),
      });
    },
  }));
}

function useDocumentCommands(documents: readonly FoundDocument[], words: string): Command[] {
  const { t } = useTranslation();
  const { setDrawerOpen } = useShell();
  const navigate = useNavigate();
  return documents.slice(0, MOST_DOCUMENTS).map(({ fileId, title, assistantId, assistantName, state }) => ({
    id: `document ${fileId}`,
    label: title,
    marks: markWords(title, words),
    detail: state === "valid" ? assistantName : `${t(`palette.states.${state}`)} · ${assistantName}`,
    icon: <FileText />,
    onSelect() {
      setDrawerOpen(false);
      void navigate({ to: "/documents/$fileId", params: { fileId }, search: { assistant: assistantId } });
    },
  }));
}
