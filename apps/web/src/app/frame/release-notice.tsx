import { useSyncExternalStore } from "react";
import { isReleaseWaiting, subscribeToReleases, takeRelease } from "../../lib/new-release.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Offered, never forced: an answer may be streaming. */
export function ReleaseNotice() {
  const isWaiting = useSyncExternalStore(subscribeToReleases, isReleaseWaiting);
  const { t } = useTranslation();
  if (!isWaiting) return null;
  return (
    <Notice
      tone="info"
      actions={
        <Button size="sm" onClick={takeRelease}>
          {t("shell.takeRelease")}
        </Button>
      }
    >
      {t("shell.releaseWaiting")}
    </Notice>
  );
}
