import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { placeTooltip } from "../place-tooltip.ts";
import { currentTerms } from "./terms-store.ts";
import { watchTerms } from "./watch-terms.ts";

/** Mounted once; shows the explanation of the term that is hovered, focused or tapped. */
export function TermLayer() {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const explained = anchor ? currentTerms()?.get(anchor.dataset.term ?? "") : undefined;

  useEffect(() => watchTerms(setAnchor), []);

  useLayoutEffect(() => {
    const card = layer.current;
    if (!card || !anchor || !explained) return;
    card.showPopover();
    const { left, top } = placeTooltip({
      // A term that wraps across lines is anchored at its first line.
      anchor: anchor.getClientRects()[0] ?? anchor.getBoundingClientRect(),
      tip: { width: card.offsetWidth, height: card.offsetHeight },
      view: { width: document.documentElement.clientWidth, height: window.innerHeight },
      side: "top",
    });
    card.style.left = `${left}px`;
    card.style.top = `${top}px`;
    anchor.setAttribute("aria-describedby", id);
    anchor.setAttribute("aria-expanded", "true");
    return () => {
      card.hidePopover();
      anchor.removeAttribute("aria-describedby");
      anchor.removeAttribute("aria-expanded");
    };
  }, [anchor, explained, id]);

  return (
    <div
      ref={layer}
      id={id}
      role="tooltip"
      popover="manual"
      data-term-layer
      className="fixed inset-auto m-0 w-max max-w-[min(20rem,calc(100vw-16px))] rounded-md border border-border bg-surface-raised px-3.5 py-2.5 text-sm text-text shadow-3"
    >
      {explained && (
        <>
          <strong className="block font-semibold">{explained.term}</strong>
          {explained.meaning}
        </>
      )}
    </div>
  );
}
