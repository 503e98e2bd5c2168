import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type BadgeTone = "neutral" | "accent" | "success" | "warning" | "danger";

export function Badge({
  tone = "neutral",
  className,
  ...rest
}: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return (
    <span
      {...rest}
      className={cx(
        "inline-flex h-5 max-w-full items-center gap-1 rounded-xs border border-transparent px-1.5 text-xs font-medium whitespace-nowrap",
        TONES[tone],
        className,
      )}
    />
  );
}

const TONES = {
  neutral: "bg-surface-hover text-text-muted",
  accent: "bg-accent-soft text-accent-text",
  success: "bg-success-soft text-success-text",
  warning: "bg-warning-soft text-warning-text",
  danger: "bg-danger-soft text-danger-text",
} satisfies Record<BadgeTone, string>;
