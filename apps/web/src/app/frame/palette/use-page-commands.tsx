import { isAdmin } from "@metatron/contract/roles";
import { useNavigate } from "@tanstack/react-router";
import { BookText, CalendarClock, Keyboard, LibraryBig, Link2, Settings, SquarePen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { usePerson } from "../../../features/session/use-person.ts";
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
  const goTo =
    (
      to:
        | "/settings"
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
  return [
    {
      id: "new",
      label: t("shell.newConversation"),
      icon: <SquarePen />,
      shortcut: KEY_NAMES.newConversation,
      onSelect: newConversation,
    },
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
