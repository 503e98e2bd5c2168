import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../shell/page.tsx";

export function AssistantsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("shell.assistants")}>
      <EmptyState
        title={t("rooms.assistants.title")}
        description={t("rooms.assistants.text")}
        className="flex-1"
      />
    </Page>
  );
}
