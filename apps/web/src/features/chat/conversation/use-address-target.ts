import { useRouterState } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import type { PathStep } from "../../../local-db/active-path.ts";
import { chooseWayTo } from "../../../local-db/versions.ts";
import { isInOtherVersion, type SearchTarget, searchTargetOf } from "../messages/search-target.ts";
import { useChat } from "../use-chat.ts";

/** The message in the URL, e.g. a search hit. If the message is in another version, that version is shown. */
export function useAddressTarget(conversationId: string, steps: readonly PathStep[]): SearchTarget | null {
  const { db } = useChat();
  const messageId = useRouterState({ select: ({ location }) => location.hash });
  const asked = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? "" });
  const isElsewhere = isInOtherVersion(messageId, steps);
  const known = steps.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again when more messages are loaded.
  useEffect(() => {
    if (isElsewhere) chooseWayTo(db, { conversationId, messageId }).catch(() => undefined);
  }, [db, conversationId, messageId, isElsewhere, known]);
  return useMemo(() => searchTargetOf(messageId, asked), [messageId, asked]);
}
