import type { FeedbackState } from "@metatron/contract/feedback/constants";
import type { FeedbackItem } from "@metatron/contract/feedback/feedback";
import { Bug, ThumbsDown, ThumbsUp } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";

interface TriageRowProps {
  item: FeedbackItem;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
}

/** One item of feedback: the question, the comment and its state. */
export function TriageRow({ item, isChosen, onChoose, onOpen }: TriageRowProps) {
  const { t, i18n } = useTranslation();
  const Icon = ICONS[item.feedback];
  const question = item.question.trim() || t("adminFeedback.noQuestion");
  return (
    <li className="relative border-b border-border py-3 transition-colors hover:bg-surface-hover">
      <div className="flex items-start gap-3">
        {/* Above the question, whose press area covers the row. */}
        <Checkbox checked={isChosen} onCheckedChange={onChoose} className="relative z-1 -my-1">
          <span className="sr-only">{t("adminFeedback.choose", { question })}</span>
        </Checkbox>
        <Icon className={`mt-0.5 size-4.5 flex-none ${COLOURS[item.feedback]}`} aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <button
            type="button"
            onClick={onOpen}
            aria-label={t("adminFeedback.open", { question })}
            className="line-clamp-2 text-left font-medium after:absolute after:inset-0"
          >
            {question}
          </button>
          {item.comment && <p className="mt-0.5 line-clamp-2 text-sm text-text-muted">«{item.comment}»</p>}
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-text-subtle">
            <span>{t(`adminFeedback.kinds.${item.feedback}`)}</span>
            {item.reasons.map((reason) => (
              <span key={reason}>{t(`feedback.reasons.${reason}`)}</span>
            ))}
            <span>{item.assistant?.name ?? t(`adminFeedback.chats.${item.chat}`)}</span>
            {item.model && <span>{item.model}</span>}
            <time dateTime={item.givenAt}>{dayText(item.givenAt, i18n.language)}</time>
          </p>
        </div>
        <StateBadge state={item.state} />
      </div>
    </li>
  );
}

export function StateBadge({ state }: { state: FeedbackState }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[state]}>{t(`adminFeedback.state.${state}`)}</Badge>;
}

const dayText = (at: string, language: string) =>
  new Date(at).toLocaleDateString(language, { day: "numeric", month: "short", year: "numeric" });

const TONES = {
  received: "warning",
  reviewed: "accent",
  corrected: "success",
} as const satisfies Record<FeedbackState, string>;

const ICONS = { good: ThumbsUp, bad: ThumbsDown, error: Bug };
const COLOURS = { good: "text-success-text", bad: "text-danger-text", error: "text-warning-text" };
