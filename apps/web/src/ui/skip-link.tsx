/** The first element in the tab order; `target` is the id of the main content, which needs tabIndex -1. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-toast -translate-y-16 rounded-md bg-text px-4 py-2.5 font-medium text-surface focus-visible:translate-y-0"
    >
      {children}
    </a>
  );
}
