import { Copy, SquarePen } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { useNewConversation } from "../../../shell/use-new-conversation.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.ts";

interface AssistantGoneProps {
  /** Null: the assistant was deleted, or this person is no longer a member. */
  reason: "retired" | "disabled" | null;
  /** The text in the composer that this notice replaces. */
  draft: string;
  /** There is no conversation to read yet. */
  isNew?: boolean;
}

/** Replaces the composer where no question can be sent. An unsent text can be copied from here. */
export function AssistantGone({ reason, draft, isNew = false }: AssistantGoneProps) {
  const { t } = useTranslation();
  const newConversation = useNewConversation();

  async function handleCopy() {
    await navigator.clipboard.writeText(draft);
    toast({ text: t("assistants.chat.gone.copied") });
  }

  return (
    <Notice
      tone="warning"
      variant="box"
      title={reason ? t(`assistants.chat.closed.${reason}`) : t("assistants.chat.gone.title")}
      actions={
        <>
          <Button size="sm" onClick={newConversation}>
            <SquarePen />
            {t("assistants.chat.gone.begin")}
          </Button>
          {draft.trim() !== "" && (
            <Button size="sm" variant="ghost" onClick={() => void handleCopy()}>
              <Copy />
              {t("assistants.chat.gone.copy")}
            </Button>
          )}
        </>
      }
    >
      {t(isNew ? "assistants.chat.closed.text" : "assistants.chat.gone.text")}
    </Notice>
  );
}
