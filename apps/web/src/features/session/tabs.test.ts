import { afterEach, describe, expect, it, vi } from "vitest";
import { joinTabs } from "./tabs.ts";
import { TOKEN_CACHE_KEY } from "./token-cache.ts";

const open: { close: () => void }[] = [];

function join() {
  const page = new EventTarget();
  const handlers = { onTokens: vi.fn(), onSignedOut: vi.fn() };
  const tabs = joinTabs(handlers, page);
  open.push(tabs);
  const storageEvent = (key: string | null, newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  return { ...handlers, tabs, storageEvent };
}

afterEach(() => {
  vi.useRealTimers();
  for (const tabs of open.splice(0)) tabs.close();
});

describe("the tabs of a browser", () => {
  it("receive a logout, but not their own", async () => {
    const here = join();
    const there = join();
    here.tabs.broadcast({ type: "signedOut", why: "timedOut", isSharedComputer: false });
    await vi.waitFor(() => expect(there.onSignedOut).toHaveBeenCalledWith("timedOut", false));
    expect(here.onSignedOut).not.toHaveBeenCalled();
  });

  it("see new tokens once the storage has them", () => {
    const { storageEvent, onTokens } = join();
    storageEvent("darkMode", "true");
    expect(onTokens).not.toHaveBeenCalled();
    storageEvent(TOKEN_CACHE_KEY, "{}");
    expect(onTokens).toHaveBeenCalledTimes(1);
  });

  it("stay signed in when new tokens follow at once on removed ones", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { storageEvent, onSignedOut } = join();
    storageEvent(TOKEN_CACHE_KEY, null);
    storageEvent(TOKEN_CACHE_KEY, "{}");
    vi.advanceTimersByTime(60_000);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it.each([TOKEN_CACHE_KEY, null])("notice tokens that were removed without a message: %s", async (key) => {
    const { storageEvent, onSignedOut } = join();
    storageEvent("darkMode", null);
    storageEvent(TOKEN_CACHE_KEY, "{}");
    storageEvent(key, null);
    await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledWith("person"));
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it("prefer the message over the cleared storage, whichever arrives first", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const here = join();
    const there = join();
    there.storageEvent(TOKEN_CACHE_KEY, null);
    here.tabs.broadcast({ type: "signedOut", why: "expired", isSharedComputer: true });
    await vi.waitUntil(() => there.onSignedOut.mock.calls.length > 0, { interval: 1 });
    vi.advanceTimersByTime(60_000);
    expect(there.onSignedOut.mock.calls).toEqual([["expired", true]]);
  });
});
