import { cx } from "./cx.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type CountProps = {
  value: number;
  tone?: "accent" | "neutral";
  /** What is counted, for readers, e.g. "3 sin ver". */
  label?: string;
  className?: string;
};

export function Count({ value, tone = "accent", label, className }: CountProps) {
  return (
    <span
      className={cx(
        "inline-block h-4.5 min-w-4.5 rounded-full px-[5px] text-center text-2xs leading-4.5 font-semibold tabular-nums",
        tone === "accent" ? "bg-accent text-accent-contrast" : "bg-surface-active text-text-muted",
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{value > 99 ? "99+" : value}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
