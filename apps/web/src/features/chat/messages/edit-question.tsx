import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";

type EditQuestionProps = {
  text: string;
  onSend: (text: string) => void;
  onLeave: () => void;
};

/** The question as a text field, in its place and font. */
export function EditQuestion({ text, onSend, onLeave }: EditQuestionProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  const isFilled = typed.trim() !== "";

  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);

  const send = () => {
    if (isFilled) onSend(typed.trim());
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During a composition these keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onLeave();
    }
    const breaksLine = event.shiftKey || matchMedia("(pointer: coarse)").matches;
    if (event.key === "Enter" && !breaksLine) {
      event.preventDefault();
      send();
    }
  };

  return (
    <div>
      <Textarea
        ref={field}
        aria-label={t("messages.question.field")}
        value={typed}
        minRows={1}
        maxRows={12}
        className="text-xl! font-medium"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKey}
      />
      <div className="mt-2 flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onLeave}>
          {t("messages.question.cancel")}
        </Button>
        <Button size="sm" variant="primary" disabled={!isFilled} onClick={send}>
          {t("messages.question.send")}
        </Button>
      </div>
    </div>
  );
}
