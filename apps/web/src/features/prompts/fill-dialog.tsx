import type { Prompt } from "@metatron/contract/prompts/prompt";
import { fillPrompt, keyOf, type PromptVariable, readVariables } from "@metatron/contract/prompts/variables";
import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "../../lib/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { isFilled, startValues, valueTexts } from "./fill-values.ts";

interface FillDialogProps {
  prompt: Prompt;
  onClose: () => void;
  onFilled: (text: string) => void;
}

/** Asks for the variables of a prompt; the finished text goes to the composer, where it can still be changed. */
export function FillDialog({ prompt, onClose, onFilled }: FillDialogProps) {
  const { t, i18n } = useTranslation();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const variables = readVariables(prompt.text);
  const [values, setValues] = useState(() => startValues(variables));
  const [isChecked, setChecked] = useState(false);
  const text = fillPrompt(prompt.text, valueTexts(variables, values, i18n.language));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const missing = variables.findIndex((variable) => !isFilled(values, variable));
    if (missing === -1) return onFilled(text);
    setChecked(true);
    form.current?.querySelectorAll<HTMLElement>("[data-variable]")[missing]?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={t("prompts.cancel")}
      size="lg"
      focusFirst="[data-variable]"
      title={prompt.title}
      description={t("prompts.fillIntro")}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("prompts.cancel")}
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {t("prompts.insert")}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className="grid gap-4 pb-1">
        {variables.map((variable) => (
          <Field
            key={keyOf(variable.name)}
            label={capitalized(variable.name)}
            error={isChecked && !isFilled(values, variable) && t("prompts.missing")}
          >
            <VariableControl
              variable={variable}
              value={values.get(keyOf(variable.name)) ?? ""}
              onChange={(value) => setValues((now) => new Map(now).set(keyOf(variable.name), value))}
            />
          </Field>
        ))}
        <details className="text-sm">
          <summary className="cursor-pointer py-1 text-text-muted">{t("prompts.preview")}</summary>
          <p className="mt-1.5 max-h-48 overflow-y-auto rounded-md bg-surface-sunken px-3 py-2.5 wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        </details>
      </form>
    </Dialog>
  );
}

interface VariableControlProps {
  variable: PromptVariable;
  value: string;
  onChange: (value: string) => void;
}

function VariableControl({ variable, value, onChange }: VariableControlProps) {
  switch (variable.kind) {
    case "text":
      return (
        <Input
          data-variable
          value={value}
          placeholder={variable.example}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case "long":
      return (
        <Textarea
          data-variable
          value={value}
          minRows={4}
          maxRows={10}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case "date":
      return (
        <Input
          data-variable
          type="date"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="max-w-60"
        />
      );
    case "choice":
      return (
        <Select
          data-variable
          value={value}
          onValueChange={onChange}
          options={variable.choices.map((choice) => ({ value: choice, label: choice }))}
        />
      );
  }
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
