import { type ReactNode, useEffect, useRef } from "react";

/** The bottom of a page, above the keyboard and the safe area of phones; toasts are placed above it. */
export function ComposerDock({ children, note }: { children: ReactNode; note?: string }) {
  const dock = useRef<HTMLDivElement>(null);
  useToastsAbove(dock);
  return (
    <div
      ref={dock}
      className="relative flex-none px-3 pt-2 pb-[calc(12px+env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:-top-9 before:h-9 before:bg-linear-to-b before:from-transparent before:to-surface handset:px-8 handset:pt-0"
    >
      <div className="relative mx-auto max-w-column">
        {children}
        {note && <p className="pt-2 text-center text-xs text-text-subtle max-handset:sr-only">{note}</p>}
      </div>
    </div>
  );
}

const GAP_PX = 12;

function useToastsAbove(dock: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--toast-offset", `${element.offsetHeight + GAP_PX}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--toast-offset");
    };
  }, [dock]);
}
