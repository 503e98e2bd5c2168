import { isOnline } from "../lib/connection.ts";
import { createServerReach } from "../lib/server-reach.ts";
import type { ApiError } from "./api-error.ts";

const CHECK_TIMEOUT_MS = 5_000;

let base = "/api";

/** Whether the server answers, as all calls of this page show. */
export const serverReach = createServerReach({
  // Without the retries of other calls: the next check is the retry.
  check: async () => {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    return (await fetch(`${base}/status`, { cache: "no-store", signal })).ok;
  },
  isOnline: () => navigator.onLine && isOnline(),
  now: Date.now,
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
});

export function noteOutcome(usedBase: string, outcome: Response | ApiError) {
  base = usedBase;
  if (outcome instanceof Response || !isDoubtful(outcome)) {
    if (outcome.status !== 0) serverReach.noteReached();
  } else {
    serverReach.noteDoubt();
  }
}

/** No answer at all, an answer of a proxy in front of the server, or a server that can't work now. */
function isDoubtful({ status, code }: ApiError): boolean {
  if (status === 0) return code === "network_unreachable" || code === "request_timeout";
  return status === 503 || (status >= 502 && code === "bad_answer");
}
