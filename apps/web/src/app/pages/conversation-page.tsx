import { SquarePen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../shell/page.tsx";
import { useNewConversation } from "../shell/use-new-conversation.ts";

/** A conversation by its address. One that this browser does not know has nothing to show. */
export function ConversationPage() {
  const { t } = useTranslation();
  const newConversation = useNewConversation();
  return (
    <Page title={t("rooms.conversationMissing.page")}>
      <EmptyState
        title={t("rooms.conversationMissing.title")}
        description={t("rooms.conversationMissing.text")}
        action={
          <Button variant="primary" onClick={newConversation}>
            <SquarePen />
            {t("shell.newConversation")}
          </Button>
        }
        className="flex-1"
      />
    </Page>
  );
}
