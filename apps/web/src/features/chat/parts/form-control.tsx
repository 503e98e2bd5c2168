import type { FormFault } from "@metatron/contract/chat/form-faults";
import type { FormField } from "@metatron/contract/chat/tool-form";
import { useTranslation } from "../../../lib/use-translation.ts";
import { ChipChoices } from "../../../ui/chip-choices.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { NO, YES } from "./form-values.ts";

/** A text that may be longer than this gets several lines. */
const LONG_TEXT_CHARS = 120;

interface FormControlProps {
  field: FormField;
  value: string | readonly string[];
  fault: FormFault | undefined;
  disabled: boolean;
  onChange: (value: string | readonly string[]) => void;
}

/** One field of a form of another system. */
export function FormControl({ field, value, fault, disabled, onChange }: FormControlProps) {
  const { t } = useTranslation();
  const label = field.required ? field.label : t("toolCalls.form.optional", { label: field.label });
  const error = fault && t(`toolCalls.form.faults.${fault}`, { min: field.min, max: field.max });
  if (field.kind === "choices") {
    const chosen = typeof value === "string" ? [] : value;
    const labelOf = (each: string) => field.options.find((option) => option.value === each)?.label ?? each;
    return (
      <ChipChoices
        label={label}
        hint={error ?? field.hint ?? ""}
        values={field.options.map((option) => option.value)}
        chosen={chosen}
        wordOf={labelOf}
        onChange={onChange}
        disabled={disabled}
      />
    );
  }
  const text = typeof value === "string" ? value : "";
  return (
    <Field label={label} hint={field.hint} error={error}>
      <PlainControl field={field} text={text} disabled={disabled} onChange={onChange} />
    </Field>
  );
}

interface PlainControlProps {
  field: FormField;
  text: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

function PlainControl({ field, text, disabled, onChange }: PlainControlProps) {
  const { t } = useTranslation();
  const none = { value: "", label: t("toolCalls.form.choose") };
  const control = { value: text, disabled, "aria-required": field.required };
  switch (field.kind) {
    case "yes_no": {
      const options = [
        none,
        { value: YES, label: t("toolCalls.form.yes") },
        { value: NO, label: t("toolCalls.form.no") },
      ];
      return <Select {...control} onValueChange={onChange} options={options} />;
    }
    case "choice":
      return <Select {...control} onValueChange={onChange} options={[none, ...field.options]} />;
    case "text":
      if ((field.max ?? 0) > LONG_TEXT_CHARS)
        return (
          <Textarea
            {...control}
            minRows={2}
            maxRows={8}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        );
      return <Input {...control} onChange={(event) => onChange(event.currentTarget.value)} />;
    default:
      return (
        <Input
          {...control}
          {...INPUTS[field.kind]}
          // The browser must not fill in what another system asks for.
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

const INPUTS = {
  email: { type: "email", inputMode: "email" },
  url: { type: "url", inputMode: "url" },
  date: { type: "date" },
  number: { type: "text", inputMode: "decimal" },
  integer: { type: "text", inputMode: "numeric" },
  choices: {},
} as const;
