import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A self-contained object: an assistant, an image, a chart. Lists and settings use rows, not cards. */
export function Card({
  interactive = false,
  className,
  ...rest
}: ComponentProps<"div"> & { interactive?: boolean }) {
  return (
    <div
      {...rest}
      className={cx(
        "relative min-w-0 rounded-lg border border-border bg-surface-raised shadow-1",
        interactive &&
          "transition-[border-color,box-shadow] focus-within:border-border-strong hover:border-border-strong hover:shadow-2",
        className,
      )}
    />
  );
}
