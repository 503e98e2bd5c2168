import { toModelError } from "../ai-sdk-failure.ts";
import { startDeadline } from "../deadline.ts";
import type { Timeouts } from "../http-exchange.ts";

/** Runs one call of the AI SDK within its time limits. Rejects with a `ModelError` or the signal's reason. */
export async function attempt<Result>(
  { timeouts, signal }: { timeouts: Timeouts; signal: AbortSignal | undefined },
  work: (signal: AbortSignal) => PromiseLike<Result>,
): Promise<Result> {
  const deadline = startDeadline(timeouts, signal);
  try {
    return await work(deadline.signal);
  } catch (error) {
    throw deadline.reason() ?? toModelError(error);
  } finally {
    deadline.end();
  }
}
