import { Telescope } from "lucide-react";
import {
  type AriaAttributes,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useRef,
  useState,
} from "react";
import { serverReach } from "../../../api/server-reach.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import { cx } from "../../../ui/cx.ts";
import { Horizon } from "../../../ui/horizon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SendButton, StopButton } from "../../../ui/send-button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { ServerNotice } from "../../status/server-notice.tsx";
import { AddMenu } from "./add-menu.tsx";
import type { ComposerAttach, ComposerOptions } from "./composer-options.ts";
import { DictateButton } from "./dictate-button.tsx";
import { isOnlyFiles, longText } from "./given-files.ts";
import { keyAction } from "./key-action.ts";
import { LightMark } from "./light-mark.tsx";
import { measureText } from "./measure-text.ts";
import { Meter } from "./meter.tsx";
import { OptionsBar } from "./options-bar.tsx";
import { OptionsMenu } from "./options-menu.tsx";
import { type DictationState, joinDictated, recognizerClass } from "./start-dictation.ts";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { useTouch } from "./use-touch.ts";

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  /** Restored by the up arrow in an empty field. */
  lastQuestion: string | null;
  placeholder: string;
  options: ComposerOptions;
  /** `queue`: an answer is being written, so a question is sent after it. `later`: offline. */
  mode: "send" | "later" | "queue";
  /** An answer is being written, also while offline. */
  isRunning?: boolean;
  /** Resolves when the question is stored; the text is kept until then. */
  onSend: (text: string) => Promise<void>;
  /** Adds the text to the running answer; undefined where that is not possible. */
  onSteer?: ((text: string) => Promise<void>) | undefined;
  /** Sends the text as a deep search; undefined where there is nothing to search. */
  onResearch?: ((text: string) => Promise<void>) | undefined;
  onStop: () => void;
  textRef?: Ref<HTMLTextAreaElement>;
  /** Undefined where nothing can be attached. */
  attach?: ComposerAttach;
  /** Called for pasted or dropped files where nothing can be attached. */
  onFilesRefused?: () => void;
  /** The attachments, above the text. */
  attachments?: ReactNode;
  /** The attachments can be sent without text. */
  maySendEmpty?: boolean;
  /** The completion list above the text, and the keys that it handles. */
  completion?: Completion;
  /** Dictation through the server instead of the browser. */
  recorder?: (handlers: { onBegin: () => void; onSaid: (said: string) => void }) => ReactNode;
}

const SEND_LABELS = { send: "send", later: "sendLater", queue: "queue" } as const;

interface Completion {
  onKey: (event: KeyboardEvent) => boolean;
  onCaret: (at: number) => void;
  aria: AriaAttributes;
  popup: ReactNode;
}

