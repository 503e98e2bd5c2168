export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Given {
  /** The rectangle of the target. */
  place: Box;
  card: { width: number; height: number };
  screen: { width: number; height: number };
}

const GAP = 14;
const EDGE = 12;

/** Places the card below, above, right or left of the target, whichever fits first; else at the bottom. */
export function placeCard({ place, card, screen }: Given): { left: number; top: number } {
  const right = place.left + place.width;
  const bottom = place.top + place.height;
  const withinX = (left: number) => clamp(left, EDGE, screen.width - card.width - EDGE);
  const withinY = (top: number) => clamp(top, EDGE, screen.height - card.height - EDGE);
  if (bottom + GAP + card.height + EDGE <= screen.height)
    return { left: withinX(place.left), top: bottom + GAP };
  if (place.top - GAP - card.height >= EDGE)
    return { left: withinX(place.left), top: place.top - GAP - card.height };
  if (right + GAP + card.width + EDGE <= screen.width) return { left: right + GAP, top: withinY(place.top) };
  if (place.left - GAP - card.width >= EDGE)
    return { left: place.left - GAP - card.width, top: withinY(place.top) };
  return { left: withinX((screen.width - card.width) / 2), top: withinY(screen.height) };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
