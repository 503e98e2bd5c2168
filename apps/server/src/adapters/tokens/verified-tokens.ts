import { hash } from "node:crypto";
import type { Claims } from "./read-claims.ts";
import type { TokenUse } from "./token-use.ts";

const MOST_KEPT = 10_000;
/** A key that the provider withdraws is accepted for this long at most. */
const KEEP_FOR_SECONDS = 300;

interface Kept {
  claims: Claims;
  untilMs: number;
}

/** A cache of recently verified tokens by hash; the least recently used is evicted first. */
export function createVerifiedTokens(now: () => number) {
  const kept = new Map<string, Kept>();
  let last = { token: "", hash: "" };

  /** Each request asks twice in a row, first whether its token is known and then for the claims. */
  function keyOf(use: TokenUse, token: string): string {
    if (last.token !== token) last = { token, hash: hash("sha256", token, "base64url") };
    return `${use}:${last.hash}`;
  }

  return {
    get(use: TokenUse, token: string): Claims | undefined {
      const key = keyOf(use, token);
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      if (found.untilMs <= now()) return undefined;
      kept.set(key, found);
      return found.claims;
    },
    keep(use: TokenUse, token: string, claims: Claims): void {
      const untilMs = Math.min(claims.expiresAt * 1000, now() + KEEP_FOR_SECONDS * 1000);
      kept.set(keyOf(use, token), { claims, untilMs });
      const oldest = kept.keys().next().value;
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}
