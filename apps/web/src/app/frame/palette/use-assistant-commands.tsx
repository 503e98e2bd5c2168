import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { allAssistantsQuery } from "../../../features/assistants/assistant-queries.ts";
import { usePinnedAssistants } from "../../../features/assistants/use-pinned-assistants.ts";
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
  return useMemo(() => {
    const isBlank = query.trim() === "";
    const known = new Set(pinned.map(({ id }) => id));
    const others = isBlank ? [] : (data ?? []).filter(({ id }) => !known.has(id));
    const commands = [...pinned, ...others].map(({ id, name, description, avatar }) => ({
      id: `assistant ${id}`,
      label: name,
      detail: t("palette.ask"),
      keywords: [description],
      icon: (
        <Avatar name={name} kind="assistant" {...(avatar ? { src: avatar.url } : {})} className="size-5!" />
      ),
      onSelect() {
        setDrawerOpen(false);
        void navigate({ to: "/chat", search: { assistant: id } });
      },
    }));
    return matching(commands, query).slice(0, MOST_ASSISTANTS);
  }, [query, pinned, data, t, navigate, setDrawerOpen]);
}
