import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "onChange" | "children"> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  hint?: ReactNode;
  /** The label. */
  children: ReactNode;
};

export function Checkbox({ checked, onCheckedChange, hint, className, children, ...rest }: CheckboxProps) {
  return (
    <label className={cx("inline-flex items-start gap-2.5 py-1 pointer-coarse:py-3", className)}>
      <span className="relative mt-px grid size-4.5 flex-none place-items-center">
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          className="peer absolute inset-0 appearance-none rounded-xs border border-border-strong bg-surface-raised transition-colors checked:border-accent checked:bg-accent disabled:border-transparent disabled:bg-surface-hover"
        />
        <Check className="pointer-events-none invisible relative size-3.5 text-accent-contrast peer-checked:visible" />
      </span>
      <span className="min-w-0">
        {children}
        {hint && <span className="block text-xs text-text-subtle">{hint}</span>}
      </span>
    </label>
  );
}
