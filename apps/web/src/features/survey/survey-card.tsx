import { MAX_COMMENT_CHARS } from "@metatron/contract/limits";
import { type SurveyReason, surveyReasons } from "@metatron/contract/survey/constants";
import { X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { reasonOf } from "../../api/reason-of.ts";
import { track } from "../../api/track.ts";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.ts";
import { ScoreRow } from "./score-row.tsx";

interface SurveyCardProps {
  conversationId: string;
  onClose: () => void;
}

/** One question over the composer. It never takes the focus, so that typing is not interrupted. */
export function SurveyCard({ conversationId, onClose }: SurveyCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [id] = useState(() => crypto.randomUUID());
  const [score, setScore] = useState<number | null>(null);
  const [reason, setReason] = useState<SurveyReason | null>(null);
  const [comment, setComment] = useState("");
  const [sending, setSending] = useState<"no" | "yes" | ApiError>("no");

  async function handleSend(event: FormEvent) {
    event.preventDefault();
    if (score === null || sending === "yes") return;
    setSending("yes");
    try {
      const said = { ...(reason ? { reason } : {}), ...(comment.trim() ? { comment: comment.trim() } : {}) };
      await call("answerSurvey", { body: { id, score, conversationId, ...said } });
      track("send_survey", { score });
      toast({ text: t("survey.thanks") });
      onClose();
    } catch (error) {
      setSending(error as ApiError);
    }
  }

  function handleDismiss() {
    track("dismiss_survey");
    onClose();
  }

  return (
    <section
      aria-labelledby={titleId}
      className="relative mb-3 max-h-[55dvh] overflow-y-auto rounded-lg border border-border bg-surface-raised px-4.5 py-4 shadow-2"
    >
      <p role="status" className="sr-only">
        {t("survey.announced")}
      </p>
      <form
        onSubmit={handleSend}
        onKeyDown={(event) => {
          if (event.key === "Escape") handleDismiss();
        }}
      >
        <h2 id={titleId} className="pr-9 text-[0.9375rem] font-semibold">
          {t("survey.title")}
        </h2>
        <IconButton
          label={t("survey.dismiss")}
          size="sm"
          onClick={handleDismiss}
          className="absolute! top-3 right-3"
        >
          <X />
        </IconButton>
        <ScoreRow score={score} onScore={setScore} />
        {score !== null && (
          <div className="mt-4 grid gap-3">
            <fieldset>
              <legend className="text-sm text-text-muted">{t("survey.reason")}</legend>
              <div className="mt-2 flex flex-wrap gap-2">
                {surveyReasons.map((value) => (
                  <Chip
                    key={value}
                    selected={reason === value}
                    onClick={() => setReason(reason === value ? null : value)}
                  >
                    {t(`survey.reasons.${value}`)}
                  </Chip>
                ))}
              </div>
            </fieldset>
            <Field label={t("survey.comment")} labelHidden>
              <Textarea
                value={comment}
                minRows={1}
                maxRows={4}
                maxLength={MAX_COMMENT_CHARS}
                placeholder={t("survey.commentHint")}
                onChange={(event) => setComment(event.currentTarget.value)}
              />
            </Field>
            {sending instanceof Error && (
              <p role="alert" className="text-sm text-danger-text">
                {t("survey.failed", {
                  reason: reasonOf(t, sending),
                })}
              </p>
            )}
            <div className="flex justify-end gap-2">
              <Button variant="ghost" onClick={handleDismiss}>
                {t("survey.dismiss")}
              </Button>
              <Button variant="primary" type="submit" busy={sending === "yes"}>
                {t("survey.send")}
              </Button>
            </div>
          </div>
        )}
      </form>
    </section>
  );
}
