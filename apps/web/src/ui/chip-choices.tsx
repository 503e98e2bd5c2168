import { useId } from "react";
import { toggled } from "../lib/toggled.ts";
import { Chip } from "./chip.tsx";

interface ChipChoicesProps<Value extends string> {
  label: string;
  hint: string;
  values: readonly Value[];
  chosen: readonly Value[];
  wordOf: (value: Value) => string;
  /** Kept in the order of `values`. */
  onChange: (chosen: Value[]) => void;
  disabled?: boolean;
}

/** Multiple choice among a few values. */
export function ChipChoices<Value extends string>(props: ChipChoicesProps<Value>) {
  const { label, hint, values, chosen, wordOf, onChange, disabled } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={id} disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {values.map((value) => (
          <Chip
            key={value}
            selected={chosen.includes(value)}
            onClick={() => onChange(toggled(values, chosen, value))}
          >
            {wordOf(value)}
          </Chip>
        ))}
      </div>
      <p id={id} className="mt-1.5 text-xs text-text-subtle">
        {hint}
      </p>
    </fieldset>
  );
}
