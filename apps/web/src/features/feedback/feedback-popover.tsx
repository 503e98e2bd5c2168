import { BREAKPOINTS } from "@metatron/contract/constants";
import { type Feedback, feedbackReasons } from "@metatron/contract/feedback/constants";
import { MAX_COMMENT_CHARS } from "@metatron/contract/limits";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/field.tsx";
import { Popover } from "../../ui/popover.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { joinReasons, readReasons } from "./reasons-of.ts";

export interface SaidFeedback {
  feedback: Exclude<Feedback, "good">;
  preselectComment: string;
  badComment: string;
}

interface FeedbackPopoverProps {
  anchor: HTMLElement;
  given: { feedback: Exclude<Feedback, "good">; preselectComment: string | null; badComment: string | null };
  onSend: (said: SaidFeedback) => void;
  onClose: () => void;
}

/** Asks why an answer was bad: reasons, a comment, or both. The rating itself is saved already. */
export function FeedbackPopover({ anchor, given, onSend, onClose }: FeedbackPopoverProps) {
  const { t } = useTranslation();
  const [feedback, setFeedback] = useState(given.feedback);
  const [reasons, setReasons] = useState(() => readReasons(given.preselectComment));
  const [comment, setComment] = useState(given.badComment ?? "");
  const send = () => onSend({ feedback, preselectComment: joinReasons(reasons), badComment: comment.trim() });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <Frame
      anchor={anchor}
      onClose={onClose}
      title={t(given.feedback === "error" ? "feedback.titleError" : "feedback.title")}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look. */}
      <div role="group" aria-label={t("feedback.reasonsLabel")} className="flex flex-wrap gap-2">
        {feedbackReasons.map((reason) => (
          <Chip
            key={reason}
            selected={reasons.has(reason)}
            onClick={() => setReasons((chosen) => toggled(chosen, reason))}
          >
            {t(`feedback.reasons.${reason}`)}
          </Chip>
        ))}
        <Chip
          selected={feedback === "error"}
          onClick={() => setFeedback((now) => (now === "error" ? "bad" : "error"))}
        >
          {t("feedback.error")}
        </Chip>
      </div>
      <Field label={t("feedback.comment")} labelHidden className="mt-3">
        <Textarea
          value={comment}
          minRows={2}
          maxRows={6}
          maxLength={MAX_COMMENT_CHARS}
          placeholder={t("feedback.commentHint")}
          onKeyDown={sendByKey}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </Field>
      <div className="mt-3 flex items-center gap-3">
        <p className="min-w-0 flex-1 text-xs text-text-subtle">{t("feedback.readBy")}</p>
        <Button variant="primary" onClick={send}>
          {t("feedback.send")}
        </Button>
      </div>
    </Frame>
  );
}

interface FrameProps {
  anchor: HTMLElement;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A popover at its button; a bottom sheet on phones, where a popover would be cut off. */
function Frame({ anchor, title, onClose, children }: FrameProps) {
  const { t } = useTranslation();
  const [isPhone] = useState(() => innerWidth < BREAKPOINTS.handset);
  const common = { open: true, onOpenChange: onClose, title, closeLabel: t("feedback.close") };
  if (!isPhone)
    return (
      <Popover {...common} anchor={anchor} side="top">
        {children}
      </Popover>
    );
  return (
    <Sheet {...common} side="bottom" className="h-auto! max-h-[85dvh]">
      <div className="px-6 pb-6">{children}</div>
    </Sheet>
  );
}

function toggled<T>(chosen: ReadonlySet<T>, value: T): Set<T> {
  const next = new Set(chosen);
  if (!next.delete(value)) next.add(value);
  return next;
}
