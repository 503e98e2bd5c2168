/** What was ever listed; undefined until the first list, which holds what was there before the app was opened. */
export type KnownArrivals = ReadonlySet<string> | undefined;

interface Compared<T> {
  known: ReadonlySet<string>;
  fresh: T[];
}

/** Compared with all that was ever listed: an item that left a list and is back in it has not arrived again. */
export function compareArrivals<T extends { key: string }>(
  known: KnownArrivals,
  listed: readonly T[],
): Compared<T> {
  return {
    known: new Set([...(known ?? []), ...listed.map(({ key }) => key)]),
    fresh: known ? listed.filter(({ key }) => !known.has(key)) : [],
  };
}
