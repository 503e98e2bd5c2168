import type { FeedbackState } from "@metatron/contract/feedback/constants";
import type { FeedbackDetail } from "@metatron/contract/feedback/feedback";
import { MAX_COMMENT_CHARS } from "@metatron/contract/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { codeOf } from "../../../api/reason-of.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { feedbackQuery, TRIAGE_KEY } from "./triage-queries.ts";
import { StateBadge } from "./triage-row.tsx";
import { TriageShared } from "./triage-shared.tsx";

export interface TriageDetailProps {
  id: string;
  /** Called after the item was handled. */
  onChanged: () => void;
  onClose: () => void;
}

export function TriageDetail({ id, onChanged, onClose }: TriageDetailProps) {
  const { t } = useTranslation();
  const { data: given, error } = useQuery(feedbackQuery(id));
  return (
    <Sheet
      open
      onOpenChange={onClose}
      side="right"
      title={t("adminFeedback.detail")}
      aside={given && <StateBadge state={given.state} />}
      closeLabel={t("adminFeedback.close")}
      className="w-[600px]!"
    >
      {given && (
        <div className="grid gap-6 px-6 pb-8">
          <TriageShared given={given} />
          <Answering given={given} onChanged={onChanged} />
        </div>
      )}
      {!given && error && <ErrorState title={t("adminFeedback.detailFailed")} className="h-full" />}
      {!given && !error && (
        <SkeletonGroup label={t("adminFeedback.loading")} className="grid gap-3 px-6 pt-2">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </Sheet>
  );
}

function Answering({ given, onChanged }: { given: FeedbackDetail; onChanged: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [note, setNote] = useState(given.note ?? "");
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
    <div className="grid gap-3 border-t border-border pt-5">
      <Field label={t("adminFeedback.note")} hint={t("adminFeedback.noteHint")}>
        <Textarea
          value={note}
          maxLength={MAX_COMMENT_CHARS}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
      {error && (
        <p role="alert" className="text-sm text-danger-text">
          {t("adminFeedback.saveFailed", { reason: t(`errors.${code}`) })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" {...moveTo("corrected")}>
          {t("adminFeedback.markCorrected")}
        </Button>
        <Button {...moveTo("reviewed")}>{t("adminFeedback.markReviewed")}</Button>
        {given.state !== "received" && (
          <Button variant="ghost" {...moveTo("received")}>
            {t("adminFeedback.reopen")}
          </Button>
        )}
      </div>
    </div>
  );
}
