import { useNavigate, useParams } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useShell } from "../../../shell/shell-state.tsx";
import { useChat } from "../use-chat.ts";
import { ConversationList } from "./conversation-list.tsx";
import { LoadingList } from "./list-states.tsx";
import { ListTools } from "./list-tools.tsx";
import { PinnedAssistants } from "./pinned-assistants.tsx";
import { useConversationActions } from "./use-conversation-actions.ts";

// Lazy, because no one searches when the page opens; loaded ahead, because offline it could not be fetched.
const loadSearch = () => import("./search-results.tsx");
const SearchResults = lazy(() => loadSearch().then((module) => ({ default: module.SearchResults })));
const LOAD_SEARCH_AFTER_MS = 3_000;

/** The new-conversation button, the search, and the person's conversations from the local copy. */
export function ConversationSidebar() {
  const { db } = useChat();
  const { listQuery, setDrawerOpen } = useShell();
  const { conversationId = null } = useParams({ strict: false });
  const actions = useConversationActions();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState(0);
  const open = useCallback(
    (id: string, messageId: string | null = null) => {
      setDrawerOpen(false);
      void navigate({
        to: "/chat/$conversationId",
        params: { conversationId: id },
        ...(messageId ? { hash: messageId } : {}),
      });
    },
    [navigate, setDrawerOpen],
  );
  useEffect(() => {
    const timer = setTimeout(() => void loadSearch().catch(() => undefined), LOAD_SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const query = listQuery.trim();
  return (
    <>
      <ListTools field={field} />
      {!query && <PinnedAssistants />}
      <div
        data-tour="chat-list"
        className="relative min-h-0 flex-1 after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:h-6 after:bg-linear-to-t after:from-canvas after:to-transparent"
      >
        {query ? (
          <Suspense fallback={<LoadingList />}>
            <SearchResults
              key={attempt}
              db={db}
              query={query}
              chosenId={conversationId}
              onOpen={open}
              onLeave={() => field.current?.focus()}
              onRetry={() => setAttempt((last) => last + 1)}
            />
          </Suspense>
        ) : (
          <ConversationList db={db} chosenId={conversationId} actions={actions} onOpen={open} />
        )}
      </div>
    </>
  );
}
