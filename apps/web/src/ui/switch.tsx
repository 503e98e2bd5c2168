import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type SwitchProps = Omit<ComponentProps<"button">, "onChange" | "type" | "role"> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** Takes effect immediately. Put it in a `<label>` or give it an `aria-label`. */
export function Switch({ checked, onCheckedChange, className, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onCheckedChange(!checked)}
      className={cx(
        // The hit area is 24 px, and 44 px on touch screens, without changing the 32 x 20 look.
        "relative inline-block h-5 w-8 flex-none rounded-full border border-transparent transition-colors",
        "after:absolute after:inset-[-3px] pointer-coarse:after:inset-x-[-7px] pointer-coarse:after:inset-y-[-13px]",
        "before:absolute before:top-px before:left-px before:size-4 before:rounded-full before:border before:border-transparent before:transition-transform",
        "disabled:bg-surface-active disabled:before:bg-text-disabled",
        checked
          ? "bg-accent before:translate-x-3 before:bg-accent-contrast"
          : "bg-border-strong before:bg-surface-raised",
        className,
      )}
    />
  );
}
