/** The regions that F6 cycles through, in page order. */
const REGION_ATTRIBUTE = "data-region";

/** The index of the region that takes focus next. `from` is -1 when focus is outside all of them. */
export function nextRegion(from: number, count: number, direction: 1 | -1): number {
  if (from === -1) return direction === 1 ? 0 : count - 1;
  return (from + direction + count) % count;
}

export function focusNextRegion(direction: 1 | -1) {
  const regions = [...document.querySelectorAll<HTMLElement>(`[${REGION_ATTRIBUTE}]`)];
  if (regions.length === 0) return;
  const active = document.activeElement;
  const from = regions.findIndex((region) => region.contains(active));
  regions[nextRegion(from, regions.length, direction)]?.focus();
}
