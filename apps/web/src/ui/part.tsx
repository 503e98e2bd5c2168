import type { ReactNode } from "react";

/** A section of a longer description with a small heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-xs font-medium text-text-subtle">{title}</h3>
      {children}
    </section>
  );
}
