import type { SharedCopy } from "@metatron/contract/shares/share";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { codeOf, reasonOf } from "../../../api/reason-of.ts";
import { momentOf } from "../../../lib/amounts.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { LoadFailure } from "../../../shell/load-failure.tsx";
import { Page } from "../../../shell/page.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { toast } from "../../../ui/toast.ts";
import { useMayStore } from "../../status/use-may-store.ts";
import { ConversationSkeleton } from "../conversation/conversation-skeleton.tsx";
import { SharedTurns } from "./shared-turns.tsx";

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
  const mayStore = useMayStore();
  // A repeated request must not make a second conversation.
  const [conversationId] = useState(() => crypto.randomUUID());
  const copying = useMutation({
    mutationFn: () => call("copyShare", { params: { id: copy.id }, body: { conversationId } }),
    onSuccess: () => navigate({ to: "/chat/$conversationId", params: { conversationId } }),
    onError: (error) => toast({ text: t("shares.failed", { reason: reasonOf(t, error) }) }),
  });
  const goOn = (
    <Button variant="primary" busy={copying.isPending} onClick={() => copying.mutate()}>
      <MessageSquarePlus />
      {t("shares.goOn")}
    </Button>
  );
  return (
    <Page title={copy.title} width="column" tools={mayStore ? goOn : undefined}>
      <p className="max-w-column text-sm text-text-muted">
        {t(copy.isMine ? "shares.byYou" : "shares.by", {
          name: copy.author,
          at: momentOf(copy.createdAt, i18n.language),
          until: momentOf(copy.expiresAt, i18n.language),
        })}
      </p>
      <SharedTurns conversationId={copy.id} messages={copy.messages} />
    </Page>
  );
}
