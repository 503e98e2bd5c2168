import { Copy, RefreshCw, Square, ThumbsDown, ThumbsUp, Volume2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PathStep } from "../../../local-db/active-path.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem } from "../../../ui/menu-items.tsx";
import { toast } from "../../../ui/toast.ts";
import { verificationOf } from "../../verified-answers/verification-of.ts";
import { secondsText } from "./answer-figures.ts";
import { copyAnswer } from "./copy-answer.ts";
import type { CopyFormat, MessageHandlers } from "./message-handlers.ts";
import { VersionSwitch } from "./version-switch.tsx";

type AnswerActionsProps = {
  step: PathStep;
  isSpeaking: boolean;
  modelNames: ReadonlyMap<string, string>;
  handlers: MessageHandlers;
};

/** The actions of a finished answer, always visible, and at the right its model and duration. */
export function AnswerActions({ step, isSpeaking, modelNames, handlers }: AnswerActionsProps) {
  const { t } = useTranslation();
  const { message: answer } = step;
  const { onSpeak, onFeedback, onRegenerate, onChooseVersion } = handlers;
  const hasText = answer.text !== "";
  // An answer that ended early has the same action, with a label, right above.
  const hasRetry = handlers.onRetry && (answer.state === "failed" || answer.state === "interrupted");
  return (
    <div className="mt-2.5 flex min-h-icon-button flex-wrap items-center gap-x-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        role="group"
        aria-label={t("messages.actions.group")}
        className="-ml-2 flex items-center gap-0.5 pointer-coarse:-ml-3.5"
      >
        {hasText && <CopyMenu step={step} onCopy={handlers.onCopy} />}
        {hasText && onSpeak && (
          <IconButton
            label={t(isSpeaking ? "messages.actions.stopListening" : "messages.actions.listen")}
            onClick={() => onSpeak(answer)}
          >
            {isSpeaking ? <Square className="fill-current" /> : <Volume2 />}
          </IconButton>
        )}
        {(hasText || answer.content.length > 0) && onFeedback && (
          <>
            <IconButton
              label={t("messages.actions.good")}
              pressed={answer.feedback === "good"}
              onClick={(event) => onFeedback(answer, "good", event.currentTarget)}
            >
              <ThumbsUp />
            </IconButton>
            <IconButton
              label={t("messages.actions.bad")}
              pressed={answer.feedback === "bad" || answer.feedback === "error"}
              onClick={(event) => onFeedback(answer, "bad", event.currentTarget)}
            >
              <ThumbsDown />
            </IconButton>
          </>
        )}
        {onRegenerate && !hasRetry && (
          <IconButton label={t("messages.actions.regenerate")} onClick={() => onRegenerate(answer)}>
            <RefreshCw />
          </IconButton>
        )}
      </div>
      <VersionSwitch step={step} onChoose={onChooseVersion} />
      {/* A person wrote a verified answer, not the model. */}
      {!verificationOf(answer.citations) && (
        <Figures model={answer.model} seconds={answer.timeResponse} modelNames={modelNames} />
      )}
    </div>
  );
}

function CopyMenu({ step: { message }, onCopy }: { step: PathStep; onCopy: MessageHandlers["onCopy"] }) {
  const { t } = useTranslation();
  const copy = async (format: CopyFormat) => {
    if (!(await copyAnswer(message, format, t))) return toast({ text: t("messages.actions.copyFailed") });
    toast({ text: t("messages.actions.copied") });
    onCopy?.(message, format);
  };
  return (
    <Menu
      trigger={
        <IconButton label={t("messages.actions.copy")}>
          <Copy />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => void copy("rich")}>{t("messages.actions.copyRich")}</MenuItem>
      <MenuItem onSelect={() => void copy("markdown")}>{t("messages.actions.copyMarkdown")}</MenuItem>
    </Menu>
  );
}

/** «gpt-5 · 4,2 s»; on a phone only the duration. */
function Figures({
  model,
  seconds,
  modelNames,
}: {
  model: string | null;
  seconds: number | null;
  modelNames: ReadonlyMap<string, string>;
}) {
  const { i18n } = useTranslation();
  // No model is that fast: the answer was a fixed one.
  if (seconds !== null && seconds < 0.05) return null;
  return (
    <p className="ml-auto text-xs text-text-subtle tabular-nums">
      {model !== null && <span className="max-handset:sr-only">{modelNames.get(model) ?? model}</span>}
      {model !== null && seconds !== null && <span className="max-handset:sr-only"> · </span>}
      {seconds !== null && secondsText(seconds, i18n.language)}
    </p>
  );
}
