export type TooltipSide = "top" | "bottom" | "left" | "right";

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const GAP = 6;
const EDGE = 8;

/**
 * The tooltip's position: on its side, flipped to the opposite one if there is no space, never off the
 * screen.
 */
export function placeTooltip({
  anchor,
  tip,
  view,
  side,
}: {
  anchor: Box;
  tip: Size;
  view: Size;
  side: TooltipSide;
}): { left: number; top: number } {
  const chosen = hasRoom({ anchor, tip, view, side }) ? side : OPPOSITE[side];
  const wanted = cornerAt(anchor, tip, chosen);
  return {
    left: clamp(wanted.left, EDGE, view.width - tip.width - EDGE),
    top: clamp(wanted.top, EDGE, view.height - tip.height - EDGE),
  };
}

const OPPOSITE = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;

function hasRoom({ anchor, tip, view, side }: { anchor: Box; tip: Size; view: Size; side: TooltipSide }) {
  switch (side) {
    case "top":
      return anchor.top - GAP - tip.height >= EDGE;
    case "bottom":
      return anchor.top + anchor.height + GAP + tip.height <= view.height - EDGE;
    case "left":
      return anchor.left - GAP - tip.width >= EDGE;
    case "right":
      return anchor.left + anchor.width + GAP + tip.width <= view.width - EDGE;
  }
}

function cornerAt(anchor: Box, tip: Size, side: TooltipSide) {
  const centreLeft = anchor.left + anchor.width / 2 - tip.width / 2;
  const centreTop = anchor.top + anchor.height / 2 - tip.height / 2;
  switch (side) {
    case "top":
      return { left: centreLeft, top: anchor.top - GAP - tip.height };
    case "bottom":
      return { left: centreLeft, top: anchor.top + anchor.height + GAP };
    case "left":
      return { left: anchor.left - GAP - tip.width, top: centreTop };
    case "right":
      return { left: anchor.left + anchor.width + GAP, top: centreTop };
  }
}

function clamp(value: number, low: number, high: number) {
  return Math.max(low, Math.min(value, high));
}
