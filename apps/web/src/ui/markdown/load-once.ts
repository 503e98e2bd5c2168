/** A large dependency that is loaded when it is first rendered. */
export interface LoadedOnce<Value> {
  subscribe: (listener: () => void) => () => void;
  /** Null until loaded. */
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
      // Loading failed, e.g. offline: the source stays readable as text, and the next subscriber retries.
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
