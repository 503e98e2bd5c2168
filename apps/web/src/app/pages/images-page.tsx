import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../shell/page.tsx";

export function ImagesPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("shell.images")}>
      <EmptyState title={t("rooms.images.title")} description={t("rooms.images.text")} className="flex-1" />
    </Page>
  );
}
