import { languages } from "@metatron/contract/enums";
import { isAdmin } from "@metatron/contract/roles";
import { useNavigate } from "@tanstack/react-router";
import {
  CalendarClock,
  Keyboard,
  Languages,
  LogOut,
  MessageSquare,
  Monitor,
  Moon,
  Settings,
  SquarePen,
  Sun,
  TextSearch,
} from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConversations } from "../../features/chat/list/use-conversations.ts";
import { useChat } from "../../features/chat/use-chat.ts";
import { useLogout } from "../../features/session/use-logout.ts";
import { usePerson } from "../../features/session/use-person.ts";
import { LANGUAGE_NAMES } from "../../lib/language.ts";
import { themeChoices } from "../../lib/theme.ts";
import type { ConversationRow } from "../../local-db/rows.ts";
import {
  changeLanguage,
  changeTheme,
  useLanguage,
  useTheme,
  useThemeChoice,
} from "../../shell/preferences.ts";
import { useShell } from "../../shell/shell-state.tsx";
import { KEY_NAMES } from "../../shell/shortcuts.ts";
import { useListPlace } from "../../shell/use-layout.ts";
import { useNewConversation } from "../../shell/use-new-conversation.ts";
import { type Command, CommandPalette } from "../../ui/command-palette.tsx";
import { matchCommand } from "../../ui/match-command.ts";
import { sectionsFor } from "./sections.ts";

const MOST_CONVERSATIONS = 8;

export function Palette() {
  const { t } = useTranslation();
  const { isSearchOpen, setSearchOpen } = useShell();
  const [query, setQuery] = useState("");
  const pages = usePageCommands();
  const preferences = usePreferenceCommands();
  const conversations = useConversationCommands(query);
  const logout = useLogout();
  const groups = [
    { heading: t("palette.pages"), commands: matching(pages, query) },
    { heading: t("list.palette.conversations"), commands: conversations },
    { heading: t("palette.preferences"), commands: matching(preferences, query) },
    {
      heading: t("palette.session"),
      commands: matching(
        [{ id: "logout", label: t("shell.logout"), icon: <LogOut />, onSelect: logout }],
        query,
      ),
    },
  ].filter(({ commands }) => commands.length > 0);
  return (
    <CommandPalette
      open={isSearchOpen}
      onOpenChange={(isOpen) => {
        setSearchOpen(isOpen);
        if (!isOpen) setQuery("");
      }}
      label={t("palette.title")}
      placeholder={t("palette.placeholder")}
      emptyText={t("palette.empty")}
      groups={groups}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

/** Best match first; equal matches keep their order. */
function matching(commands: readonly Command[], query: string): Command[] {
  const fit = ({ id, label, keywords = [] }: Command) => matchCommand(id, query, [label, ...keywords]);
  if (query.trim() === "") return [...commands];
  return commands.filter((command) => fit(command) > 0).sort((a, b) => fit(b) - fit(a));
}

/** Matches titles only; a search in texts opens the list, which shows the passages. */
function useConversationCommands(query: string): Command[] {
  const { t } = useTranslation();
  const { db } = useChat();
  const { conversations } = useConversations(db);
  const { setListQuery, setListHidden, setDrawerOpen } = useShell();
  const place = useListPlace();
  const navigate = useNavigate();
  const words = query.trim();
  const rows = conversations.state === "ready" ? conversations.value : NO_ROWS;
  const found = useMemo(
    () => rows.filter(({ title }) => matchCommand("", words, [title]) > 0).slice(0, MOST_CONVERSATIONS),
    [rows, words],
  );
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

function usePageCommands(): Command[] {
  const { t } = useTranslation();
  const { roles } = usePerson();
  const { setDrawerOpen, setKeyHelpOpen } = useShell();
  const navigate = useNavigate();
  const newConversation = useNewConversation();
  const goTo = (to: "/settings" | "/schedules" | ReturnType<typeof sectionsFor>[number]["to"]) => () => {
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

const THEME_LABELS = { system: "shell.toSystem", light: "shell.toLight", dark: "shell.toDark" } as const;

/** Only commands that would change the current setting. */
function usePreferenceCommands(): Command[] {
  const { t } = useTranslation();
  const theme = useTheme();
  const choice = useThemeChoice();
  const language = useLanguage();
  return [
    ...themeChoices
      .filter((value) => value !== choice && value !== theme)
      .map((value) => ({
        id: `theme-${value}`,
        label: t(THEME_LABELS[value]),
        keywords: [t("shell.theme")],
        icon: value === "system" ? <Monitor /> : value === "dark" ? <Moon /> : <Sun />,
        onSelect: () => changeTheme(value),
      })),
    ...languages
      .filter((value) => value !== language)
      .map((value) => ({
        id: `language-${value}`,
        label: LANGUAGE_NAMES[value],
        detail: t("shell.language"),
        keywords: [t("shell.language")],
        icon: <Languages />,
        onSelect: () => changeLanguage(value),
      })),
  ];
}
