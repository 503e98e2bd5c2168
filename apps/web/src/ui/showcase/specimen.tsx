import type { ReactNode } from "react";
import { cx } from "../cx.ts";

export function Specimen({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className={cx("min-w-0", className)}>
      <h3 className="text-xs font-medium text-text-subtle">{title}</h3>
      {children}
    </section>
  );
}
