import { useMemo } from "react";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { useResearch } from "../../research/research-query.ts";
import { useUnread, useWaiting } from "../../unread-answers/unread-query.ts";
import type { ConversationActions } from "./conversation-actions.ts";
import { ConversationRows } from "./conversation-rows.tsx";
import { EmptyList, FailedList, LoadingList } from "./list-states.tsx";
import { useConversations } from "./use-conversations.ts";

interface ConversationListProps {
  db: ChatsDatabase;
  chosenId: string | null;
  actions: ConversationActions;
  onOpen: (id: string) => void;
}

/** The person's conversations from the local copy, also while offline. */
export function ConversationList({ db, chosenId, actions, onOpen }: ConversationListProps) {
  const { conversations, running, waiting, retry } = useConversations(db);
  const unread = useUnread();
  const elsewhere = useWaiting();
  const everyWaiting = useMemo(() => new Set([...waiting, ...elsewhere]), [waiting, elsewhere]);
  const research = useResearch();
  switch (conversations.state) {
    case "loading":
      return <LoadingList />;
    case "failed":
      return <FailedList onRetry={retry} />;
    case "ready":
      if (conversations.value.length === 0) return <EmptyList />;
      return (
        <ConversationRows
          rows={conversations.value}
          running={running}
          waiting={everyWaiting}
          unread={unread}
          research={research}
          chosenId={chosenId}
          actions={actions}
          onOpen={onOpen}
        />
      );
  }
}
