import { useLocation, useNavigate } from "@tanstack/react-router";
import { BookText } from "lucide-react";
import { matchPrompts } from "../../../features/prompts/match-prompts.ts";
import { requestPrompt } from "../../../features/prompts/prompt-request.ts";
import { usePrompts } from "../../../features/prompts/prompts-query.ts";
import { usePerson } from "../../../features/session/use-person.ts";
import { markWords } from "../../../lib/mark-words.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useBrand } from "../../../shell/brand.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import type { Command } from "../../../ui/command-palette.tsx";

const MOST_PROMPTS = 6;

/** Prompts that match the query. The chosen one goes to the open conversation, elsewhere to a new one. */
export function usePromptCommands(query: string): Command[] {
  const { t } = useTranslation();
  const { isSearchOpen, setDrawerOpen } = useShell();
  const { roles } = usePerson();
  const brand = useBrand();
  const navigate = useNavigate();
  const isInChat = useLocation({ select: ({ pathname }) => /^\/chat(\/|$)/.test(pathname) });
  const { data } = usePrompts({ enabled: isSearchOpen });
  if (query.trim() === "" || !data) return [];
  return matchPrompts(data.items, query, { roles, brand })
    .slice(0, MOST_PROMPTS)
    .map((prompt) => ({
      id: `prompt ${prompt.id}`,
      label: prompt.title,
      marks: markWords(prompt.title, query),
      detail: t("palette.usePrompt"),
      icon: <BookText />,
      onSelect() {
        setDrawerOpen(false);
        requestPrompt(prompt);
        if (!isInChat) void navigate({ to: "/chat" });
      },
    }));
}
