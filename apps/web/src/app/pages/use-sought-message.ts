import { useRouterState } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import type { Sought } from "../../features/chat/messages/use-sought.ts";
import type { PathStep } from "../../local-db/active-path.ts";
import { chooseWayTo } from "../../local-db/versions.ts";
import { useChat } from "../chat.ts";

/** The message that the address names, as a search's hit does; one of another version brings that version along. */
export function useSoughtMessage(conversationId: string, steps: readonly PathStep[]): Sought | null {
  const { db } = useChat();
  const messageId = useRouterState({ select: ({ location }) => location.hash });
  const asked = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? "" });
  const isShown = steps.some(({ message }) => message.id === messageId);
  const known = steps.length;
  useEffect(() => {
    // With more messages here, its own may be among them.
    if (messageId === "" || isShown || known === 0) return;
    chooseWayTo(db, { conversationId, messageId }).catch(() => undefined);
  }, [db, conversationId, messageId, isShown, known]);
  return useMemo(() => (messageId === "" ? null : { messageId, asked }), [messageId, asked]);
}
