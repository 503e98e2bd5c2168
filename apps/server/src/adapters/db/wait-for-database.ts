import { setTimeout as wait } from "node:timers/promises";
import { codesOf } from "./error-codes.ts";
import type { WatchedPool } from "./watched-pool.ts";

const WAIT_AT_MOST_MS = 60_000;
const ASK_EVERY_MS = 500;
/**
 * Server starting up, recovering or shutting down, connection refused or reset, host name not resolvable yet.
 */
const TRANSIENT = new Set(["57P03", "57P01", "57P02", "ECONNREFUSED", "ECONNRESET", "EPIPE", "EAI_AGAIN"]);

/**
 * Resolves once the database responds. A wrong password or database name rejects immediately, because waiting
 * does not help.
 */
export async function waitForDatabase(
  pool: WatchedPool,
  {
    onWaiting,
    atMostMs = WAIT_AT_MOST_MS,
  }: { onWaiting?: (() => void) | undefined; atMostMs?: number | undefined },
): Promise<void> {
  const deadline = Date.now() + atMostMs;
  for (let tries = 0; ; tries += 1) {
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      if (!codesOf(error).some((code) => TRANSIENT.has(code)) || Date.now() > deadline) throw error;
      if (tries === 0) onWaiting?.();
      await wait(ASK_EVERY_MS);
    }
  }
}
