import { useSyncExternalStore } from "react";
import { currentConnection, subscribeToConnection } from "../../lib/connection.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useLanguage } from "../../shell/preferences.ts";
import { Notice } from "../../ui/notice.tsx";

export function OfflineNotice() {
  const connection = useSyncExternalStore(subscribeToConnection, currentConnection);
  const language = useLanguage();
  const { t } = useTranslation();
  if (connection.state === "online") return null;
  const time = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(
    connection.since,
  );
  return <Notice tone="offline">{t("shell.offline", { time })}</Notice>;
}
