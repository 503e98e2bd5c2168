export interface ScrollPlace {
  top: number;
  viewport: number;
  content: number;
}

/** Within this distance the reader is at the end: fractions of pixels and a line's descent do not count. */
const NEAR_PX = 32;

export function isAtEnd({ top, viewport, content }: ScrollPlace): boolean {
  return content - viewport - top <= NEAR_PX;
}

/**
 * Only scrolling up stops following: text that grows below the reader also increases the distance to the end.
 */
export function staysWithEnd(isFollowing: boolean, before: ScrollPlace, now: ScrollPlace): boolean {
  if (isAtEnd(now)) return true;
  return isFollowing && now.top >= before.top - 1;
}
