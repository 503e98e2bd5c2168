import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** One placeholder bar; give it the width and height of the line it replaces. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx("shimmer block h-3 rounded-[5px]", className)} />;
}

/** Placeholder bars in the shape of the loading content, and a status text for screen readers. */
export function SkeletonGroup({
  label,
  labelHidden = false,
  className,
  children,
}: {
  label: string;
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      {children}
      <p className={labelHidden ? "sr-only" : "mt-6 text-xs text-text-subtle"}>{label}</p>
    </div>
  );
}
