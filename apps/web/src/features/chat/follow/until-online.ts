import type { Connection } from "../../../lib/connection.ts";
import type { Later } from "../../../local-db/write-behind.ts";

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

interface Options {
  connection: () => Connection;
  subscribe: (listener: () => void) => () => void;
  later: Later;
}

/** Resolves when a retry makes sense: the network is back, or the backoff delay is over while online. */
export function untilOnline(
  { connection, subscribe, later }: Options,
  failedTries: number,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wasOffline = connection().state === "offline";
  const ms = Math.min(FIRST_WAIT_MS * 2 ** (failedTries - 1), LONGEST_WAIT_MS);
  const cancel = wasOffline ? () => undefined : later(ms, resolve);
  const unsubscribe = subscribe(() => {
    if (connection().state === "online") resolve();
  });
  signal.addEventListener("abort", () => resolve(), { once: true });
  if (signal.aborted) resolve();
  return promise.finally(() => {
    cancel();
    unsubscribe();
  });
}
