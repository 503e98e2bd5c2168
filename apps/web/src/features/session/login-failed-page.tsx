import { LogIn } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { type SceneProps, SignInScene } from "./sign-in-scene.tsx";
import { signInStatus } from "./sign-in-status.ts";
import { useLeaveWhenSignedIn } from "./use-leave-when-signed-in.ts";
import { useSession } from "./use-session.ts";

interface Props extends SceneProps {
  navigate: (path: string) => void;
}

/** The configured login-failed route: shows the reason and a button to retry. */
export function LoginFailedPage({ navigate, ...scene }: Props) {
  const { t } = useTranslation();
  const { session, state, progress } = useSession();
  useLeaveWhenSignedIn({ navigate, returnTo: null });
  const status = signInStatus(state, progress);
  const reason =
    status.kind === "problem" ? t(`session.problems.${status.code}`) : t("session.failed.unknown");
  return (
    <SignInScene {...scene} title={t("session.failed.title")} lede={reason}>
      <Button
        variant="primary"
        size="lg"
        className="max-handset:h-[52px] max-handset:w-full max-handset:text-lg"
        busy={status.kind === "busy"}
        onClick={() => void session.signIn({ returnTo: null })}
      >
        <LogIn className="size-4" />
        {t("session.failed.retry")}
      </Button>
    </SignInScene>
  );
}
