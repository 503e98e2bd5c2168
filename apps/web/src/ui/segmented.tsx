import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  className?: string;
};

/** Single choice. Built on radio buttons, so arrow keys, forms and screen readers work. */
export function Segmented<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        "inline-flex max-w-full gap-0.5 rounded-md border border-border bg-surface-sunken p-0.5",
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            "relative inline-flex h-7 flex-auto items-center justify-center gap-1.5 rounded-sm border px-[11px] max-handset:px-2 text-sm font-medium whitespace-nowrap transition-colors pointer-coarse:h-touch",
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus",
            "[&_.lucide]:size-3.5",
            option.value === value
              ? "border-border bg-surface-raised text-text shadow-1 forced-colors:border-[Highlight]"
              : "border-transparent text-text-muted hover:text-text",
          )}
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 size-full opacity-0"
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
