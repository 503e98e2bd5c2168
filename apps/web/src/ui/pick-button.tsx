import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A quiet button under a text field that opens a list of options or shows the selected one. */
export function PickButton({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(
        "inline-flex h-icon-button min-w-0 items-center gap-1.5 rounded-sm px-[9px] text-sm font-medium whitespace-nowrap text-text-muted transition-colors hover:bg-surface-hover hover:text-text aria-expanded:bg-surface-hover aria-expanded:text-text",
        "aria-pressed:bg-accent-soft aria-pressed:text-accent-text data-[on=true]:text-accent-text",
        className,
      )}
    />
  );
}
