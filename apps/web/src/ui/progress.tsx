import { cx } from "./cx.ts";

type ProgressProps = {
  label: string;
  /** 0 to 100; omit for indeterminate progress. */
  value?: number;
  tone?: "accent" | "warning" | "danger";
  className?: string;
};

export function Progress({ label, value, tone = "accent", className }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent === undefined ? undefined : Math.round(percent)}
      className={cx(
        "h-1 overflow-hidden rounded-full bg-surface-active forced-colors:border",
        percent === undefined && "travelling-line after:h-full!",
        TONES[tone],
        className,
      )}
    >
      {percent !== undefined && (
        <div
          className="h-full origin-left rounded-full bg-current transition-transform duration-menu forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
          style={{ transform: `translateX(${percent - 100}%)` }}
        />
      )}
    </div>
  );
}

const TONES = {
  accent: "text-accent",
  warning: "text-warning",
  danger: "text-danger",
} satisfies Record<string, string>;
