import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../lib/use-translation.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { useLanguage } from "../../shell/preferences.ts";
import { Switch } from "../../ui/switch.tsx";
import { useConfig } from "../status/config.ts";
import { notificationState, switchNotifications } from "./notification-switch.ts";
import { syncPushDevice } from "./push-device.ts";

const KEY = ["notifications"];

/** The switch, and why it is disabled if the browser blocks notifications. */
export function NotificationSwitch({ db }: { db: ChatsDatabase }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: state = "off" } = useQuery({
    queryKey: KEY,
    queryFn: () => notificationState(db),
    staleTime: 0,
  });
  const { pushKey } = useConfig();
  const language = useLanguage();

  async function handleSwitch(isWanted: boolean) {
    queries.setQueryData(KEY, await switchNotifications(db, isWanted));
    // The push service of a browser may take long; until then, notifications are shown while the app is open.
    syncPushDevice({ db, pushKey, language }).catch(() => undefined);
  }

  if (state === "unsupported") return <span>{t("settings.notifyUnsupported")}</span>;
  return (
    <span className="flex items-center gap-3 max-handset:flex-row-reverse max-handset:justify-end">
      {state === "denied" && (
        <span role="status" className="max-w-60 text-xs text-text-muted">
          {t("settings.notifyDenied")}
        </span>
      )}
      <Switch
        aria-label={t("settings.notify")}
        checked={state === "on"}
        disabled={state === "denied"}
        onCheckedChange={(isWanted) => void handleSwitch(isWanted)}
      />
    </span>
  );
}
