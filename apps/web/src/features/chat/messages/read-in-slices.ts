interface Ports {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  later: (task: () => void) => () => void;
}

interface Reading<Item, Result> {
  items: readonly Item[];
  read: (item: Item) => Result;
  onDone: (results: Result[]) => void;
}

const SLICE_MS = 8;

/**
 * Reads items a few milliseconds at a time, so that typing is
 * never blocked. The returned function cancels it.
 */
export function readInSlices<Item, Result>(
  { now, later }: Ports,
  { items, read, onDone }: Reading<Item, Result>,
): () => void {
  const results: Result[] = [];
  let cancel: () => void = () => undefined;
  const readSome = () => {
    const until = now() + SLICE_MS;
    for (const item of items.slice(results.length)) {
      results.push(read(item));
      if (now() >= until) break;
    }
    if (results.length < items.length) cancel = later(readSome);
    else onDone(results);
  };
  readSome();
  return () => cancel();
}
