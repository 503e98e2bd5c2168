import { languages, themes } from "@metatron/contract/enums";
import { LogOut, Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../lib/language.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { usePerson } from "../person.ts";
import { changeLanguage, changeTheme, useLanguage, useTheme } from "../preferences.ts";
import { Page } from "../shell/page.tsx";
import { Row, Rows } from "../shell/rows.tsx";
import { useLogout } from "../use-logout.ts";

export function SettingsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("shell.settings")}>
      <div className="grid max-w-column gap-8">
        <Appearance />
        <Account />
      </div>
    </Page>
  );
}

function Appearance() {
  const { t } = useTranslation();
  const theme = useTheme();
  const language = useLanguage();
  return (
    <Rows title={t("settings.appearance")}>
      <Row label={t("settings.theme")} hint={t("settings.themeHint")}>
        <Segmented
          label={t("settings.theme")}
          value={theme}
          onValueChange={changeTheme}
          options={themes.map((value) => ({
            value,
            label: t(`shell.themes.${value}`),
            icon: value === "dark" ? <Moon /> : <Sun />,
          }))}
        />
      </Row>
      <Row label={t("settings.language")} hint={t("settings.languageHint")}>
        <Segmented
          label={t("settings.language")}
          value={language}
          onValueChange={changeLanguage}
          options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </Row>
    </Rows>
  );
}

function Account() {
  const { t } = useTranslation();
  const { userName, userEmail } = usePerson();
  const logout = useLogout();
  return (
    <Rows title={t("settings.account")}>
      <Row label={t("settings.name")}>{userName}</Row>
      <Row label={t("settings.email")}>{userEmail}</Row>
      <Row label={t("settings.session")} hint={t("settings.logoutHint")}>
        <Button onClick={logout}>
          <LogOut />
          {t("shell.logout")}
        </Button>
      </Row>
    </Rows>
  );
}
