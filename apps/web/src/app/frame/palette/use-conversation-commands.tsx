import { foldText } from "@metatron/text/fold-text";
import { useNavigate } from "@tanstack/react-router";
import { MessageSquare, TextSearch } from "lucide-react";
import { useMemo } from "react";
import { useConversations } from "../../../features/chat/list/use-conversations.ts";
import { useChat } from "../../../features/chat/use-chat.ts";
import { markWords } from "../../../lib/mark-words.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { ConversationRow } from "../../../local-db/rows.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import { useListPlace } from "../../../shell/use-layout.ts";
import type { Command } from "../../../ui/command-palette.tsx";

const MOST_CONVERSATIONS = 8;

/** The newest conversations whose titles match, and a search in the list, which shows every passage. */
export function useConversationCommands(query: string): Command[] {
  const { t } = useTranslation();
  const { db } = useChat();
  const { conversations } = useConversations(db);
  const { setListQuery, setListHidden, setDrawerOpen } = useShell();
  const place = useListPlace();
  const navigate = useNavigate();
  const words = query.trim();
  const rows = conversations.state === "ready" ? conversations.value : NO_ROWS;
  // Folded once: thousands of titles are compared at each key.
  const titles = useMemo(() => rows.map(({ title }) => foldText(title)), [rows]);
  const found = useMemo(() => findTitles(rows, titles, words), [rows, titles, words]);
  const searchTexts: Command = {
    id: "search-texts",
    label: t("list.palette.searchText", { words }),
    icon: <TextSearch />,
    onSelect: () => {
      setListQuery(words);
      if (place === "beside") setListHidden(false);
      else setDrawerOpen(true);
    },
  };
  return [
    ...found.map(({ id, title, emoji }) => ({
      id,
      label: title || t("list.untitled"),
      marks: markWords(title, words),
      icon: emoji ? <span aria-hidden="true">{emoji}</span> : <MessageSquare />,
      onSelect: () => {
        setDrawerOpen(false);
        void navigate({ to: "/chat/$conversationId", params: { conversationId: id } });
      },
    })),
    ...(words ? [searchTexts] : []),
  ];
}

const NO_ROWS: readonly ConversationRow[] = [];

function findTitles(rows: readonly ConversationRow[], titles: readonly string[], words: string) {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  const found: ConversationRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (found.length === MOST_CONVERSATIONS) break;
    if (wanted.every((word) => titles[at]?.includes(word))) found.push(row);
  }
  return found;
}
