import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { withMark } from "./prompt-draft.ts";

interface PromptTextFieldProps {
  text: string;
  maxLength: number;
  error: ReactNode;
  onText: (text: string) => void;
}

const MARKS = ["text", "choice", "date", "long"] as const;

/** The text of a prompt, with buttons that put a variable in the place of the selection. */
export function PromptTextField({ text, maxLength, error, onText }: PromptTextFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const nextSelection = useRef<{ start: number; end: number } | null>(null);

  // The field gets its new text first; the selection would be lost otherwise.
  useLayoutEffect(() => {
    if (!nextSelection.current || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(nextSelection.current.start, nextSelection.current.end);
    nextSelection.current = null;
  });

  function handleMark(kind: (typeof MARKS)[number]) {
    const { selectionStart: start = text.length, selectionEnd: end = start } = field.current ?? {};
    const put = withMark(text, { start, end }, `{{${t(`prompts.marks.${kind}`)}}}`);
    nextSelection.current = put.select;
    onText(put.text);
  }

  return (
    <div className="grid gap-2">
      <Field label={t("prompts.fields.text")} hint={t("prompts.fields.textHint")} error={error}>
        <Textarea
          ref={field}
          value={text}
          maxLength={maxLength}
          minRows={6}
          maxRows={14}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        role="group"
        aria-label={t("prompts.insertVariable")}
        className="flex flex-wrap items-center gap-1.5"
      >
        <span className="mr-1 text-xs text-text-subtle">{t("prompts.insertVariable")}</span>
        {MARKS.map((kind) => (
          <Chip key={kind} onClick={() => handleMark(kind)}>
            {t(`prompts.kinds.${kind}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
