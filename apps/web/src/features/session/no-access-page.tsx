import { routesOf } from "@metatron/contract/roles";
import { useEffect, useEffectEvent, useState } from "react";
import { BRAND_PROFILES } from "../../lib/brand.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { type SceneProps, SignInScene } from "./sign-in-scene.tsx";
import { useSession } from "./use-session.ts";

interface Props extends SceneProps {
  navigate: (path: string) => void;
}

/**
 * For a person who is signed in but has no role: shows the account, the contact and a button to check again.
 */
export function NoAccessPage({ navigate, ...scene }: Props) {
  const { t } = useTranslation();
  const { session, user, progress } = useSession();
  const [hasChecked, setChecked] = useState(false);
  const isBusy = progress !== "none";
  const hasAccess = user !== null && routesOf(user.roles).length > 0;
  const leave = useEffectEvent(() => navigate("/chat"));
  useEffect(() => {
    if (hasAccess) leave();
  }, [hasAccess]);

  const handleRecheck = async () => {
    await session.renew();
    setChecked(true);
  };

  const lede = t("session.noAccess.lede", {
    email: user?.userEmail ?? "",
    brand: BRAND_PROFILES[scene.brand].name,
  });
  return (
    <SignInScene {...scene} title={t("session.noAccess.title")} lede={lede}>
      <div className="flex flex-col gap-3 handset:flex-row">
        <Button variant="primary" size="lg" busy={isBusy} onClick={() => void handleRecheck()}>
          {t("session.noAccess.recheck")}
        </Button>
        <Button variant="secondary" size="lg" onClick={() => void session.signOut()}>
          {t("session.noAccess.other")}
        </Button>
      </div>
      <p role="status" className="mt-3.5 min-h-6 text-sm text-text-muted">
        {hasChecked && !isBusy && !hasAccess && t("session.noAccess.stillNone")}
      </p>
    </SignInScene>
  );
}
