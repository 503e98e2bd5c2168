import { X } from "lucide-react";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button, type ButtonVariant } from "./button.tsx";
import {
  answerQuestion,
  type ConfirmAnswer,
  type ConfirmButton,
  type ConfirmData,
  currentQuestion,
  type OpenQuestion,
  onQuestion,
} from "./confirm.ts";
import { fillSeconds, isSpoken } from "./countdown.ts";
import { cx } from "./cx.ts";
import { DIALOG_FRAME, DIALOG_TEXT, DIALOG_TITLE, DialogFooter } from "./dialog.tsx";
import { IconButton } from "./icon-button.tsx";
import { ModalDescription, ModalLayer, ModalTitle } from "./modal-layer.tsx";
import { SunsetArc } from "./sunset-arc.tsx";
import { useCountdown } from "./use-countdown.ts";

export type ConfirmLabels = Record<ConfirmButton | "close", string> & {
  /** The unit under the countdown's number: "segundos", "segundo". */
  secondsUnit: (seconds: number) => string;
};

const FIRST = "[role=alertdialog] [data-first]";

/** Shows the questions of `confirm()` one at a time. */
export function ConfirmDialog({ labels }: { labels: ConfirmLabels }) {
  const current = useSyncExternalStore(onQuestion, currentQuestion);
  const last = useRef<OpenQuestion | null>(null);
  // The last question stays rendered while its dialog fades out.
  if (current) last.current = current;
  const shown = current ?? last.current;

  // The dialog stays open between two queued questions, so Radix does not move the focus for the second one.
  useEffect(() => {
    if (current) document.querySelector<HTMLElement>(FIRST)?.focus();
  }, [current]);

  return (
    <ModalLayer
      open={current !== null}
      onOpenChange={() => current && answerQuestion(current.id, "closed")}
      dismissable={!current?.data.disableClose}
      role="alertdialog"
      focusFirst={FIRST}
      className={cx(DIALOG_FRAME, "w-[440px]")}
    >
      {shown && <Question key={shown.id} question={shown} labels={labels} />}
    </ModalLayer>
  );
}

function Question({ question, labels }: { question: OpenQuestion; labels: ConfirmLabels }) {
  const { id, data } = question;
  const answer = useCallback((given: ConfirmAnswer) => answerQuestion(id, given), [id]);
  const onEnd = useCallback(() => answer("timeout"), [answer]);
  const left = useCountdown(data.seconds, onEnd);
  const text = data.description && fillSeconds(data.description, left ?? 0);
  const buttons = ORDER.filter((button) => data[`${button}Visible`]);
  const first = firstFocus(buttons, data);

  return (
    <>
      {data.variant === "sunset" && data.seconds !== undefined && left !== undefined && (
        <SunsetArc seconds={left} total={data.seconds} unit={labels.secondsUnit(left)} />
      )}
      <div className={cx("overflow-y-auto px-5 handset:px-7", data.variant === "sunset" ? "pt-2" : "pt-6")}>
        <ModalTitle className={DIALOG_TITLE}>{data.title}</ModalTitle>
        {data.subtitle && <p className="mt-1 text-sm font-medium text-text-muted">{data.subtitle}</p>}
        {text && <ModalDescription className={DIALOG_TEXT}>{text}</ModalDescription>}
        <Spoken left={left} text={text} isUrgent={data.variant === "sunset"} />
      </div>
      <DialogFooter>
        {buttons.map((button) => (
          <Button
            key={button}
            variant={variantOf(button, buttons, data)}
            onClick={() => answer(button)}
            data-first={button === first ? "" : undefined}
            // A dialog that the person did not open shows the focus ring even after mouse use, so it is clear
            // what Enter does.
            className="focus:outline-2 focus:outline-offset-2 focus:outline-focus"
          >
            {data.labels?.[button] ?? labels[button]}
          </Button>
        ))}
      </DialogFooter>
      {!data.disableClose && buttons.every((button) => button === "yes") && (
        <IconButton
          label={labels.close}
          onClick={() => answer("closed")}
          className="absolute! top-5 right-4 handset:right-5"
        >
          <X className="size-4.5" />
        </IconButton>
      )}
    </>
  );
}

/** Announces the remaining time at fixed marks; the ticking text itself is hidden from screen readers. */
function Spoken({
  left,
  text,
  isUrgent,
}: {
  left: number | undefined;
  text: string | undefined;
  isUrgent: boolean;
}) {
  const before = useRef(Number.POSITIVE_INFINITY);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (left === undefined) return;
    if (isSpoken(before.current, left)) setSpoken(text ?? "");
    before.current = left;
  }, [left, text]);
  return (
    <p className="sr-only" aria-live={isUrgent ? "assertive" : "polite"} aria-atomic="true">
      {spoken}
    </p>
  );
}

/** The primary button is last in the DOM: at the right on wide screens, on top on phones. */
const ORDER = ["desist", "cancel", "no", "ok", "yes"] as const;

function mainOf(buttons: readonly ConfirmButton[]) {
  return buttons.includes("yes") ? "yes" : "ok";
}

function variantOf(
  button: ConfirmButton,
  buttons: readonly ConfirmButton[],
  data: ConfirmData,
): ButtonVariant {
  if (button === mainOf(buttons)) return data.tone === "danger" ? "danger" : "primary";
  return button === "ok" ? "secondary" : "ghost";
}

/** A destructive question focuses the button that changes nothing. */
function firstFocus(buttons: readonly ConfirmButton[], data: ConfirmData): ConfirmButton | undefined {
  const main = mainOf(buttons);
  if (data.tone !== "danger") return main;
  return buttons.find((button) => button !== main) ?? main;
}
