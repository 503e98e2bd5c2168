/** A time limit that does not run while a person is asked something. */
export interface TimeLimit {
  /** Aborted when the time is over. */
  signal: AbortSignal;
  /** Stops the clock until the returned function is called. */
  pause(): () => void;
  clear(): void;
}

export function startTimeLimit(seconds: number): TimeLimit {
  const controller = new AbortController();
  let leftMs = seconds * 1000;
  let startedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let isCleared = false;
  run();
  return {
    signal: controller.signal,
    pause() {
      clearTimeout(timer);
      leftMs -= performance.now() - startedAt;
      return run;
    },
    clear() {
      isCleared = true;
      clearTimeout(timer);
    },
  };

  function run() {
    if (isCleared) return;
    startedAt = performance.now();
    timer = setTimeout(() => controller.abort(new Error("The time is over.")), Math.max(0, leftMs));
  }
}
