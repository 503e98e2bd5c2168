import { ServerOff } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { serverReach } from "../../api/server-reach.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { useOnline } from "../../shell/use-online.ts";
import { Notice } from "../../ui/notice.tsx";

/** Says that the server does not answer, before the person sends something; without a network another notice does. */
export function ServerNotice() {
  const { t, i18n } = useTranslation();
  const reach = useSyncExternalStore(serverReach.subscribe, serverReach.current);
  const isOnline = useOnline();
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && serverReach.lookNow();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  if (reach.state === "reached" || !isOnline) return null;
  const time = new Intl.DateTimeFormat(i18n.language, { hour: "2-digit", minute: "2-digit" }).format(
    reach.since,
  );
  return (
    <Notice tone="offline" variant="box" icon={ServerOff} className="mb-2">
      {t("shell.serverLost", { time })}
    </Notice>
  );
}
