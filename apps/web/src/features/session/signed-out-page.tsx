import { useTranslation } from "../../lib/use-translation.ts";
import { LoginPage } from "./login-page.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";
import { type SceneProps, SignInScene } from "./sign-in-scene.tsx";
import { useLeaveWhenSignedIn } from "./use-leave-when-signed-in.ts";
import { useSession } from "./use-session.ts";

interface Props extends SceneProps {
  navigate: (path: string) => void;
}

/** `/`: the goodbye after a logout, and the first page for people who are not signed in. */
export function SignedOutPage({ navigate, ...scene }: Props) {
  const { t } = useTranslation();
  const { state } = useSession();
  useLeaveWhenSignedIn({ navigate, returnTo: null });
  const hasJustLeft = state.status === "signedOut" && state.why === "person";
  if (!hasJustLeft) return <LoginPage {...scene} navigate={navigate} returnTo={null} />;
  return (
    <SignInScene {...scene} title={t("session.signedOut.title")} lede={t("session.signedOut.lede")}>
      <SignInPanel enter={t("session.signedOut.enter")} note={t("session.signedOut.note")} returnTo={null} />
    </SignInScene>
  );
}
