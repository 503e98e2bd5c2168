import type { SignedOutWhy } from "./session-store.ts";
import { TOKEN_CACHE_KEY } from "./token-cache.ts";

export type EndWhy = Exclude<SignedOutWhy, "notYet">;

/** Why the session ended, which the emptied storage does not say. */
type TabMessage = { type: "signedOut"; why: EndWhy; isSharedComputer: boolean };

interface Handlers {
  onTokens: () => void;
  /** `isSharedComputer` is told where the storage may not say it any more. */
  onSignedOut: (why: EndWhy, isSharedComputer?: boolean) => void;
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
    clearTimeout(grace);
    onSignedOut(data.why, data.isSharedComputer);
  };
  const onStorage = (event: Event) => {
    // Only storage events are listened for; the name of the event fixes its type.
    const { key, newValue } = event as StorageEvent;
    if (key !== null && key !== TOKEN_CACHE_KEY) return;
    clearTimeout(grace);
    // A message would be here before the tokens are: other tabs see a write to the storage some time later.
    if (newValue !== null) return onTokens();
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
