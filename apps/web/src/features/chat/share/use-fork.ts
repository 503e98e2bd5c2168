import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../api/call.ts";
import { reasonOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { toast } from "../../../ui/toast.ts";

/** Copies a conversation up to an answer into a new one, and opens it. */
export function useFork(fromId: string): (messageId: string) => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return async (messageId) => {
    const conversationId = crypto.randomUUID();
    try {
      await call("forkConversation", { params: { id: fromId }, body: { conversationId, messageId } });
      await navigate({ to: "/chat/$conversationId", params: { conversationId } });
      toast({ text: t("messages.actions.forked") });
    } catch (error) {
      toast({ text: t("messages.actions.forkFailed", { reason: reasonOf(t, error) }) });
    }
  };
}
