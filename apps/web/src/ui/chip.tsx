import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type ChipProps = ComponentProps<"button"> & {
  /** Whether the chip is selected; omit for a chip that is only a button, like a suggestion. */
  selected?: boolean;
};

export function Chip({ selected, className, children, type = "button", ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      className={cx(
        "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-[11px] py-1 text-left text-sm transition-colors pointer-coarse:min-h-touch",
        "disabled:border-transparent disabled:bg-surface-hover disabled:text-text-disabled [&_.lucide]:size-3.5",
        selected
          ? "border-accent bg-accent-soft font-medium text-accent-text inset-ring-[0.5px] inset-ring-accent hover:bg-accent-soft-hover"
          : "border-border-strong text-text-muted hover:bg-surface-hover hover:text-text",
        className,
      )}
    >
      {selected && <Check />}
      {children}
    </button>
  );
}
