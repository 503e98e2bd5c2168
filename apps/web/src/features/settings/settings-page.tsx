import { languages } from "@metatron/contract/enums";
import { useNavigate } from "@tanstack/react-router";
import { LogOut, Monitor, Moon, Sun, Upload } from "lucide-react";
import { LANGUAGE_NAMES } from "../../lib/language.ts";
import { lightChoices, setLightChoice } from "../../lib/light-mode.ts";
import { themeChoices } from "../../lib/theme.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLocalData } from "../../local-db/local-data.ts";
import { Page } from "../../shell/page.tsx";
import {
  changeLanguage,
  changeTheme,
  useLanguage,
  useLightChoice,
  useThemeChoice,
} from "../../shell/preferences.ts";
import { Row, RowSection, Rows } from "../../shell/rows.tsx";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { MemorySection } from "../memory/memory-section.tsx";
import { useLogout } from "../session/use-logout.ts";
import { usePerson } from "../session/use-person.ts";
import { keepSpeed, keepVoice, keptSpeed, keptVoice, speeds } from "../speech/speech-settings.ts";
import { useConfig } from "../status/config.ts";
import { useMayStore } from "../status/use-may-store.ts";
import { Connections } from "./connections.tsx";
import { DeleteHistory } from "./delete-history.tsx";
import { ExportButton } from "./export-button.tsx";
import { InstallButton } from "./install-button.tsx";
import { NotificationSwitch } from "./notifications-row.tsx";
import { PersonalInstructions } from "./personal-instructions.tsx";
import { Sessions } from "./sessions.tsx";
import { SpeedSelect, VoiceSelect } from "./voice-fields.tsx";

export function SettingsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("shell.settings")} width="column">
      <div className="grid max-w-column gap-8">
        <Appearance />
        <PersonalInstructions />
        <MemorySection />
        <Voice />
        <Notifications />
        <InstalledApp />
        <Account />
        <Connections />
        <OpenSessions />
        <OwnData />
      </div>
    </Page>
  );
}

const THEME_ICONS = { system: <Monitor />, light: <Sun />, dark: <Moon /> };

function Appearance() {
  const { t } = useTranslation();
  const theme = useThemeChoice();
  const language = useLanguage();
  const light = useLightChoice();
  return (
    <Rows title={t("settings.appearance")} anchor="appearance">
      <Row label={t("settings.theme")} hint={t("settings.themeHint")}>
        <Segmented
          label={t("settings.theme")}
          value={theme}
          onValueChange={changeTheme}
          options={themeChoices.map((value) => ({
            value,
            label: t(`shell.themes.${value}`),
            icon: THEME_ICONS[value],
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
      <Row label={t("settings.light")} hint={t("settings.lightHint")}>
        <Segmented
          label={t("settings.light")}
          value={light}
          onValueChange={setLightChoice}
          options={lightChoices.map((value) => ({ value, label: t(`settings.lightChoices.${value}`) }))}
        />
      </Row>
    </Rows>
  );
}

function Voice() {
  const { t } = useTranslation();
  const { features } = useConfig();
  const choice = {
    speeds,
    speed: keptSpeed(),
    onSpeed: keepSpeed,
    voice: keptVoice(),
    onVoice: keepVoice,
  };
  return (
    <Rows title={t("settings.voice")} anchor="voice">
      <Row label={t("settings.speed")} hint={t("settings.speedHint")}>
        <SpeedSelect {...choice} />
      </Row>
      <Row label={t("settings.voiceName")} hint={t("settings.voiceHint")}>
        <VoiceSelect {...choice} hasServerVoice={features.serverSpeech} />
      </Row>
    </Rows>
  );
}

function Notifications() {
  const { t } = useTranslation();
  const { db } = useLocalData();
  const { pushKey } = useConfig();
  return (
    <Rows title={t("settings.notifications")} anchor="notifications">
      <Row
        label={t("settings.notify")}
        hint={t(pushKey ? "settings.notifyHintWithPush" : "settings.notifyHint")}
      >
        <NotificationSwitch db={db} />
      </Row>
    </Rows>
  );
}

function InstalledApp() {
  const { t } = useTranslation();
  return (
    <Rows title={t("settings.app")} anchor="app">
      <Row label={t("settings.install")} hint={t("settings.installHint")}>
        <InstallButton />
      </Row>
    </Rows>
  );
}

function Account() {
  const { t } = useTranslation();
  const { userName, userEmail } = usePerson();
  const logout = useLogout();
  return (
    <Rows title={t("settings.account")} anchor="account">
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

function OpenSessions() {
  const { t } = useTranslation();
  return (
    <RowSection title={t("settings.sessions")} anchor="sessions">
      <Sessions />
    </RowSection>
  );
}

function OwnData() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { db } = useLocalData();
  const mayStore = useMayStore();
  return (
    <Rows title={t("settings.data")} anchor="data">
      <Row label={t("settings.exportData")} hint={t("settings.exportHint")}>
        <ExportButton />
      </Row>
      {mayStore && (
        <Row label={t("settings.importData")} hint={t("settings.importHint")}>
          <Button onClick={() => void navigate({ to: "/import" })}>
            <Upload />
            {t("settings.importAction")}
          </Button>
        </Row>
      )}
      <Row label={t("settings.deleteHistory")} hint={t("settings.deleteHint")}>
        <DeleteHistory db={db} />
      </Row>
    </Rows>
  );
}
