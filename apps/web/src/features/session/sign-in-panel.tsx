import { CircleAlert, Clock, LogIn } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { type SignInStatus, signInStatus } from "./sign-in-status.ts";
import { useSession } from "./use-session.ts";

interface Props {
  /** The text on the button. */
  enter: string;
  /** Shown until the first attempt. */
  note: string;
  returnTo: string | null;
}

/** The sign-in button, its status line and the shared-computer option. */
export function SignInPanel({ enter, note, returnTo }: Props) {
  const { t } = useTranslation();
  const { session, state, progress } = useSession();
  const [isShared, setShared] = useState(session.isSharedComputer);
  const status = signInStatus(state, progress);
  const isPopupOpen = progress === "login" && session.config.interactionType === "popup";

  const handleShared = (shared: boolean) => {
    setShared(shared);
    session.setSharedComputer(shared);
  };

  return (
    <div className="flex flex-col items-stretch handset:items-start">
      <Button
        variant="primary"
        size="lg"
        className="max-handset:h-[52px] max-handset:text-[clamp(0.875rem,4.1vw,1rem)]"
        busy={status.kind === "busy"}
        onClick={() => void session.signIn({ returnTo })}
      >
        <LogIn className="size-4" />
        {enter}
      </Button>
      <div className="mt-3.5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 text-sm max-handset:justify-center handset:min-h-6">
        <StatusLine status={status} note={note} isPopupOpen={isPopupOpen} />
        {isPopupOpen && (
          <Button variant="secondary" size="sm" onClick={() => session.cancelSignIn()}>
            {t("session.login.cancel")}
          </Button>
        )}
        {status.kind === "problem" && status.code === "popup_blocked" && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void session.signIn({ returnTo, via: "redirect" })}
          >
            {t("session.login.hereInstead")}
          </Button>
        )}
      </div>
      <Checkbox
        checked={isShared}
        onCheckedChange={handleShared}
        hint={<span className="text-text-muted">{t("session.sharedComputer.hint")}</span>}
        className="mt-3 text-sm max-handset:self-center"
      >
        {t("session.sharedComputer.label")}
      </Checkbox>
    </div>
  );
}

function StatusLine({
  status,
  note,
  isPopupOpen,
}: {
  status: SignInStatus;
  note: string;
  isPopupOpen: boolean;
}) {
  const { t } = useTranslation();
  switch (status.kind) {
    case "ready":
      return <p className="text-pretty text-text-muted max-handset:text-center">{note}</p>;
    case "busy":
      return (
        <p role="status" className="text-pretty text-text-muted max-handset:text-center">
          {status.progress === "login" && !isPopupOpen
            ? t("session.progress.loginHere")
            : t(`session.progress.${status.progress}`)}
        </p>
      );
    case "ended":
      return (
        <p role="status" className="flex items-center gap-2 text-pretty text-warning-text">
          <Clock className="size-4 flex-none" />
          {t("session.login.expired")}
        </p>
      );
    case "problem":
      return (
        <p role="alert" className="flex items-start gap-2 text-pretty text-danger-text">
          <CircleAlert className="mt-0.5 size-4 flex-none" />
          {t(`session.problems.${status.code}`)}
        </p>
      );
  }
}
