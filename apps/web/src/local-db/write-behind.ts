/** Runs a task after a delay; the returned function cancels it. */
export type Later = (ms: number, task: () => void) => () => void;

export const inTime: Later = (ms, task) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

interface Options<T> {
  everyMs: number;
  write: (values: T[]) => Promise<void>;
  warn: (message: string, cause: unknown) => void;
  later?: Later;
}

/**
 * Keeps the newest value of each key and writes at intervals: a
 * database write per keystroke would be too many.
 */
export function createWriteBehind<T>({ everyMs, write, warn, later = inTime }: Options<T>) {
  const waiting = new Map<string, T>();
  /** Values being written; they can still be lost until the write is done. */
  let beingWritten: readonly T[] = [];
  let isScheduled = false;
  let writing: Promise<void> = Promise.resolve();

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    later(everyMs, () => {
      isScheduled = false;
      void saveNow();
    });
  }

  function saveNow(): Promise<void> {
    // Writes run one after another: an older value must not overwrite a newer one.
    writing = writing.then(writeWaiting);
    return writing;
  }

  async function writeWaiting() {
    const values = [...waiting];
    if (values.length === 0) return;
    waiting.clear();
    beingWritten = values.map(([, value]) => value);
    try {
      await write(values.map(([, value]) => value));
      beingWritten = [];
    } catch (cause) {
      beingWritten = [];
      warn("could not be saved", cause);
      for (const [key, value] of values) if (!waiting.has(key)) waiting.set(key, value);
    }
  }

  return {
    put(key: string, value: T) {
      waiting.set(key, value);
      schedule();
    },
    /** Drops a value that must no longer be written. */
    forget(key: string) {
      waiting.delete(key);
    },
    /** The values that would be lost if the page were closed now. */
    unsaved: (): T[] => [...beingWritten, ...waiting.values()],
    saveNow,
  };
}
