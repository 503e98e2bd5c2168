import type { Timeouts } from "./http-exchange.ts";
import { ModelError } from "./model-error.ts";

export type Deadline = {
  signal: AbortSignal;
  arrived(): void;
  /** Why the call was aborted, whichever error the abort caused. */
  reason(): unknown;
  /** Also closes a connection that is still open. */
  end(): void;
};

/** The same limits as in `http-exchange.ts`, for calls whose connection is managed by a library. */
export function startDeadline(timeouts: Timeouts, outer: AbortSignal | undefined): Deadline {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = (reason: string) => controller.abort(new ModelError("model_timeout", { reason }));
  const onOuterAbort = () => controller.abort(outer?.reason);
  outer?.addEventListener("abort", onOuterAbort, { once: true });
  const total = setTimeout(() => giveUp("total"), timeouts.totalMs);
  let phase = setTimeout(() => giveUp("first_byte"), timeouts.connectMs + timeouts.firstByteMs);
  let hasArrived = false;

  return {
    signal: controller.signal,
    arrived() {
      if (hasArrived) {
        phase.refresh();
        return;
      }
      hasArrived = true;
      clearTimeout(phase);
      phase = setTimeout(() => giveUp("idle"), timeouts.idleMs);
    },
    reason: () => (controller.signal.aborted ? controller.signal.reason : undefined),
    end() {
      clearTimeout(phase);
      clearTimeout(total);
      outer?.removeEventListener("abort", onOuterAbort);
      controller.abort();
    },
  };
}
