import { useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";

/** A warning on every page while the demo identity provider is reachable from outside. */
export function OpenDemoNotice() {
  const { t } = useTranslation();
  const { oidc } = useRouter().options.context.config;
  return oidc.openDemo ? <Notice tone="warning">{t("shell.openDemo")}</Notice> : null;
}
