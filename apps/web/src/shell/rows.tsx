import { type ReactNode, useId } from "react";

interface RowsProps {
  title: string;
  /** The hash of the URL that opens the page at this group. */
  anchor?: string;
  children: ReactNode;
}

/** A group of settings or facts: rows with hairlines, no box. */
export function Rows({ title, anchor, children }: RowsProps) {
  return (
    <RowSection title={title} {...(anchor ? { anchor } : {})}>
      <dl>{children}</dl>
    </RowSection>
  );
}

/** Like a group of rows, for content that is not a list of names and values. */
export function RowSection({ title, anchor, children }: RowsProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...(anchor ? { id: anchor, tabIndex: -1 } : {})}
      className="scroll-mt-20 outline-offset-8"
    >
      <h2 id={id} className="text-sm font-medium text-text-muted">
        {title}
      </h2>
      <div className="mt-2 border-t border-border">{children}</div>
    </section>
  );
}

export function Row({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border py-3">
      <dt className="min-w-0 flex-[1_1_12rem]">
        <span className="block font-medium">{label}</span>
        {hint && <span className="mt-0.5 block max-w-measure text-xs text-text-subtle">{hint}</span>}
      </dt>
      <dd className="min-w-0 max-w-full break-words text-text-muted">{children}</dd>
    </div>
  );
}
