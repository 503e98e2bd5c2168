import { MAX_REPLY_CHARS } from "@metatron/contract/chat/constants";
import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { questionOf } from "../../tools/tool-question.ts";
import type { AnswerState } from "./use-tool-answers.ts";
import { WaitingCard } from "./waiting-card.tsx";

interface QuestionCardProps {
  callKey: string;
  call: ToolCall;
  who: string;
  state: AnswerState;
  onReply: (reply: string) => void;
}

/** A tool asks the person something: choices as buttons, and always a field for another answer. */
export function QuestionCard({ callKey, call, who, state, onReply }: QuestionCardProps) {
  const { t } = useTranslation();
  const fieldId = useId();
  const [text, setText] = useState("");
  const { question, choices } = questionOf(call.input);
  const isTooLong = text.trim().length > MAX_REPLY_CHARS;
  const maySend = state === "open" && text.trim() !== "" && !isTooLong;

  function send() {
    if (maySend) onReply(text.trim());
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isPlainEnter = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlainEnter) return;
    event.preventDefault();
    send();
  }

  return (
    <WaitingCard callKey={callKey} title={t("toolCalls.question.title", { who })} state={state}>
      <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-wrap">
        {question}
      </p>
      {choices.length > 0 && (
        <fieldset
          aria-label={t("toolCalls.question.choices")}
          className="mt-3 flex flex-wrap gap-2 max-handset:flex-col"
        >
          {choices.map((choice) => (
            <Button
              key={choice}
              disabled={state !== "open"}
              onClick={() => onReply(choice)}
              className="h-auto! min-h-control py-1.5 text-left whitespace-normal!"
            >
              {choice}
            </Button>
          ))}
        </fieldset>
      )}
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label htmlFor={fieldId} className="text-xs text-text-subtle">
          {t(choices.length > 0 ? "toolCalls.question.other" : "toolCalls.question.field")}
        </label>
        <div className="mt-1 flex items-end gap-2">
          <Textarea
            id={fieldId}
            minRows={1}
            maxRows={6}
            value={text}
            disabled={state !== "open"}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={sendOnEnter}
            className="min-w-0 flex-1"
          />
          <Button type="submit" disabled={!maySend}>
            {t("toolCalls.question.send")}
          </Button>
        </div>
        {isTooLong && (
          <p role="alert" className="mt-1 text-xs text-danger-text">
            {t("toolCalls.question.tooLong")}
          </p>
        )}
      </form>
    </WaitingCard>
  );
}
