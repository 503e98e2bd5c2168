import { type FormFault, formFaults } from "@metatron/contract/chat/form-faults";
import type { FormField, FormValue, ToolForm } from "@metatron/contract/chat/tool-form";
import type { ToolCall } from "@metatron/contract/chat/turn-step";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../lib/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { readableName } from "../../tools/tool-value.ts";
import { FormControl } from "./form-control.tsx";
import { initialValues, type TypedValues, toFormValues } from "./form-values.ts";
import type { AnswerState } from "./use-tool-answers.ts";
import { WaitingCard } from "./waiting-card.tsx";

export interface SentForm {
  action: "accept" | "decline";
  values: Record<string, FormValue>;
}

interface FormCardProps {
  callKey: string;
  call: ToolCall;
  form: ToolForm;
  state: AnswerState;
  onAnswer: (answer: SentForm) => void;
}

/** Another system asks the person during a call. Its words are shown as plain text. */
export function FormCard({ callKey, call, form, state, onAnswer }: FormCardProps) {
  const { t } = useTranslation();
  const tool = call.title ?? readableName(call.name);
  const isOpen = state === "open";
  const decline = (
    <Button variant="ghost" disabled={!isOpen} onClick={() => onAnswer({ action: "decline", values: {} })}>
      {t("toolCalls.form.decline")}
    </Button>
  );
  return (
    <WaitingCard callKey={callKey} title={t("toolCalls.form.title", { tool })} state={state}>
      <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-wrap">
        {form.message}
      </p>
      {form.url === null ? (
        <FormFields form={form} isOpen={isOpen} onAnswer={onAnswer} decline={decline} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2 max-handset:flex-col">
          <Button asChild variant="primary">
            <a
              href={form.url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => isOpen && onAnswer({ action: "accept", values: {} })}
            >
              <ExternalLink aria-hidden="true" />
              {t("toolCalls.form.open", { host: new URL(form.url).host })}
            </a>
          </Button>
          {decline}
        </div>
      )}
      <p className="mt-2 text-xs text-text-subtle">
        {t(form.url === null ? "toolCalls.form.goesTo" : "toolCalls.form.opensPage", { tool })}
      </p>
    </WaitingCard>
  );
}

interface FormFieldsProps {
  form: ToolForm;
  isOpen: boolean;
  onAnswer: (answer: SentForm) => void;
  decline: ReactNode;
}

function FormFields({ form: { fields }, isOpen, onAnswer, decline }: FormFieldsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<TypedValues>(() => initialValues(fields));
  const [faults, setFaults] = useState<Readonly<Record<string, FormFault>>>({});
  const only = fields.length === 1 ? fields[0] : undefined;
  const buttons = only && buttonsOf(only, { yes: t("toolCalls.form.yes"), no: t("toolCalls.form.no") });
  if (only && buttons)
    return (
      <>
        {only.label !== "" && <p className="mt-2 text-sm font-medium wrap-anywhere">{only.label}</p>}
        {only.hint && <p className="text-xs text-text-subtle wrap-anywhere">{only.hint}</p>}
        <div className="mt-2 flex flex-wrap gap-2 max-handset:flex-col">
          {buttons.map(({ label, value }) => (
            <Button
              key={label}
              disabled={!isOpen}
              onClick={() => onAnswer({ action: "accept", values: { [only.name]: value } })}
              className="h-auto! min-h-control py-1.5 whitespace-normal!"
            >
              {label}
            </Button>
          ))}
          {decline}
        </div>
      </>
    );

  function send() {
    const values = toFormValues(fields, typed);
    const found = formFaults(fields, values);
    setFaults(Object.fromEntries(found.map(({ name, fault }) => [name, fault])));
    if (found.length === 0 && isOpen) onAnswer({ action: "accept", values });
  }

  return (
    <form
      noValidate
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {fields.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          value={typed[field.name] ?? ""}
          fault={faults[field.name]}
          disabled={!isOpen}
          onChange={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
      <div className="flex flex-wrap gap-2 max-handset:flex-col">
        <Button type="submit" variant="primary" disabled={!isOpen}>
          {t("toolCalls.form.send")}
        </Button>
        {decline}
      </div>
    </form>
  );
}

const MOST_BUTTONS = 6;

interface Choice {
  label: string;
  value: FormValue;
}

/** A question with one short choice needs no form: each choice is a button. */
function buttonsOf(field: FormField, { yes, no }: { yes: string; no: string }): Choice[] | undefined {
  if (field.kind === "yes_no")
    return [
      { label: yes, value: true },
      { label: no, value: false },
    ];
  if (field.kind !== "choice" || field.options.length > MOST_BUTTONS) return undefined;
  return field.options.map(({ label, value }) => ({ label, value }));
}
