import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useSession } from "./use-session.ts";

/** Stays until the person has signed in again: a notice that leaves by itself is missed by who looks elsewhere. */
export function SessionEndingNotice() {
  const { t } = useTranslation();
  const { session, state } = useSession();
  if (state.status !== "signedIn" || state.renewal !== "refused") return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button size="sm" onClick={() => void session.signInHere()}>
          {t("session.refreshFailed.enter")}
        </Button>
      }
    >
      {t("session.refreshFailed.refused")}
    </Notice>
  );
}
