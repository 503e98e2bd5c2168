import { REFRESH_BEFORE_EXPIRY_SECONDS } from "@metatron/contract/constants";

export interface TokenTimes {
  /** Seconds, by the provider's clock. */
  issuedAt: number;
  expiresAt: number;
  /** Milliseconds, by this computer's clock. */
  receivedAtMs: number;
}

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * 600 s before expiry, but never in the first half of the lifetime:
 * short-lived tokens would be renewed in a loop.
 */
export function renewalDueAtMs({ issuedAt, expiresAt, receivedAtMs }: TokenTimes): number {
  const lifetimeMs = Math.max(0, expiresAt - issuedAt) * 1000;
  return Math.max((expiresAt - REFRESH_BEFORE_EXPIRY_SECONDS) * 1000, receivedAtMs + lifetimeMs / 2);
}

export function retryDelayMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_MS);
}
