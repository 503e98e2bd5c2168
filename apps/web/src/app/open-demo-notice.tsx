import { useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Notice } from "../ui/notice.tsx";

/** Where the demo identity provider is open to others, everyone who comes here is told on every page. */
export function OpenDemoNotice() {
  const { t } = useTranslation();
  const { oidc } = useRouter().options.context.config;
  return oidc.openDemo ? <Notice tone="warning">{t("shell.openDemo")}</Notice> : null;
}
