/** The list with one item moved to another index; an index outside the list is clamped. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from);
  const place = Math.min(Math.max(0, to), rest.length);
  return [...rest.slice(0, place), ...items.slice(from, from + 1), ...rest.slice(place)];
}
