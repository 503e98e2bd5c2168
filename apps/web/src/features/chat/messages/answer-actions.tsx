import {
  Check,
  Copy,
  Ellipsis,
  FileCode2,
  FileText,
  GitFork,
  Link2,
  RefreshCw,
  Square,
  ThumbsDown,
  ThumbsUp,
  Volume2,
} from "lucide-react";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { PathStep } from "../../../local-db/active-path.ts";
import type { MessageRow } from "../../../local-db/rows.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useCopied } from "../../../ui/markdown/use-copied.ts";
import { Menu } from "../../../ui/menu.tsx";
import { MenuItem, MenuLabel, MenuSeparator } from "../../../ui/menu-items.tsx";
import { toast } from "../../../ui/toast.ts";
import { verificationOf } from "../../verified-answers/verification-of.ts";
import { secondsText } from "./answer-figures.ts";
import { copyAnswer } from "./copy-answer.ts";
import type { CopyFormat, MessageHandlers, Writer } from "./message-handlers.ts";
import { VersionSwitch } from "./version-switch.tsx";

type AnswerActionsProps = {
  step: PathStep;
  isSpeaking: boolean;
  modelNames: ReadonlyMap<string, string>;
  writers: readonly Writer[];
  handlers: MessageHandlers;
};

/** The actions of a finished answer, always visible, and at the right its model and duration. */
export function AnswerActions({ step, isSpeaking, modelNames, writers, handlers }: AnswerActionsProps) {
  const { t, i18n } = useTranslation();
  const { message: answer } = step;
  const { onSpeak, onFeedback, onRegenerate, onChooseVersion } = handlers;
  const hasText = answer.text !== "";
  // An answer that ended early has the same action, with a label, right above.
  const hasRetry = handlers.onRetry && (answer.state === "failed" || answer.state === "interrupted");
  async function copy(format: CopyFormat): Promise<boolean> {
    const words = { t, language: i18n.language, now: new Date() };
    const isCopied = await copyAnswer(answer, { format, words });
    toast({ text: t(isCopied ? "messages.actions.copied" : "messages.actions.copyFailed") });
    if (isCopied) handlers.onCopy?.(answer, format);
    return isCopied;
  }
  return (
    <div className="mt-2.5 flex min-h-icon-button flex-wrap items-center gap-x-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        role="group"
        aria-label={t("messages.actions.group")}
        className="-ml-2 flex items-center gap-0.5 pointer-coarse:-ml-3.5"
      >
        {hasText && <CopyButton onCopy={copy} />}
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
        <MoreMenu
          answer={answer}
          writers={writers}
          onCopyMarkdown={hasText ? () => void copy("markdown") : null}
          onWord={hasText ? handlers.onWord : undefined}
          onShare={answer.isOnServer ? handlers.onShare : undefined}
          onFork={answer.isOnServer ? handlers.onFork : undefined}
          onRegenerateWith={answer.type === "image" ? undefined : handlers.onRegenerateWith}
        />
      </div>
      <VersionSwitch step={step} onChoose={onChooseVersion} />
      {/* A person wrote a verified answer, not the model. */}
      {!verificationOf(answer.citations) && (
        <Figures model={answer.model} seconds={answer.timeResponse} modelNames={modelNames} />
      )}
    </div>
  );
}

/** One click copies the answer with its sources, as text with formatting. */
function CopyButton({ onCopy }: { onCopy: (format: CopyFormat) => Promise<boolean> }) {
  const { t } = useTranslation();
  const { isCopied, copy } = useCopied();
  const write = async () => {
    if (!(await onCopy("rich"))) throw new Error("The browser refused to copy.");
  };
  return (
    <IconButton
      label={t(isCopied ? "messages.actions.copied" : "messages.actions.copy")}
      onClick={() => copy(write)}
    >
      {isCopied ? <Check /> : <Copy />}
    </IconButton>
  );
}

interface MoreMenuProps {
  answer: MessageRow;
  writers: readonly Writer[];
  onCopyMarkdown: (() => void) | null;
  onRegenerateWith: MessageHandlers["onRegenerateWith"];
  onWord: MessageHandlers["onWord"];
  onShare: MessageHandlers["onShare"];
  onFork: MessageHandlers["onFork"];
}

/** The rarer actions; nothing where there are none. */
function MoreMenu(props: MoreMenuProps) {
  const { answer, writers, onCopyMarkdown, onRegenerateWith, onWord, onShare, onFork } = props;
  const { t } = useTranslation();
  const others = onRegenerateWith ? writers.filter(({ id }) => id !== answer.model) : [];
  const hasOwn = Boolean(onCopyMarkdown || onWord || onShare || onFork);
  if (!hasOwn && others.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton label={t("messages.actions.more")}>
          <Ellipsis />
        </IconButton>
      }
    >
      {onCopyMarkdown && (
        <MenuItem icon={<FileCode2 />} onSelect={onCopyMarkdown}>
          {t("messages.actions.copyMarkdown")}
        </MenuItem>
      )}
      {onWord && (
        <MenuItem icon={<FileText />} onSelect={() => onWord(answer)}>
          {t("messages.actions.word")}
        </MenuItem>
      )}
      {onShare && (
        <MenuItem icon={<Link2 />} onSelect={() => onShare(answer)}>
          {t("messages.actions.share")}
        </MenuItem>
      )}
      {onFork && (
        <MenuItem icon={<GitFork />} onSelect={() => onFork(answer)}>
          {t("messages.actions.fork")}
        </MenuItem>
      )}
      {hasOwn && others.length > 0 && <MenuSeparator />}
      {others.length > 0 && <MenuLabel>{t("messages.actions.regenerateWith")}</MenuLabel>}
      {others.map(({ id, label }) => (
        <MenuItem key={id} icon={<RefreshCw />} onSelect={() => onRegenerateWith?.(answer, id)}>
          {label}
        </MenuItem>
      ))}
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
