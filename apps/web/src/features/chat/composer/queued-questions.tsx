import { ArrowUp, CornerDownRight, CornerLeftUp, Pencil, Undo2, X } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { canJoin } from "../../../local-db/steers.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import type { ShownQuestion } from "../ask/queue-actions.ts";

export interface QueueHandlers {
  onEdit: (id: string, text: string) => void;
  onRemove: (id: string) => void;
  /** Adds the text to the running answer; null where no answer accepts texts. */
  onJoin: ((id: string) => void) | null;
  /** Withdraws the addition, so that the text stays queued. */
  onLeave: (id: string) => void;
  /** Sends the first question although the last answer failed. */
  onSendNow: () => void;
}

interface QueuedQuestionsProps extends QueueHandlers {
  questions: readonly ShownQuestion[];
  /** The last answer failed or was cut off: nothing is sent automatically. */
  isHeld: boolean;
  /** The focused row was removed, because its question was sent or the answer contains it. */
  onFocusLost: () => void;
}

/** The questions that are sent one after the other as answers end, above the composer. */
export function QueuedQuestions({ questions, isHeld, onFocusLost, ...handlers }: QueuedQuestionsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const waiting = questions.filter(({ joining }) => joining === "no").length;
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    onFocusLost();
  });
  // Keeps the focus in the list when a question is removed by keyboard.
  const focusNeighbour = (at: number) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-queued]") ?? [])];
    (rows[at + 1] ?? rows[at - 1])?.querySelector<HTMLElement>("button")?.focus();
  };
  return (
    <>
      <p role="status" className="px-1 text-xs text-text-subtle not-empty:pb-1.5">
        {waiting > 0 && t("chat.queue.count", { count: waiting })}
      </p>
      {questions.length > 0 && (
        <section
          aria-label={t("chat.queue.label")}
          className="mb-2"
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            // Without a related target either the element was removed or the
            // window lost focus: the next render shows which.
            if (relatedTarget !== null) hasFocus.current = false;
          }}
        >
          {isHeld && (
            <p className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 px-1 text-xs text-text-muted">
              {t("chat.queue.held")}
              <Button size="sm" variant="soft" onClick={handlers.onSendNow}>
                <ArrowUp />
                {t("chat.queue.sendNow")}
              </Button>
            </p>
          )}
          <ul
            ref={list}
            className="max-h-[min(220px,36dvh)] overflow-y-auto rounded-lg border border-border bg-surface-raised"
          >
            {questions.map((question, at) => (
              <QueuedRow
                key={question.id}
                question={question}
                {...handlers}
                onRemove={(id) => {
                  focusNeighbour(at);
                  handlers.onRemove(id);
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type QueuedRowProps = Omit<QueueHandlers, "onSendNow"> & { question: ShownQuestion };

function QueuedRow({ question, onEdit, onRemove, onJoin, onLeave }: QueuedRowProps) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { id, text, files, joining } = question;
  if (isEditing)
    return (
      <li data-queued className="border-b border-border p-2 last:border-b-0">
        <EditQueued
          text={text}
          onLeave={() => setEditing(false)}
          onSave={(changed) => {
            setEditing(false);
            onEdit(id, changed);
          }}
        />
      </li>
    );
  return (
    <li
      data-queued
      className="flex items-center gap-1 border-b border-border py-0.5 pr-1 pl-3 last:border-b-0"
    >
      <CornerDownRight className="flex-none text-text-subtle" aria-hidden="true" />
      <span className="min-w-0 flex-1 py-1.5 pl-1.5">
        <span className="line-clamp-2 text-sm wrap-anywhere">{text}</span>
        {files.length > 0 && (
          <span className="text-xs text-text-subtle">{t("chat.queue.files", { count: files.length })}</span>
        )}
        {joining === "no" && onJoin && canJoin(question) && (
          <Button
            key="join"
            size="sm"
            variant="ghost"
            className="-ml-[9px] pointer-coarse:min-h-touch"
            aria-label={t("chat.queue.joinThis", { text: shortened(text) })}
            onClick={() => onJoin(id)}
          >
            <CornerLeftUp />
            {t("chat.queue.join")}
          </Button>
        )}
        {joining !== "no" && (
          <span className="flex min-h-control-sm flex-wrap items-center gap-x-2 text-xs text-text-subtle">
            <span role="status">{t("chat.queue.joining")}</span>
            {/* Only visible where the server does not respond at once. */}
            {joining === "sending" && (
              <Button
                size="sm"
                variant="ghost"
                className="transition-opacity delay-700 starting:opacity-0 pointer-coarse:min-h-touch"
                aria-label={t("chat.queue.leaveThis", { text: shortened(text) })}
                onClick={() => onLeave(id)}
              >
                <Undo2 />
                {t("chat.queue.leave")}
              </Button>
            )}
          </span>
        )}
      </span>
      {joining === "no" && (
        <>
          <IconButton
            size="sm"
            className="pointer-coarse:size-touch"
            label={t("chat.queue.edit", { text: shortened(text) })}
            onClick={() => setEditing(true)}
          >
            <Pencil />
          </IconButton>
          <IconButton
            size="sm"
            className="pointer-coarse:size-touch"
            label={t("chat.queue.remove", { text: shortened(text) })}
            onClick={() => onRemove(id)}
          >
            <X />
          </IconButton>
        </>
      )}
    </li>
  );
}

type EditQueuedProps = { text: string; onSave: (text: string) => void; onLeave: () => void };

function EditQueued({ text, onSave, onLeave }: EditQueuedProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const isFilled = typed.trim() !== "";
  const save = () => {
    if (isFilled) onSave(typed.trim());
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      // Esc must not reach the conversation, where it stops the answer.
      event.stopPropagation();
      onLeave();
    }
    const breaksLine = event.shiftKey || matchMedia("(pointer: coarse)").matches;
    if (event.key === "Enter" && !breaksLine) {
      event.preventDefault();
      save();
    }
  };
  return (
    <>
      <Textarea
        autoFocus
        aria-label={t("chat.queue.field")}
        value={typed}
        minRows={1}
        maxRows={6}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onLeave}>
          {t("chat.queue.cancel")}
        </Button>
        <Button size="sm" variant="soft" disabled={!isFilled} onClick={save}>
          {t("chat.queue.save")}
        </Button>
      </div>
    </>
  );
}

const LONGEST_NAME = 60;

const shortened = (text: string) => (text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text);
