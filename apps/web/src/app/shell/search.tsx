import { languages, themes } from "@metatron/contract/enums";
import { isAdmin } from "@metatron/contract/roles";
import { useNavigate } from "@tanstack/react-router";
import { Languages, LogOut, Moon, Settings, SquarePen, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../lib/language.ts";
import { type Command, CommandPalette } from "../../ui/command-palette.tsx";
import { usePerson } from "../person.ts";
import { changeLanguage, changeTheme, useLanguage, useTheme } from "../preferences.ts";
import { useLogout } from "../use-logout.ts";
import { roomsFor } from "./rooms.ts";
import { useShell } from "./shell-state.tsx";
import { KEY_NAMES } from "./shortcuts.ts";
import { useNewConversation } from "./use-new-conversation.ts";

export function Search() {
  const { t } = useTranslation();
  const { isSearchOpen, setSearchOpen } = useShell();
  const pages = usePageCommands();
  const preferences = usePreferenceCommands();
  const logout = useLogout();
  return (
    <CommandPalette
      open={isSearchOpen}
      onOpenChange={setSearchOpen}
      label={t("palette.title")}
      placeholder={t("palette.placeholder")}
      emptyText={t("palette.empty")}
      groups={[
        { heading: t("palette.pages"), commands: pages },
        { heading: t("palette.preferences"), commands: preferences },
        {
          heading: t("palette.session"),
          commands: [{ id: "logout", label: t("shell.logout"), icon: <LogOut />, onSelect: logout }],
        },
      ]}
    />
  );
}

function usePageCommands(): Command[] {
  const { t } = useTranslation();
  const { roles } = usePerson();
  const { setDrawerOpen } = useShell();
  const navigate = useNavigate();
  const newConversation = useNewConversation();
  const goTo = (to: "/settings" | ReturnType<typeof roomsFor>[number]["to"]) => () => {
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
    ...roomsFor({ isAdmin: isAdmin(roles) }).map(({ name, to, icon: Icon }) => ({
      id: name,
      label: t(`shell.${name}`),
      icon: <Icon />,
      onSelect: goTo(to),
    })),
    { id: "settings", label: t("shell.settings"), icon: <Settings />, onSelect: goTo("/settings") },
  ];
}

/** Only what would change something. */
function usePreferenceCommands(): Command[] {
  const { t } = useTranslation();
  const theme = useTheme();
  const language = useLanguage();
  return [
    ...themes
      .filter((value) => value !== theme)
      .map((value) => ({
        id: `theme-${value}`,
        label: t(value === "dark" ? "shell.toDark" : "shell.toLight"),
        keywords: [t("shell.theme")],
        icon: value === "dark" ? <Moon /> : <Sun />,
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
