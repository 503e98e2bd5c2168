import { ChevronDown, ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { CONTROL_EDGE, useFieldControl } from "./field.tsx";

type SelectProps = Omit<ComponentProps<"select">, "size" | "multiple" | "onChange" | "value"> & {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** `quiet` is text with an arrow, for bars and footers. */
  variant?: "field" | "quiet";
};

/**
 * The native select: the platform's picker on phones, full keyboard support. Its open state is styled in
 * select.css.
 */
export function Select({ options, onValueChange, variant = "field", className, ...rest }: SelectProps) {
  const control = useFieldControl();
  const isField = variant === "field";
  return (
    <span className={cx("relative min-w-0", isField ? "block" : "inline-block", className)}>
      <select
        {...control}
        {...rest}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className={cx(
          "select min-w-0",
          isField
            ? cx("h-control w-full pr-8 pl-2.5", CONTROL_EDGE)
            : "h-control-sm rounded-sm pr-6 pl-1.5 text-sm text-text-muted hover:text-text",
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span
        className={cx(
          "pointer-events-none absolute inset-y-0 grid place-items-center [&_.lucide]:size-3.5",
          isField ? "right-2.5 text-text" : "right-1 text-text-subtle",
        )}
      >
        {isField ? <ChevronsUpDown /> : <ChevronDown />}
      </span>
    </span>
  );
}
