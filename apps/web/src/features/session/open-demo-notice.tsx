import { useTranslation } from "../../lib/use-translation.ts";
import { usePublicConfig } from "../../shell/public-config.ts";
import { Notice } from "../../ui/notice.tsx";

/** A warning on every page while the demo identity provider is reachable from outside. */
export function OpenDemoNotice() {
  const { t } = useTranslation();
  const { oidc } = usePublicConfig();
  return oidc.openDemo ? <Notice tone="warning">{t("shell.openDemo")}</Notice> : null;
}
