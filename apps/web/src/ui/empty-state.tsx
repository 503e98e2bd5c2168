import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

type EmptyStateProps = {
  title: string;
  description?: ReactNode;
  /** Usually one primary button. */
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ title, description, action, className }: EmptyStateProps) {
  return (
    <div className={cx("flex flex-col items-center justify-center p-6 text-center", className)}>
      <Sunrise />
      <h2 className="mt-[22px] text-xl font-medium tracking-title">{title}</h2>
      {description && (
        <p className="mt-1.5 max-w-[20.5em] text-[0.9375rem] leading-[23px] text-text-muted">{description}</p>
      )}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}

function Sunrise() {
  const id = useId();
  return (
    <svg viewBox="0 0 240 92" className="w-60 max-w-full" aria-hidden="true">
      <defs>
        <radialGradient id={id} cx=".5" cy="1" r=".5">
          <stop stopColor="var(--glow)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="240" height="74" fill={`url(#${id})`} />
      <path d="M98 74a22 22 0 0 1 44 0z" fill="var(--glow)" />
      <g strokeWidth="1.5" strokeLinecap="round">
        <path d="M20 74h200" stroke="var(--accent)" />
        <path d="M86 82h68M102 89h36" stroke="var(--border-strong)" opacity=".6" />
      </g>
    </svg>
  );
}
