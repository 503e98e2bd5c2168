import { isAdmin } from "@metatron/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  BookText,
  Brain,
  CalendarClock,
  Columns3,
  Keyboard,
  LibraryBig,
  Link2,
  MessageSquareDashed,
  Settings,
  SquarePen,
} from "lucide-react";
import { usePerson } from "../../../features/session/use-person.ts";
import { modelsQuery } from "../../../features/status/models-query.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import { KEY_NAMES } from "../../../shell/shortcuts.ts";
import { useNewConversation } from "../../../shell/use-new-conversation.ts";
import type { Command } from "../../../ui/command-palette.tsx";
import { sectionsFor } from "../sections.ts";

export function usePageCommands(): Command[] {
  const { t } = useTranslation();
  const { roles } = usePerson();
  const { setDrawerOpen, setKeyHelpOpen } = useShell();
  const navigate = useNavigate();
  const newConversation = useNewConversation();
  const models = useQuery(modelsQuery).data;
  const temporary = models?.temporary;
  const goTo =
    (
      to:
        | "/settings"
        | "/temporal"
        | "/compare"
        | "/schedules"
        | "/prompts"
        | "/shares"
        | "/knowledge"
        | ReturnType<typeof sectionsFor>[number]["to"],
    ) =>
    () => {
      setDrawerOpen(false);
      void navigate({ to });
    };
  const goToMemory = () => {
    setDrawerOpen(false);
    void navigate({ to: "/settings", hash: "memory" });
  };
  return [
    {
      id: "new",
      label: t("shell.newConversation"),
      icon: <SquarePen />,
      shortcut: KEY_NAMES.newConversation,
      onSelect: newConversation,
    },
    ...(temporary === undefined || temporary === "off"
      ? []
      : [
          {
            id: "temporary",
            label: t("chat.temporary"),
            icon: <MessageSquareDashed />,
            onSelect: goTo("/temporal"),
          },
        ]),
    ...(models?.comparisons
      ? [{ id: "compare", label: t("chat.compare"), icon: <Columns3 />, onSelect: goTo("/compare") }]
      : []),
    ...sectionsFor({ isAdmin: isAdmin(roles) }).map(({ name, to, icon: Icon }) => ({
      id: name,
      label: t(`shell.${name}`),
      icon: <Icon />,
      onSelect: goTo(to),
    })),
    { id: "prompts", label: t("shell.prompts"), icon: <BookText />, onSelect: goTo("/prompts") },
    { id: "shares", label: t("shell.shares"), icon: <Link2 />, onSelect: goTo("/shares") },
    {
      id: "knowledge",
      label: t("knowledgeBase.title"),
      icon: <LibraryBig />,
      onSelect: goTo("/knowledge"),
    },
    {
      id: "schedules",
      label: t("shell.schedules"),
      icon: <CalendarClock />,
      onSelect: goTo("/schedules"),
    },
    { id: "memory", label: t("shell.memory"), icon: <Brain />, onSelect: goToMemory },
    { id: "settings", label: t("shell.settings"), icon: <Settings />, onSelect: goTo("/settings") },
    {
      id: "keys",
      label: t("list.keysTitle"),
      icon: <Keyboard />,
      shortcut: KEY_NAMES.help,
      onSelect: () => setKeyHelpOpen(true),
    },
  ];
}
