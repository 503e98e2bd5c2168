import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** One bar of what is coming; give it the width and height of the line it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx("shimmer block h-3 rounded-[5px]", className)} />;
}

/** Bars in the shape of what comes, and the sentence that says what is happening. */
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
