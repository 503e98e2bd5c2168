import { TokenError } from "./token-error.ts";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/**
 * A fetch that rejects immediately for some time after a failure. The time doubles up to five seconds: while
 * a provider is down, every request would otherwise wait for its own timeout.
 */
export function backingOffFetch(now: () => number): typeof fetch {
  let failures = 0;
  let closedUntil = 0;

  return async (input, init) => {
    if (now() < closedUntil)
      throw new TokenError("provider_unreachable", "The identity provider did not answer.");
    try {
      const response = await fetch(input, init);
      if (!response.ok) throw new Error(`It answered ${response.status}.`);
      failures = 0;
      return response;
    } catch (cause) {
      closedUntil = now() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
      failures += 1;
      throw new TokenError("provider_unreachable", "The identity provider did not answer.", { cause });
    }
  };
}
