import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** The cause, and which of the person's data is safe. */
  description?: ReactNode;
  /** The next step: a retry button, or a link to another page. */
  action?: ReactNode;
  /** Small print for support, e.g. the request id. */
  detail?: ReactNode;
  className?: string;
};

/** Replaces a list, panel or page that could not be loaded. Use a Notice for an error inside a page. */
export function ErrorState({ title, description, action, detail, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cx("flex flex-col items-center justify-center p-6 text-center", className)}>
      <BrokenHorizon />
      <h2 className="mt-[22px] text-xl font-medium tracking-title">{title}</h2>
      {description && (
        <p className="mt-1.5 max-w-[24em] text-[0.9375rem] leading-[23px] text-text-muted">{description}</p>
      )}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
      {detail && <p className="mt-5 text-xs text-text-subtle">{detail}</p>}
    </div>
  );
}

function BrokenHorizon() {
  return (
    <svg
      viewBox="0 0 240 48"
      className="w-60 max-w-full"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
    >
      <path
        d="M98 30a22 22 0 0 1 44 0"
        stroke="var(--border-strong)"
        strokeWidth="1.5"
        strokeDasharray="1 5"
      />
      <path d="M20 30h88M132 30h88" stroke="var(--danger)" strokeWidth="1.5" />
      <path d="m108 30 5-7M132 30l-5 7" stroke="var(--danger)" strokeWidth="1.5" />
      <path d="M86 38h24M130 45h20" stroke="var(--border-strong)" strokeWidth="1.5" opacity=".6" />
    </svg>
  );
}
