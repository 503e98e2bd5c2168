import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={cx(
        "inline-block rounded-xs border border-border px-1 font-sans text-2xs leading-4 font-medium tracking-[0.02em] whitespace-nowrap text-text-subtle pointer-coarse:hidden",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
