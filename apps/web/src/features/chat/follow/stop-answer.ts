import { ApiError } from "../../../api/api-error.ts";
import type { call } from "../../../api/call.ts";
import type { track } from "../../../api/track.ts";
import type { Running } from "./live-answers.ts";

interface Options {
  call: typeof call;
  track: typeof track;
}

/** Stops answers, also one whose question is on its way: the wish is kept until the answer has begun. */
export function createStopper({ call, track }: Options) {
  const wished = new Set<string>();

  async function stopNow(answerId: string) {
    try {
      await call("stopAnswer", { params: { answerId } });
    } catch (error) {
      // It has ended meanwhile, which is what was wanted.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }

  return {
    /** Throws an `ApiError` where the server can't be told. What was written so far is kept. */
    async stop({ answerId, state }: Running) {
      track("stop_response");
      if (state === "waiting") wished.add(answerId);
      else await stopNow(answerId);
    },
    /** The answer is being written from now on. */
    async begun(answerId: string) {
      if (wished.delete(answerId)) await stopNow(answerId);
    },
  };
}
