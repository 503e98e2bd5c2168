import type { Leaving } from "./leaving.ts";
import type { Oidc } from "./oidc.ts";
import type { OneAtATime } from "./one-at-a-time.ts";
import type { PopupWindow } from "./popup-window.ts";
import type { SessionConfig } from "./session-config.ts";
import type { SessionMemory } from "./session-memory.ts";
import type { SessionStore } from "./session-store.ts";
import type { Clock } from "./session-timer.ts";
import type { SessionUser } from "./session-user.ts";
import type { joinTabs } from "./tabs.ts";
import type { TokenCache } from "./token-cache.ts";

/** All outside dependencies of a session, so that it can run without a browser. */
export interface SessionDeps {
  config: SessionConfig;
  origin: string;
  store: SessionStore;
  cache: TokenCache;
  memory: SessionMemory;
  leaving: Leaving;
  oidc: Oidc;
  oneAtATime: OneAtATime;
  clock: Clock;
  /** Deletes all local data of the person on this computer. */
  deleteLocalData: (user: SessionUser) => Promise<void>;
  local: Storage;
  session: Storage;
  fetch: typeof fetch;
  joinTabs: typeof joinTabs;
  openPopup: () => PopupWindow | null;
  /** Path, query and fragment of the current page. */
  currentPath: () => string;
  navigate: (path: string) => void;
  /** Leaves the app by a full navigation. */
  goTo: (url: string) => void;
  askToContinue: (signal: AbortSignal) => Promise<"yes" | "other">;
  /** The session is kept and its renewal tried again; a refused renewal is in the state. */
  sayUnreachable: () => void;
  track: (name: "login_app" | "logout_app") => void | Promise<void>;
  warn: (message: string, cause?: unknown) => void;
}
