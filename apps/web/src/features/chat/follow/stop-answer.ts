import { ApiError } from "../../../api/api-error.ts";
import type { call } from "../../../api/call.ts";
import type { track } from "../../../api/track.ts";
import type { Running } from "./live-answers.ts";

interface Options {
  call: typeof call;
  track: typeof track;
}

/**
 * Stops answers. A stop that is requested while the question is in
 * flight is kept until the answer has started.
 */
export function createStopper({ call, track }: Options) {
  const wished = new Set<string>();

  async function stopNow(answerId: string) {
    try {
      await call("stopAnswer", { params: { answerId } });
    } catch (error) {
      // The answer has already ended, so there is nothing left to stop.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }

  return {
    /** Throws an `ApiError` where the server can't be reached. The text written so far is kept. */
    async stop({ answerId, state }: Running) {
      track("stop_response");
      if (state === "waiting") wished.add(answerId);
      else await stopNow(answerId);
    },
    /** Called when the answer has started. */
    async begun(answerId: string) {
      if (wished.delete(answerId)) await stopNow(answerId);
    },
  };
}
