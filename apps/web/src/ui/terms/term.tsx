import type { ReactNode } from "react";

/** A term with an explanation. It has no listeners of its own: `TermLayer` listens for the whole page. */
export function Term({ term, children }: { term: string; children: ReactNode }) {
  return (
    // A <button> would not wrap across lines and could not be selected with the text around it.
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <span className="term" role="button" tabIndex={0} data-term={term}>
      {children}
    </span>
  );
}
