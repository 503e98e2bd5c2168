import { Clock, Pencil } from "lucide-react";
import { memo, useRef, useSyncExternalStore } from "react";
import { currentConnection, subscribeToConnection } from "../../../lib/connection.ts";
import { useTranslation } from "../../../lib/use-translation.ts";
import type { PathStep } from "../../../local-db/active-path.ts";
import type { LocalMessageState } from "../../../local-db/rows.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Horizon } from "../../../ui/horizon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { EditQuestion } from "./edit-question.tsx";
import type { MessageHandlers } from "./message-handlers.ts";
import { type FileNotes, QuestionFiles } from "./question-files.tsx";
import { QuestionText } from "./question-text.tsx";
import { VersionSwitch } from "./version-switch.tsx";

type QuestionProps = {
  step: PathStep;
  /** The state of its answer, which the horizon line below shows. */
  answerState: LocalMessageState | null;
  /** The question can't be sent now; while false, a waiting question is shown as being sent. */
  isHeldBack: boolean;
  isEditing: boolean;
  onEditing: (messageId: string | null) => void;
  /** Not collapsed, whatever its length, because it contains a search match. */
  isUnfolded: boolean;
  fileNotes: FileNotes;
  handlers: MessageHandlers;
};

/** Memoized, because it would re-render with each part of its answer. */
export const Question = memo(function Question({
  step,
  answerState,
  isHeldBack,
  isEditing,
  onEditing,
  isUnfolded,
  fileNotes,
  handlers: { onEdit, onChooseVersion, onOpenFile },
}: QuestionProps) {
  const { t } = useTranslation();
  const { message } = step;
  const isOffline =
    useSyncExternalStore(subscribeToConnection, currentConnection, currentConnection).state === "offline";
  const editButton = useRef<HTMLButtonElement>(null);
  const isWaiting = answerState === "waiting" && isHeldBack;
  const isLive = answerState === "streaming" || (answerState === "waiting" && !isHeldBack);
  const leave = () => {
    onEditing(null);
    // The button is rendered again in the next frame.
    requestAnimationFrame(() => editButton.current?.focus());
  };

  return (
    <div>
      {message.askedBy !== undefined && (
        <p className="mb-1 text-xs font-medium text-text-subtle">
          {t("messages.question.askedBy", { name: message.askedBy })}
        </p>
      )}
      {isEditing && onEdit ? (
        <EditQuestion
          text={message.text}
          onLeave={leave}
          onSend={(text) => {
            onEditing(null);
            onEdit(message, text);
          }}
        />
      ) : (
        <QuestionText text={message.text} messageId={message.id} isUnfolded={isUnfolded} />
      )}
      <QuestionFiles message={message} notes={fileNotes} onOpen={onOpenFile} />
      {isWaiting && (
        <div className="mt-2 flex min-h-control-sm items-center gap-2 text-xs text-text-subtle">
          <Clock className="size-3.5" />
          <span className="flex-1">
            {t(
              message.files.length > 0 && !isOffline
                ? "messages.question.waitingFiles"
                : "messages.question.waiting",
            )}
          </span>
          {onEdit && !isEditing && (
            <Button ref={editButton} size="sm" variant="ghost" onClick={() => onEditing(message.id)}>
              {t("messages.question.editWaiting")}
            </Button>
          )}
        </div>
      )}
      <div className={cx("relative", isWaiting ? "mt-3" : "mt-4 pointer-coarse:mt-5 pointer-coarse:pb-2")}>
        <Horizon state={horizonOf(answerState, isHeldBack)} stillLabel={t("messages.writingStill")} />
        {!isWaiting && (
          // The line fades out at this end, so the actions of the question are placed on it. They cover no
          // more than the line, because the text above and below is close, above all on touch.
          <div className="absolute top-0 right-0 -mr-1.5 flex -translate-y-1/2 items-center bg-linear-to-b from-transparent from-40% via-surface to-transparent to-60% pointer-coarse:[&_button]:size-9">
            <VersionSwitch step={step} onChoose={onChooseVersion} />
            {onEdit && !isEditing && !isLive && (
              <IconButton
                ref={editButton}
                size="sm"
                label={t("messages.question.edit")}
                className="text-text-subtle"
                onClick={() => onEditing(message.id)}
              >
                <Pencil className="size-3.5" />
              </IconButton>
            )}
          </div>
        )}
      </div>
    </div>
  );
});

function horizonOf(state: LocalMessageState | null, isHeldBack: boolean): "rest" | "live" | "bad" | "wait" {
  switch (state) {
    case "streaming":
      return "live";
    case "waiting":
      return isHeldBack ? "wait" : "live";
    case "failed":
    case "interrupted":
      return "bad";
    case "complete":
    case "stopped":
    case null:
      return "rest";
  }
}
