import { actionsOf } from "@metatron/contract/roles";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { track } from "../../../api/track.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { confirm } from "../../../ui/confirm.ts";
import { toast } from "../../../ui/toast.ts";
import { usePerson } from "../../session/use-person.ts";
import { useChat } from "../use-chat.ts";
import { type ConversationActions, createConversationActions } from "./conversation-actions.ts";

/** The actions on a conversation, in the list and at its title. */
export function useConversationActions(): ConversationActions {
  const { t, i18n } = useTranslation();
  const { db, sync } = useChat();
  const { roles } = usePerson();
  const router = useRouter();
  const navigate = useNavigate();
  return useMemo(
    () =>
      createConversationActions({
        db,
        t,
        track,
        confirm,
        toast,
        allowed: actionsOf(roles),
        wake: sync.wake,
        now: () => new Date(),
        async exportAs(conversation, format, answerId) {
          try {
            const { exportConversation } = await import("../export/export-conversation.ts");
            const deps = { db, load: sync.load, t, toast, language: i18n.language, now: () => new Date() };
            await exportConversation(deps, { conversation, format, answerId });
          } catch {
            // The chunk could not be loaded.
            toast({ text: t("list.exportFailed", { reason: t("list.exportNotHere") }) });
          }
        },
        onRemove: (id) => {
          if (router.state.location.pathname === `/chat/${id}`) void navigate({ to: "/chat" });
        },
      }),
    [db, sync, t, i18n.language, roles, router, navigate],
  );
}
