import type { FeedbackState } from "@metatron/contract/feedback/constants";
import type { FeedbackDetail } from "@metatron/contract/feedback/feedback";
import { MAX_COMMENT_CHARS } from "@metatron/contract/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BadgeCheck, ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { codeOf } from "../../../api/reason-of.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { type EditedAnswer, fromFeedback } from "../../verified-answers/admin/edited-answer.ts";
import { lastRole } from "../../verified-answers/admin/reviewer-role.ts";
import { VerifiedDialog } from "../../verified-answers/admin/verified-dialog.tsx";
import { feedbackQuery, TRIAGE_KEY } from "./triage-queries.ts";
import { StateBadge } from "./triage-row.tsx";
import { TriageShared } from "./triage-shared.tsx";

export interface TriageDetailProps {
  id: string;
  previousId: string | undefined;
  nextId: string | undefined;
  onOpen: (id: string) => void;
  /** Called after the item was handled. */
  onChanged: () => void;
  onClose: () => void;
}

export function TriageDetail(props: TriageDetailProps) {
  const { id, previousId, nextId, onOpen, onChanged, onClose } = props;
  const { t } = useTranslation();
  const { data: given, error } = useQuery(feedbackQuery(id));
  const queries = useQueryClient();
  const [note, setNote] = useState<string | null>(null);
  const [verifying, setVerifying] = useState<EditedAnswer | null>(null);
  const written = note ?? given?.note ?? "";
  return (
    <Sheet
      open
      onOpenChange={onClose}
      side="right"
      title={t("adminFeedback.detail")}
      aside={given && <StateBadge state={given.state} />}
      closeLabel={t("adminFeedback.close")}
      className="w-[600px]!"
      footer={
        <div className="flex flex-wrap items-center gap-2">
          {given && (
            <Answering
              given={given}
              note={written}
              onChanged={onChanged}
              onVerify={() => setVerifying(fromFeedback(given, { today: new Date(), role: lastRole() }))}
            />
          )}
          <span className="ml-auto flex max-handset:order-1">
            <IconButton
              label={t("adminFeedback.previous")}
              disabled={!previousId}
              onClick={() => previousId && onOpen(previousId)}
            >
              <ChevronUp />
            </IconButton>
            <IconButton
              label={t("adminFeedback.next")}
              disabled={!nextId}
              onClick={() => nextId && onOpen(nextId)}
            >
              <ChevronDown />
            </IconButton>
          </span>
        </div>
      }
    >
      {given && (
        <div className="grid gap-6 px-6 pb-8">
          <TriageShared given={given} />
          <Field label={t("adminFeedback.note")} hint={t("adminFeedback.noteHint")}>
            <Textarea
              value={written}
              maxLength={MAX_COMMENT_CHARS}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Field>
        </div>
      )}
      {!given && error && <ErrorState title={t("adminFeedback.detailFailed")} className="h-full" />}
      {!given && !error && (
        <SkeletonGroup label={t("adminFeedback.loading")} className="grid gap-3 px-6 pt-2">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
      {verifying && (
        <VerifiedDialog
          answer={verifying}
          onClose={() => setVerifying(null)}
          onSaved={() => {
            void queries.invalidateQueries({ queryKey: TRIAGE_KEY });
            onChanged();
          }}
        />
      )}
    </Sheet>
  );
}

interface AnsweringProps {
  given: FeedbackDetail;
  note: string;
  onChanged: () => void;
  onVerify: () => void;
}

function Answering({ given, note, onChanged, onVerify }: AnsweringProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const moving = useMutation({
    mutationFn: (state: FeedbackState) =>
      call("triageFeedback", { params: { id: given.id }, body: { state, note } }),
    onSuccess(changed) {
      queries.setQueryData(feedbackQuery(given.id).queryKey, changed);
      void queries.invalidateQueries({ queryKey: [...TRIAGE_KEY, "list"] });
      onChanged();
      toast({ text: t("adminFeedback.saved") });
    },
  });
  const { isPending, variables, error } = moving;
  const moveTo = (state: FeedbackState) => ({
    busy: isPending && variables === state,
    onClick: () => moving.mutate(state),
  });
  const code = codeOf(error);
  return (
    <>
      {error && (
        <p role="alert" className="w-full text-sm text-danger-text">
          {t("adminFeedback.saveFailed", { reason: t(`errors.${code}`) })}
        </p>
      )}
      <Button variant="primary" onClick={onVerify}>
        <BadgeCheck />
        {t("adminFeedback.verify")}
      </Button>
      <Button size="sm" className="max-handset:order-2" {...moveTo("corrected")}>
        {t("adminFeedback.markCorrected")}
      </Button>
      <Button size="sm" className="max-handset:order-2" {...moveTo("reviewed")}>
        {t("adminFeedback.markReviewed")}
      </Button>
      {given.state !== "received" && (
        <Button size="sm" variant="ghost" className="max-handset:order-2" {...moveTo("received")}>
          {t("adminFeedback.reopen")}
        </Button>
      )}
    </>
  );
}
