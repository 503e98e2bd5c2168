import { languages } from "@metatron/contract/enums";
import { useNavigate } from "@tanstack/react-router";
import {
  Bell,
  BookText,
  Bug,
  CalendarClock,
  ClipboardList,
  FolderOpen,
  Inbox,
  Keyboard,
  Languages,
  Link2,
  LogOut,
  Moon,
  Settings,
  Sun,
} from "lucide-react";
import { useUnseenReplies } from "../../features/cases/case-replies.ts";
import { useUnreadNotices } from "../../features/notices/notices-query.ts";
import { openReport } from "../../features/problem-reports/open-report.ts";
import { useLogout } from "../../features/session/use-logout.ts";
import { usePerson } from "../../features/session/use-person.ts";
import { LANGUAGE_NAMES } from "../../lib/language.ts";
import { themeChoices } from "../../lib/theme.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import {
  changeLanguage,
  changeTheme,
  useLanguage,
  useTheme,
  useThemeChoice,
} from "../../shell/preferences.ts";
import { useShell } from "../../shell/shell-state.tsx";
import { KEY_NAMES } from "../../shell/shortcuts.ts";
import { Count } from "../../ui/count.tsx";
import { MenuChoice, MenuItem, MenuLabel, MenuSeparator, MenuSub } from "../../ui/menu-items.tsx";

/** What the menu of the person holds. */
export function ProfileItems({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation();
  const { userName } = usePerson();
  const theme = useTheme();
  const choice = useThemeChoice();
  const language = useLanguage();
  const navigate = useNavigate();
  const logout = useLogout();
  const unread = useUnreadNotices();
  const replies = useUnseenReplies();
  const { setKeyHelpOpen } = useShell();
  const goToSettings = () => {
    onNavigate?.();
    void navigate({ to: "/settings" });
  };
  const goToNotices = () => {
    onNavigate?.();
    void navigate({ to: "/notices" });
  };
  const goToCases = () => {
    onNavigate?.();
    void navigate({ to: "/cases" });
  };
  const goToSchedules = () => {
    onNavigate?.();
    void navigate({ to: "/schedules" });
  };
  const goToPrompts = () => {
    onNavigate?.();
    void navigate({ to: "/prompts" });
  };
  const goToShares = () => {
    onNavigate?.();
    void navigate({ to: "/shares" });
  };
  const goToProjects = () => {
    onNavigate?.();
    void navigate({ to: "/projects" });
  };
  const goToHandovers = () => {
    onNavigate?.();
    void navigate({ to: "/handovers" });
  };
  return (
    <>
      <MenuLabel>{userName}</MenuLabel>
      <MenuItem icon={<Bell />} onSelect={goToNotices}>
        <span className="flex items-center gap-2">
          {t("shell.notices")}
          {unread > 0 && <Count value={unread} label={t("shell.unreadNotices", { count: unread })} />}
        </span>
      </MenuItem>
      <MenuItem icon={<Settings />} onSelect={goToSettings}>
        {t("shell.settings")}
      </MenuItem>
      <MenuItem icon={<FolderOpen />} onSelect={goToProjects}>
        {t("shell.projects")}
      </MenuItem>
      <MenuItem icon={<ClipboardList />} onSelect={goToHandovers}>
        {t("shell.handovers")}
      </MenuItem>
      <MenuItem icon={<BookText />} onSelect={goToPrompts}>
        {t("shell.prompts")}
      </MenuItem>
      <MenuItem icon={<CalendarClock />} onSelect={goToSchedules}>
        {t("shell.schedules")}
      </MenuItem>
      <MenuItem icon={<Link2 />} onSelect={goToShares}>
        {t("shell.shares")}
      </MenuItem>
      <MenuItem icon={<Inbox />} onSelect={goToCases}>
        {t("shell.cases")}
        {replies > 0 && (
          <Count value={replies} label={t("shell.caseReplies", { count: replies })} className="ml-2" />
        )}
      </MenuItem>
      <MenuSub icon={theme === "dark" ? <Moon /> : <Sun />} label={t("shell.theme")}>
        <MenuChoice
          label={t("shell.theme")}
          value={choice}
          onValueChange={changeTheme}
          options={themeChoices.map((value) => ({ value, label: t(`shell.themes.${value}`) }))}
        />
      </MenuSub>
      <MenuSub icon={<Languages />} label={t("shell.language")}>
        <MenuChoice
          label={t("shell.language")}
          value={language}
          onValueChange={changeLanguage}
          options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </MenuSub>
      <MenuItem icon={<Keyboard />} shortcut={KEY_NAMES.help} onSelect={() => setKeyHelpOpen(true)}>
        {t("list.keysTitle")}
      </MenuItem>
      <MenuItem icon={<Bug />} onSelect={() => openReport({ from: "menu" })}>
        {t("faults.report")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={logout}>
        {t("shell.logout")}
      </MenuItem>
    </>
  );
}
