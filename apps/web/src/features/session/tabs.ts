import type { SignedOutWhy } from "./session-store.ts";
import { TOKEN_CACHE_KEY } from "./token-cache.ts";

export type EndWhy = Exclude<SignedOutWhy, "notYet">;

type TabMessage = { type: "tokens" } | { type: "signedOut"; why: EndWhy };

interface Handlers {
  onTokens: () => void;
  onSignedOut: (why: EndWhy) => void;
}

/** The other tabs of this browser on this site. */
export interface Tabs {
  tell: (message: TabMessage) => void;
  close: () => void;
}

const CHANNEL = "metatron.tabs";
/** Logout also empties the storage; its message, which says why, must win over that event. */
const STORAGE_GRACE_MS = 400;

export function joinTabs({ onTokens, onSignedOut }: Handlers, page: EventTarget = window): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  let grace: ReturnType<typeof setTimeout> | undefined;

  const onMessage = ({ data }: MessageEvent<TabMessage>) => {
    switch (data.type) {
      case "tokens":
        return onTokens();
      case "signedOut":
        clearTimeout(grace);
        return onSignedOut(data.why);
    }
  };
  const onStorage = (event: Event) => {
    // Only storage events are listened for; the name of the event fixes its type.
    const { key, newValue } = event as StorageEvent;
    if (key !== null && key !== TOKEN_CACHE_KEY) return;
    if (newValue !== null) return;
    grace = setTimeout(() => onSignedOut("person"), STORAGE_GRACE_MS);
  };

  channel.addEventListener("message", onMessage);
  page.addEventListener("storage", onStorage);
  return {
    tell: (message) => channel.postMessage(message),
    close: () => {
      clearTimeout(grace);
      channel.close();
      page.removeEventListener("storage", onStorage);
    },
  };
}
