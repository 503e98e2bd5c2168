import type { SignedOutWhy } from "./session-store.ts";
import { TOKEN_CACHE_KEY } from "./token-cache.ts";

export type EndWhy = Exclude<SignedOutWhy, "notYet">;

/** Carries the reason why the session ended, which the cleared storage does not show. */
type TabMessage = { type: "signedOut"; why: EndWhy; isSharedComputer: boolean };

interface Handlers {
  onTokens: () => void;
  /** `isSharedComputer` is passed where the storage may already be cleared. */
  onSignedOut: (why: EndWhy, isSharedComputer?: boolean) => void;
}

/** The other tabs of this browser on this site. */
export interface Tabs {
  broadcast: (message: TabMessage) => void;
  close: () => void;
}

const CHANNEL = "metatron.tabs";
/** Logout also clears the storage; the message with its reason must win over that storage event. */
const STORAGE_GRACE_MS = 400;

export function joinTabs({ onTokens, onSignedOut }: Handlers, page: EventTarget = window): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  let grace: ReturnType<typeof setTimeout> | undefined;

  const onMessage = ({ data }: MessageEvent<TabMessage>) => {
    clearTimeout(grace);
    onSignedOut(data.why, data.isSharedComputer);
  };
  const onStorage = (event: Event) => {
    // Safe: `storage` listeners receive storage events.
    const { key, newValue } = event as StorageEvent;
    if (key !== null && key !== TOKEN_CACHE_KEY) return;
    clearTimeout(grace);
    // No message announces new tokens: it would arrive before other tabs can read them from the storage.
    if (newValue !== null) return onTokens();
    grace = setTimeout(() => onSignedOut("person"), STORAGE_GRACE_MS);
  };

  channel.addEventListener("message", onMessage);
  page.addEventListener("storage", onStorage);
  return {
    broadcast: (message) => channel.postMessage(message),
    close: () => {
      clearTimeout(grace);
      channel.close();
      page.removeEventListener("storage", onStorage);
    },
  };
}
