import { useParams } from "@tanstack/react-router";
import { SquarePen } from "lucide-react";
import { useEffect, useState } from "react";
import { track } from "../../../api/track.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { activePath, type PathStep } from "../../../local-db/active-path.ts";
import { readConversation } from "../../../local-db/conversations.ts";
import { readMessages } from "../../../local-db/messages.ts";
import { useLive } from "../../../local-db/use-live.ts";
import { readVersions } from "../../../local-db/versions.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Page } from "../../../shell/page.tsx";
import { useNewConversation } from "../../../shell/use-new-conversation.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useChat } from "../use-chat.ts";
import { ConversationSkeleton } from "./conversation-skeleton.tsx";
import { ConversationView } from "./conversation-view.tsx";
import { useAddressTarget } from "./use-address-target.ts";

/** The conversation of the URL, shown at once from the local copy. */
export function ConversationPage() {
  const { conversationId } = useParams({ from: "/shell/chat/$conversationId" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once per opened conversation.
  useEffect(() => track("open_conversation"), [conversationId]);
  return <KnownConversation key={conversationId} id={conversationId} />;
}

function KnownConversation({ id }: { id: string }) {
  const { t } = useTranslation();
  const { db } = useChat();
  const live = useLive(
    db,
    async (chats) => {
      const [conversation, messages, versions] = await Promise.all([
        readConversation(chats, id),
        readMessages(chats, id),
        readVersions(chats, id),
      ]);
      return { conversation, steps: activePath(messages, versions), known: messages.length };
    },
    [id],
  );
  const isHere = live.state === "ready" && live.value.conversation !== undefined;
  const arrival = useArrival(id, live.state === "ready" ? isHere : null);
  const { conversation, steps, known } = live.state === "ready" ? live.value : NOTHING;
  const searchTarget = useAddressTarget({ conversationId: id, steps, known });
  if (live.state === "failed") {
    return (
      <Page title={t("chat.page.untitled")}>
        <ErrorState
          title={t("chat.page.failed")}
          description={t("chat.page.storageFailed")}
          className="flex-1"
        />
      </Page>
    );
  }
  if (conversation && (conversation.hasMessages || steps.length > 0))
    return <ConversationView conversation={conversation} steps={steps} searchTarget={searchTarget} />;
  if (arrival.state === "failed") {
    return (
      <Page title={conversation?.title ?? t("chat.page.untitled")}>
        <LoadFailure title={t("chat.page.failed")} error={arrival.error} onRetry={arrival.retry} />
      </Page>
    );
  }
  return arrival.state === "over" && !conversation && live.state === "ready" ? (
    <MissingConversation />
  ) : (
    <ConversationSkeleton />
  );
}

const NO_STEPS: readonly PathStep[] = [];
const NOTHING = { conversation: undefined, steps: NO_STEPS, known: 0 };

type Arrival = { state: "under way" | "over" } | { state: "failed"; error: Error; retry: () => void };

/** Fetches what the local copy lacks: the messages, or a whole conversation from another device. */
function useArrival(id: string, isHere: boolean | null): Arrival {
  const { sync } = useChat();
  const [attempt, setAttempt] = useState(0);
  const [arrival, setArrival] = useState<Arrival>({ state: "under way" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` only triggers a retry.
  useEffect(() => {
    if (isHere === null) return;
    let isGone = false;
    const show = (next: Arrival) => {
      if (!isGone) setArrival(next);
    };
    const retry = () => {
      setArrival({ state: "under way" });
      setAttempt((last) => last + 1);
    };
    sync.load(id).then(
      () => show({ state: "over" }),
      (error) => show({ state: "failed", error, retry }),
    );
    return () => {
      isGone = true;
    };
  }, [id, isHere, sync, attempt]);
  return arrival;
}

function MissingConversation() {
  const { t } = useTranslation();
  const newConversation = useNewConversation();
  return (
    <Page title={t("chat.missing.page")}>
      <EmptyState
        title={t("chat.missing.title")}
        description={t("chat.missing.text")}
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
