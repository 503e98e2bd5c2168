import { CircleAlert, CloudOff, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type NoticeTone = "offline" | "warning" | "info" | "danger";

type NoticeProps = {
  tone: NoticeTone;
  /** `bar` across the top of a view, `box` within it. */
  variant?: "bar" | "box";
  icon?: LucideIcon;
  title?: string;
  /** Small buttons. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Notice({ tone, variant = "bar", icon, title, actions, className, children }: NoticeProps) {
  const Icon = icon ?? ICONS[tone];
  const role = tone === "danger" ? "alert" : "status";
  if (variant === "bar") {
    return (
      <div
        role={role}
        className={cx(
          "flex min-h-10 items-center gap-2.5 border border-transparent px-4 py-2 text-sm leading-4.5 handset:pl-6",
          TONES[tone],
          className,
        )}
      >
        <Icon />
        <p className="min-w-0 flex-1">
          {title && <strong className="font-semibold">{title} </strong>}
          {children}
        </p>
        {actions}
      </div>
    );
  }
  return (
    <div
      role={role}
      className={cx(
        "flex gap-3 rounded-[12px] border border-transparent px-4 py-3.5",
        TONES[tone],
        className,
      )}
    >
      <Icon className="mt-px size-4.5" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <div className="text-sm leading-[19px] text-text">{children}</div>
        {actions && <div className="mt-2.5 flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </div>
  );
}

const ICONS = {
  offline: CloudOff,
  warning: TriangleAlert,
  info: Info,
  danger: CircleAlert,
} satisfies Record<NoticeTone, LucideIcon>;

const TONES = {
  offline: "bg-warning-soft text-warning-text",
  warning: "bg-warning-soft text-warning-text",
  info: "bg-accent-soft text-accent-text",
  danger: "bg-danger-soft text-danger-text",
} satisfies Record<NoticeTone, string>;
