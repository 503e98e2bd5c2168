import { useRouterState } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import type { PathStep } from "../../../local-db/active-path.ts";
import { chooseWayTo } from "../../../local-db/versions.ts";
import { isInOtherVersion, type SearchTarget, searchTargetOf } from "../messages/search-target.ts";
import { useChat } from "../use-chat.ts";

interface Opened {
  conversationId: string;
  steps: readonly PathStep[];
  /** How many messages are here, those of other versions included. */
  known: number;
}

/** The message in the URL, e.g. a search hit. If the message is in another version, that version is shown. */
export function useAddressTarget({ conversationId, steps, known }: Opened): SearchTarget | null {
  const { db } = useChat();
  const messageId = useRouterState({ select: ({ location }) => location.hash });
  const asked = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? "" });
  const isElsewhere = isInOtherVersion(messageId, steps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new device other versions arrive after the shown one.
  useEffect(() => {
    if (isElsewhere) chooseWayTo(db, { conversationId, messageId }).catch(() => undefined);
  }, [db, conversationId, messageId, isElsewhere, known]);
  return useMemo(() => searchTargetOf(messageId, asked), [messageId, asked]);
}
