/** Runs a task one at a time; a request during a run starts one more run after it. */
export function createRunner(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function runAll() {
    do {
      isAskedAgain = false;
      await task();
    } while (isAskedAgain);
  }

  return () => {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    running = runAll().finally(() => {
      running = undefined;
    });
    return running;
  };
}
