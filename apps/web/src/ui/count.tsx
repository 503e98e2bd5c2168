import { cx } from "./cx.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type CountProps = {
  value: number;
  tone?: "accent" | "neutral";
  /** The count in words for screen readers, e.g. "3 sin ver". */
  label?: string;
  className?: string;
};

export function Count({ value, tone = "accent", label, className }: CountProps) {
  return (
    <span
      className={cx(
        "inline-block h-4.5 min-w-4.5 rounded-full border border-transparent px-1 text-center text-2xs leading-4 font-semibold tabular-nums",
        tone === "accent" ? "bg-accent text-accent-contrast" : "bg-surface-active text-text-muted",
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{value > 99 ? "99+" : value}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
