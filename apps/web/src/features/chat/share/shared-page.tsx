import type { SharedCopy, SharedMessage } from "@metatron/contract/shares/share";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { codeOf, reasonOf } from "../../../api/reason-of.ts";
import { momentOf } from "../../../lib/amounts.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Page } from "../../../shell/page.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { toast } from "../../../ui/toast.ts";
import { ConversationSkeleton } from "../conversation/conversation-skeleton.tsx";
import type { GrowingAnswers } from "../follow/live-answers.ts";
import { TurnView } from "../messages/turn-view.tsx";
import { toTurns } from "../messages/turns.ts";

/** A read-only copy that somebody shared by link. */
export function SharedPage() {
  const { t } = useTranslation();
  const { shareId } = useParams({ from: "/shell/share/$shareId" });
  const copy = useQuery({
    queryKey: ["shares", shareId],
    queryFn: ({ signal }) => call("openShare", { params: { id: shareId }, signal }),
    retry: (count, error) => codeOf(error) !== "not_found" && count < 2,
  });
  if (copy.isPending) return <ConversationSkeleton />;
  if (copy.isError) {
    const isMissing = codeOf(copy.error) === "not_found" || codeOf(copy.error) === "validation_failed";
    return (
      <Page title={t("shares.shared")}>
        {isMissing ? (
          <EmptyState title={t("shares.missing")} description={t("shares.missingText")} className="flex-1" />
        ) : (
          <LoadFailure
            title={t("shares.openFailed")}
            error={copy.error}
            onRetry={() => void copy.refetch()}
          />
        )}
      </Page>
    );
  }
  return <Shown copy={copy.data} />;
}

function Shown({ copy }: { copy: SharedCopy }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  // A repeated request must not make a second conversation.
  const [conversationId] = useState(() => crypto.randomUUID());
  const copying = useMutation({
    mutationFn: () => call("copyShare", { params: { id: copy.id }, body: { conversationId } }),
    onSuccess: () => navigate({ to: "/chat/$conversationId", params: { conversationId } }),
    onError: (error) => toast({ text: t("shares.failed", { reason: reasonOf(t, error) }) }),
  });
  const steps = copy.messages.map((message, at) => {
    const row = toRow(message, { at, conversationId: copy.id });
    return { message: row, versions: [row.id] };
  });
  const goOn = (
    <Button variant="primary" busy={copying.isPending} onClick={() => copying.mutate()}>
      <MessageSquarePlus />
      {t("shares.goOn")}
    </Button>
  );
  return (
    <Page title={copy.title} width="column" tools={goOn}>
      <p className="max-w-column text-sm text-text-muted">
        {t(copy.isMine ? "shares.byYou" : "shares.by", {
          name: copy.author,
          at: momentOf(copy.createdAt, i18n.language),
          until: momentOf(copy.expiresAt, i18n.language),
        })}
      </p>
      <ol className="mt-8 grid max-w-column gap-10 pb-10">
        {toTurns(steps).map((turn) => (
          <li key={turn.id}>
            <TurnView
              turn={turn}
              growing={NOTHING_GROWS}
              isEditing={false}
              onEditing={() => undefined}
              isUnfolded={false}
              fileNotes={NO_NOTES}
              ownFiles={NO_FILES}
              activeCitation={null}
              isSpeaking={false}
              modelNames={NO_NOTES}
              writers={[]}
              author={null}
              handlers={{
                onCitation(answer, n) {
                  const fileId = answer.citations.find((citation) => citation.n === n)?.fileId;
                  if (fileId) void navigate({ to: "/documents/$fileId", params: { fileId } });
                },
              }}
            />
          </li>
        ))}
      </ol>
    </Page>
  );
}

const NOTHING_GROWS: GrowingAnswers = { of: () => null, subscribe: () => () => undefined };
const NO_NOTES: ReadonlyMap<string, never> = new Map<string, never>();
const NO_FILES: ReadonlySet<string> = new Set();

/** The message as the screen of a conversation shows it; what is not in the copy is empty. */
function toRow(
  message: SharedMessage,
  { at, conversationId }: { at: number; conversationId: string },
): MessageRow {
  return {
    ...message,
    // The reader may not know the models of the person who shared it.
    model: null,
    idChat: conversationId,
    feedback: null,
    badComment: null,
    preselectComment: null,
    activeFeedback: false,
    sendFeedback: false,
    files: [],
    unique: message.id,
    idAnswer: null,
    timeResponse: null,
    parentId: null,
    usage: null,
    errorCode: null,
    updatedAt: message.createAt,
    seq: at,
    isOnServer: true,
  };
}
