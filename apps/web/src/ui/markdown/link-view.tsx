import type { ReactNode } from "react";
import { type Inline, inlineText } from "./parse/inlines.ts";
import { hostToShow } from "./parse/safe-url.ts";

interface LinkViewProps {
  href: string | null;
  inlines: readonly Inline[];
  children: ReactNode;
}

export function LinkView({ href, inlines, children }: LinkViewProps) {
  if (href === null) return <span className="md-link">{children}</span>;
  const host = hostToShow(href, inlineText(inlines));
  return (
    <>
      <a className="md-link" href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
      {host && <span className="md-host"> ({host})</span>}
    </>
  );
}
