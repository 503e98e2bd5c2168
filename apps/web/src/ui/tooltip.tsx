import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { placeTooltip, type TooltipSide } from "./place-tooltip.ts";
import { watchTooltips } from "./watch-tooltips.ts";

/** Mounted once; shows the tooltip of any element with `data-tooltip`. */
export function TooltipLayer() {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  useEffect(() => watchTooltips(setAnchor), []);

  useLayoutEffect(() => {
    const tip = layer.current;
    if (!tip || !anchor) return;
    tip.showPopover();
    const { left, top } = placeTooltip({
      anchor: anchor.getBoundingClientRect(),
      tip: { width: tip.offsetWidth, height: tip.offsetHeight },
      view: { width: document.documentElement.clientWidth, height: window.innerHeight },
      side: sideOf(anchor),
    });
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
    // A tooltip that only repeats the accessible name would be read twice.
    const isSaid = anchor.ariaLabel === anchor.dataset.tooltip || anchor.dataset.tooltipCut !== undefined;
    const isExtra = !isSaid && !anchor.hasAttribute("aria-describedby");
    if (isExtra) anchor.setAttribute("aria-describedby", id);
    return () => {
      tip.hidePopover();
      if (isExtra) anchor.removeAttribute("aria-describedby");
    };
  }, [anchor, id]);

  return (
    <div
      ref={layer}
      id={id}
      role="tooltip"
      // Screen readers use the button's own name, or this text by aria-describedby, which also reads hidden
      // elements.
      aria-hidden="true"
      popover="manual"
      data-tooltip-layer
      className="fixed inset-auto m-0 max-w-72 rounded-sm border border-transparent bg-text px-2 py-1 text-xs text-surface shadow-2"
    >
      {anchor?.dataset.tooltip}
    </div>
  );
}

function sideOf(anchor: HTMLElement): TooltipSide {
  const side = anchor.dataset.tooltipSide;
  return side === "top" || side === "left" || side === "right" ? side : "bottom";
}
