import { SquarePen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNewConversation } from "../../../shell/use-new-conversation.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Replaces the composer: the assistant was deleted, or this person is no longer a member. */
export function AssistantGone() {
  const { t } = useTranslation();
  const newConversation = useNewConversation();
  return (
    <Notice
      tone="warning"
      variant="box"
      title={t("assistants.chat.gone.title")}
      actions={
        <Button size="sm" onClick={newConversation}>
          <SquarePen />
          {t("assistants.chat.gone.begin")}
        </Button>
      }
    >
      {t("assistants.chat.gone.text")}
    </Notice>
  );
}
