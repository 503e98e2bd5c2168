/** Something heavy that is loaded when it is first shown. */
export interface LoadedOnce<Value> {
  subscribe: (listener: () => void) => () => void;
  /** Null until it is there. */
  current: () => Value | null;
}

/** For `useSyncExternalStore`: the first listener starts the loading. */
export function loadOnce<Value>(load: () => Promise<Value>): LoadedOnce<Value> {
  let value: Value | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();

  function start() {
    isLoading = true;
    load().then(
      (loaded) => {
        value = loaded;
        for (const notify of listeners) notify();
      },
      // Without a network its source stays readable as it was written; the next one tries again.
      () => {
        isLoading = false;
      },
    );
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (value === null && !isLoading) start();
      return () => listeners.delete(listener);
    },
    current: () => value,
  };
}
