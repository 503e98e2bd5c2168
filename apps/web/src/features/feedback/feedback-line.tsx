import type { OwnFeedback } from "@metatron/contract/feedback/feedback";
import { useQuery } from "@tanstack/react-query";
import { Check, CircleCheck, Clock, Eye } from "lucide-react";
import { useTranslation } from "../../lib/use-translation.ts";
import type { MessageRow } from "../../local-db/rows.ts";
import { Button } from "../../ui/button.tsx";
import { ownFeedbackQuery } from "./own-feedback-query.ts";

interface FeedbackLineProps {
  answer: MessageRow;
  onChange: (button: HTMLElement) => void;
}

/** The state of the person's feedback on an answer, and the reply to it. */
export function FeedbackLine({ answer, onChange }: FeedbackLineProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...ownFeedbackQuery(answer.idChat), enabled: answer.sendFeedback });
  const own = data?.find(({ messageId }) => messageId === answer.id);
  const state = answer.sendFeedback ? (own?.state ?? "received") : "waiting";
  const Icon = ICONS[state];
  return (
    <div className="mt-2 text-xs text-text-subtle" data-feedback-state={state}>
      <p className="flex min-h-control-sm flex-wrap items-center gap-x-1.5">
        <Icon className={state === "corrected" ? "size-3.5 text-success-text" : "size-3.5"} />
        <span className={state === "corrected" ? "font-medium text-success-text" : ""}>
          {t(`feedback.states.${state}`)}
        </span>
        {answer.feedback !== "good" && (
          <Button size="sm" variant="ghost" onClick={(event) => onChange(event.currentTarget)}>
            {t("feedback.change")}
          </Button>
        )}
      </p>
      {own?.note && (
        <p className="max-w-measure text-sm text-text-muted">{t("feedback.note", { note: own.note })}</p>
      )}
    </div>
  );
}

const ICONS = {
  waiting: Clock,
  received: Check,
  reviewed: Eye,
  corrected: CircleCheck,
} satisfies Record<OwnFeedback["state"] | "waiting", typeof Clock>;
