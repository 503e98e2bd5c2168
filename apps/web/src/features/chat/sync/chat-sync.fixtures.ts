import { onTestFinished, vi } from "vitest";
import { createChatSync } from "./chat-sync.ts";
import type { TestTab } from "./device.fixtures.ts";

/** Stopped when the test is over. */
export function start(tab: TestTab) {
  const sync = createChatSync(tab);
  const stop = sync.start();
  onTestFinished(stop);
  return { sync, stop };
}

/** This machine may be busy with other things. */
export function eventually(check: () => void | Promise<void>) {
  return vi.waitFor(check, { timeout: 4000, interval: 20 });
}
