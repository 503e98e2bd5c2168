import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../shell/page.tsx";

export function AdminPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("shell.admin")}>
      <EmptyState title={t("rooms.admin.title")} description={t("rooms.admin.text")} className="flex-1" />
    </Page>
  );
}
