import type { AssistantSummary } from "@metatron/contract/assistants/assistant";
import { foldText } from "@metatron/text/fold-text";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { allAssistantsQuery } from "../../../features/assistants/assistant-queries.ts";
import { usePinnedAssistants } from "../../../features/assistants/use-pinned-assistants.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import type { Command } from "../../../ui/command-palette.tsx";
import { matching } from "./matching.ts";

const MOST_ASSISTANTS = 6;

/** Pinned assistants; with a query, all that match. Offline and before the list is loaded, only pinned ones. */
export function useAssistantCommands(query: string): Command[] {
  const { t } = useTranslation();
  const { isSearchOpen, setDrawerOpen } = useShell();
  const navigate = useNavigate();
  const pinned = usePinnedAssistants();
  const { data } = useQuery({ ...allAssistantsQuery, enabled: isSearchOpen });
  const known = useMemo(() => {
    const ids = new Set(pinned.map(({ id }) => id));
    return [...pinned, ...(data ?? []).filter(({ id }) => !ids.has(id))];
  }, [pinned, data]);
  // Folded once: thousands of names and descriptions are compared at each key.
  const texts = useMemo(
    () => known.map(({ name, description }) => foldText(`${name} ${description}`)),
    [known],
  );
  return useMemo(() => {
    const wanted = foldText(query).split(/\s+/).filter(Boolean);
    const fitting =
      wanted.length === 0
        ? pinned
        : known.filter((_, at) => wanted.every((word) => texts[at]?.includes(word)));
    const found = matching(
      fitting.map(({ id, name, description }) => ({
        id,
        label: name,
        keywords: [description],
        onSelect() {
          setDrawerOpen(false);
          void navigate({ to: "/chat", search: { assistant: id } });
        },
      })),
      query,
    );
    return found.slice(0, MOST_ASSISTANTS).map((command) => ({
      ...command,
      id: `assistant ${command.id}`,
      detail: t("palette.ask"),
      icon: <Picture assistant={known.find(({ id }) => id === command.id)} />,
    }));
  }, [query, pinned, known, texts, t, navigate, setDrawerOpen]);
}

function Picture({ assistant }: { assistant: Pick<AssistantSummary, "name" | "avatar"> | undefined }) {
  if (!assistant) return null;
  const { name, avatar } = assistant;
  return <Avatar name={name} kind="assistant" {...(avatar ? { src: avatar.url } : {})} className="size-5!" />;
}
