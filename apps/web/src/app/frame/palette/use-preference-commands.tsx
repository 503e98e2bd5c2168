import { languages } from "@metatron/contract/enums";
import { useNavigate } from "@tanstack/react-router";
import { Languages, Monitor, Moon, Settings2, Sun } from "lucide-react";
import { settingPlaces } from "../../../features/settings/setting-places.ts";
import { LANGUAGE_NAMES } from "../../../lib/language.ts";
import { themeChoices } from "../../../lib/theme.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import {
  changeLanguage,
  changeTheme,
  useLanguage,
  useTheme,
  useThemeChoice,
} from "../../../shell/preferences.ts";
import { useShell } from "../../../shell/shell-state.tsx";
import type { Command } from "../../../ui/command-palette.tsx";

const THEME_LABELS = { system: "shell.toSystem", light: "shell.toLight", dark: "shell.toDark" } as const;

/** Changes of theme and language; with a query, also the places of all settings. */
export function usePreferenceCommands(query: string): Command[] {
  const changes = useChanges();
  const places = usePlaces();
  return query.trim() === "" ? changes : [...changes, ...places];
}

function usePlaces(): Command[] {
  const { t } = useTranslation();
  const { setDrawerOpen } = useShell();
  const navigate = useNavigate();
  return settingPlaces.map(({ section, name }) => ({
    id: `setting ${name}`,
    label: t(`settings.${name}`),
    detail: t("shell.settings"),
    keywords: [t(`settings.${section}`), t("shell.settings")],
    icon: <Settings2 />,
    onSelect() {
      setDrawerOpen(false);
      void navigate({ to: "/settings", hash: section });
    },
  }));
}

/** Only commands that would change the current setting. */
function useChanges(): Command[] {
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
