type Ids = readonly { id: string }[];

/** Selects or deselects one row. */
export function toggleRow(selected: ReadonlySet<string> | null, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Adds the rows between the two, both included, in either direction. */
export function selectRange(
  rows: Ids,
  selected: ReadonlySet<string> | null,
  { from, to }: { from: string | null; to: string },
): ReadonlySet<string> {
  const end = rows.findIndex(({ id }) => id === to);
  const start = rows.findIndex(({ id }) => id === from);
  const [first, last] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
  return new Set([...(selected ?? []), ...rows.slice(first, last + 1).map(({ id }) => id)]);
}