export function Composer(props: ComposerProps) {
  const { text, onText, lastQuestion, placeholder, options, mode, onSend, onStop, textRef } = props;
  const {
    onSteer,
    onResearch,
    attach,
    onFilesRefused,
    attachments,
    maySendEmpty = false,
    completion,
    recorder,
    isRunning = false,
  } = props;
  const { t } = useTranslation();
  const isTouch = useTouch();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [dictation, setDictation] = useState<DictationState>("off");
  const [dictations, setDictations] = useState(0);
  // The text before the dictation; null: the dictation is over and late results are ignored.
  const dictatedAfter = useRef<string | null>(null);
  const model = options.model.state === "unknown" ? undefined : options.model.model;
  const measure = measureText(text.length, model?.charLimit ?? Number.POSITIVE_INFINITY);
  const isEmpty = text.trim() === "";
  const maySend = (!isEmpty || maySendEmpty) && measure.state !== "over";
  const isDragging = useDroppedFiles((files) => (attach ? attach.onFiles([...files]) : onFilesRefused?.()));

  async function handleSend(send = onSend) {
    if (!maySend || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    if (dictation !== "off") endDictation();
    try {
      await send(text.trim());
    } catch {
      toast({ text: t("chat.composer.notSaved") });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  const research =
    onResearch && !isRunning
      ? { isReady: maySend && !isEmpty, onStart: () => void handleSend(onResearch) }
      : undefined;

  /** Late dictation results must not put a sent question back into the field. */
  function endDictation() {
    dictatedAfter.current = null;
    setDictation("off");
    setDictations((count) => count + 1);
  }

  const dictating = {
    onBegin() {
      dictatedAfter.current = text;
    },
    onSaid(said: string) {
      if (dictatedAfter.current !== null) onText(joinDictated(dictatedAfter.current, said));
    },
  };

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Safari ends the composition before its Enter arrives; only this deprecated key code reveals it.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (!isComposing && completion?.onKey(event)) return event.preventDefault();
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const press = { key, shiftKey, ctrlKey, metaKey, altKey, isComposing };
    const action = keyAction(press, {
      isTouch,
      isEmpty: text === "",
      isRunning,
      canSteer: onSteer !== undefined,
    });
    if (action === null || (action === "recall" && !lastQuestion)) return;
    event.preventDefault();
    if (action === "send") void handleSend();
    else if (action === "steer") void handleSend(onSteer);
    else if (action === "stop") onStop();
    else if (lastQuestion) onText(lastQuestion);
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { clipboardData, currentTarget } = event;
    if (isOnlyFiles(clipboardData)) {
      event.preventDefault();
      return attach ? attach.onFiles([...clipboardData.files]) : onFilesRefused?.();
    }
    const long = longText({ getData: (type) => clipboardData.getData(type) });
    if (long === null || !attach) return;
    event.preventDefault();
    attach.onLongText(long, currentTarget.selectionStart);
  }

  return (
    <>
      <ServerNotice />
      <form
        // Takes the focus on touch where the field would open the keyboard.
        tabIndex={-1}
        aria-label={t("chat.composer.form")}
        onSubmit={(event) => {
          event.preventDefault();
          void handleSend();
        }}
        className={cx(
          // Forced colours remove the ring, which is a shadow.
          "forced-colors:border",
          "relative flex flex-wrap items-end rounded-[26px] bg-surface-raised p-1 inset-ring-1 inset-ring-border-strong shadow-[0_8px_24px_-12px_rgb(10_20_30/0.14)]",
          "handset:items-center handset:rounded-[18px] handset:pt-3.5 handset:pr-2.5 handset:pb-2.5 handset:pl-4",
          "has-[textarea:focus]:inset-ring-[1.5px] has-[textarea:focus]:inset-ring-focus has-[textarea:focus]:shadow-[0_0_0_3px_color-mix(in_srgb,var(--focus)_14%,transparent),0_8px_24px_-12px_rgb(10_20_30/0.14)]",
        )}
      >
        <Suspense fallback={null}>{completion?.popup}</Suspense>
        {attachments}
        <OptionsMenu options={options} attach={attach} research={research} className="handset:hidden" />
        <div className="min-w-0 flex-1 px-2 py-2.5 handset:basis-full handset:px-0 handset:py-0 handset:pr-1.5">
          <Textarea
            data-focus-home
            variant="bare"
            minRows={1}
            maxRows={8}
            ref={textRef ?? null}
            value={text}
            // The next dictation result would overwrite text that is typed during dictation.
            readOnly={dictation !== "off"}
            onChange={(event) => {
              serverReach.beforeSending();
              onText(event.currentTarget.value);
              completion?.onCaret(event.currentTarget.selectionStart);
            }}
            onSelect={(event) => completion?.onCaret(event.currentTarget.selectionStart)}
            onKeyDown={handleKey}
            onPaste={handlePaste}
            placeholder={placeholder}
            aria-label={t("chat.composer.label")}
            {...completion?.aria}
            enterKeyHint={isTouch ? "enter" : "send"}
            className="text-[15.5px] leading-6 placeholder:truncate pointer-coarse:text-lg"
          />
        </div>
        {dictation !== "off" && <Listening state={dictation} />}
        <div className="contents handset:mt-2.5 handset:-ml-2 handset:flex handset:w-[calc(100%+8px)] handset:items-center handset:gap-0.5">
          <AddMenu
            attach={attach}
            assistants={options.assistants}
            onPrompts={options.onPrompts}
            className="max-handset:hidden"
          />
          <OptionsBar options={options} className="max-handset:hidden" />
          {recorder?.(dictating)}
          {!recorder && recognizerClass() && (
            <DictateButton
              key={dictations}
              {...dictating}
              onState={setDictation}
              className="max-handset:size-touch"
            />
          )}
          {research && (
            <IconButton
              label={t("chat.composer.research")}
              disabled={!research.isReady}
              onClick={research.onStart}
              // On phones the text needs the space: the options menu has the same item.
              className="mr-0.5 max-handset:hidden"
            >
              <Telescope />
            </IconButton>
          )}
          {isRunning && <StopButton label={t("chat.composer.stop")} onStop={onStop} isMain={!maySend} />}
          {(!isRunning || maySend) && (
            <SendButton
              label={t(`chat.composer.${SEND_LABELS[mode]}`)}
              disabled={!maySend}
              aria-busy={isBusy}
              className={cx("max-handset:size-touch", isBusy && "travelling-line")}
            />
          )}
        </div>
        <Meter measure={measure} modelName={model?.label ?? ""} />
        {isDragging && attach?.dropHint}
      </form>
      <LightMark />
    </>
  );
}

function Listening({ state }: { state: Exclude<DictationState, "off"> }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex w-full basis-full items-center gap-3 px-2 pt-1 pb-1.5 handset:px-0">
      <span className="text-xs text-text-subtle">{t(`chat.dictation.${state}`)}</span>
      <Horizon state={state === "hearing" ? "live" : "rest"} className="w-24" />
    </div>
  );
}
