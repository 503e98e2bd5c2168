import type { VerifiedAnswerState } from "@metatron/contract/verified-answers/constants";
import type { VerifiedAnswer } from "@metatron/contract/verified-answers/verified-answer";
import { Clock, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { dayName } from "../../../lib/validity.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

interface VerifiedRowProps {
  answer: VerifiedAnswer;
  onEdit: () => void;
  onExpire: () => void;
  onDelete: () => void;
}

/** One verified answer: question, scope, reviewer, last day and uses. */
export function VerifiedRow({ answer, onEdit, onExpire, onDelete }: VerifiedRowProps) {
  const { t, i18n } = useTranslation();
  const { question, state, reviewer, reviewerRole, uses } = answer;
  const day = (value: string) => dayName(value, { language: i18n.language, now: new Date() });
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-border py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">{question}</p>
        <p className="mt-0.5 line-clamp-2 text-sm text-text-muted wrap-anywhere">
          {withoutMarks(answer.answer)}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-xs text-text-subtle">
          <span>{answer.assistantName ?? t(`adminVerified.chats.${answer.chat}`)}</span>
          <span>
            {[reviewer, reviewerRole, day(answer.verifiedAt.slice(0, 10))].filter(Boolean).join(" · ")}
          </span>
          <span>{t("adminVerified.until", { day: day(answer.expiresOn) })}</span>
          <span>{t("adminVerified.uses", { count: uses })}</span>
        </p>
      </div>
      <Badge tone={TONES[state]}>{t(`adminVerified.states.${state}`)}</Badge>
      <span className="flex">
        <IconButton label={t("adminVerified.edit", { question })} onClick={onEdit}>
          <Pencil />
        </IconButton>
        {state !== "expired" && (
          <IconButton label={t("adminVerified.expire", { question })} onClick={onExpire}>
            <Clock />
          </IconButton>
        )}
        <IconButton label={t("adminVerified.delete", { question })} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      </span>
    </li>
  );
}

/** Two lines of the answer, without the marks of Markdown. */
const withoutMarks = (markdown: string) => markdown.replace(/[*`#>|~]/g, "");

const TONES = {
  valid: "success",
  expired: "neutral",
  source_changed: "warning",
} as const satisfies Record<VerifiedAnswerState, string>;
