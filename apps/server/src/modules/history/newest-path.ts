interface Place {
  id: string;
  parent_id: string | null;
}

/**
 * The messages that are shown where no version was chosen: at each fork the newest one. `rows` are in the order of
 * storage. Must choose as `activePath` in the browser does, or other messages appear once all are there.
 */
export function newestPath<Row extends Place>(rows: readonly Row[]): Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  const children = new Map<string | null, Row[]>();
  for (const [at, row] of rows.entries()) {
    // A message whose parent is missing follows the message before it.
    const isOrphan = row.parent_id !== null && !ids.has(row.parent_id);
    const parent = isOrphan ? (rows[at - 1]?.id ?? null) : row.parent_id;
    const versions = children.get(parent);
    if (versions) versions.push(row);
    else children.set(parent, [row]);
  }
  const path: Row[] = [];
  const seen = new Set<string>();
  for (let at: string | null = null; ; ) {
    const versions: Row[] = (children.get(at) ?? []).filter(({ id }) => !seen.has(id));
    const newest = versions.at(-1);
    if (!newest) return path;
    path.push(newest);
    // Parents come from clients: a loop of them would never end.
    for (const { id } of versions) seen.add(id);
    at = newest.id;
  }
}
