import { useTranslation } from "../../lib/use-translation.ts";
import { SignInPanel } from "./sign-in-panel.tsx";
import { type SceneProps, SignInScene } from "./sign-in-scene.tsx";
import { useLeaveWhenSignedIn } from "./use-leave-when-signed-in.ts";

interface Props extends SceneProps {
  navigate: (path: string) => void;
  /** From the URL: the page that the person wanted to open. */
  returnTo: string | null;
}

export function LoginPage({ navigate, returnTo, ...scene }: Props) {
  const { t } = useTranslation();
  useLeaveWhenSignedIn({ navigate, returnTo });
  return (
    <SignInScene
      {...scene}
      title={t(`session.brands.${scene.brand}.title`)}
      lede={t(`session.brands.${scene.brand}.lede`)}
    >
      <SignInPanel enter={t("session.login.enter")} note={t("session.login.note")} returnTo={returnTo} />
    </SignInScene>
  );
}
