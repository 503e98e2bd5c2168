import { onTestFinished, vi } from "vitest";
import { createChatSync } from "./chat-sync.ts";
import type { TestTab } from "./device.fixtures.ts";

/** Stopped at the end of the test. */
export function start(tab: TestTab) {
  const sync = createChatSync(tab);
  const stop = sync.start();
  onTestFinished(stop);
  return { sync, stop };
}

/** The machine may be busy, so the check is retried. */
export function eventually(check: () => void | Promise<void>) {
  return vi.waitFor(check, { timeout: 4000, interval: 20 });
}
