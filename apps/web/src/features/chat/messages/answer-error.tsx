import { ChevronDown, RotateCw, Unplug } from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem } from "../../../ui/menu-items.tsx";
import { secondsWords } from "./answer-figures.ts";
import type { MessageHandlers, Writer } from "./message-handlers.ts";

type AnswerErrorProps = {
  answer: MessageRow;
  writers: readonly Writer[];
  handlers: Pick<MessageHandlers, "onRetry" | "onRegenerateWith" | "onContinue" | "onFeedback">;
};

/**
 * Why an answer ended early, what was kept and the next step. Not an ARIA alert: it would be read aloud each
 * time the list scrolls it into view; the list announces the error itself.
 */
export function AnswerError({ answer, writers, handlers }: AnswerErrorProps) {
  const { onRetry, onRegenerateWith, onContinue, onFeedback } = handlers;
  const { t } = useTranslation();
  const hasText = answer.text !== "";
  // The server has no record of an answer that never reached it, so there is nothing to report.
  const mayReport = onFeedback !== undefined && answer.isOnServer;
  return (
    <div className="mt-4 flex gap-3 rounded-[12px] border border-transparent bg-danger-soft px-4 py-3.5">
      <Unplug className="mt-px size-4.5 text-danger-text" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-danger-text">
          {t(hasText ? "messages.ended.cut" : "messages.ended.failed")}
        </p>
        <p className="text-sm leading-[19px]">
          <Reason answer={answer} />
        </p>
        {(onRetry || mayReport || (onContinue && hasText)) && (
          <div className="mt-2.5 flex flex-wrap items-center gap-2">
            {onRetry && (
              <Button size="sm" onClick={() => onRetry(answer)}>
                <RotateCw />
                {t("messages.ended.retry")}
              </Button>
            )}
            {onRegenerateWith && OF_THE_MODEL.has(answer.errorCode ?? "") && (
              <OtherModels answer={answer} writers={writers} onChoose={onRegenerateWith} />
            )}
            {onContinue && hasText && (
              <Button size="sm" variant="ghost" onClick={() => onContinue(answer)}>
                {t("messages.ended.continue")}
              </Button>
            )}
            {mayReport && (
              <Button
                size="sm"
                variant="ghost"
                aria-pressed={answer.feedback === "error"}
                onClick={(event) => onFeedback(answer, "error", event.currentTarget)}
              >
                {t("messages.ended.report")}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

interface OtherModelsProps {
  answer: MessageRow;
  writers: readonly Writer[];
  onChoose: (answer: MessageRow, model: string) => void;
}

function OtherModels({ answer, writers, onChoose }: OtherModelsProps) {
  const { t } = useTranslation();
  const others = writers.filter(({ id }) => id !== answer.model);
  if (others.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button size="sm">
          {t("messages.ended.otherModel")}
          <ChevronDown />
        </Button>
      }
    >
      {others.map(({ id, label }) => (
        <MenuItem key={id} onSelect={() => onChoose(answer, id)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Failures that another model may not have. */
const OF_THE_MODEL: ReadonlySet<string> = new Set([
  "personal_data_blocked",
  "model_switched_off",
  "model_not_configured",
  "model_unavailable",
  "model_timeout",
  "provider_rate_limited",
  "provider_refused_key",
  "budget_exhausted",
  "content_refused",
  "context_too_long",
  "empty_answer",
  "provider_broken_stream",
  "vision_not_supported",
  "online_not_supported",
  "answer_interrupted",
  "internal",
]);

function Reason({ answer: { errorCode, text, timeResponse } }: { answer: MessageRow }) {
  const { t, i18n } = useTranslation();
  const code = errorCode ?? "answer_interrupted";
  const isKept = text !== "";
  if (isKept && timeResponse && timeResponse >= 0.5 && ONLY_CUT.has(code)) {
    return t("messages.ended.keptAfter", { seconds: secondsWords(timeResponse, i18n.language) });
  }
  if (isKept && ONLY_CUT.has(code)) return t("messages.ended.kept");
  const reason = t(`errors.${code}`);
  return isKept && code !== "model_timeout" ? `${reason} ${t("messages.ended.kept")}` : reason;
}

/** Their description would only repeat the title. */
const ONLY_CUT: ReadonlySet<string> = new Set(["answer_interrupted", "provider_broken_stream"]);
