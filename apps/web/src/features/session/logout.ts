import { KEPT_ON_LOGOUT } from "@metatron/contract/constants";
import type { Leave, Leaving } from "./leaving.ts";
import type { Oidc } from "./oidc.ts";
import type { SessionMemory } from "./session-memory.ts";
import type { Tabs } from "./tabs.ts";
import type { TokenCache } from "./token-cache.ts";
import { waitAtMost } from "./wait-at-most.ts";

interface Deps {
  cache: TokenCache;
  oidc: Pick<Oidc, "endSessionUrl">;
  leaving: Pick<Leaving, "mayLeave">;
  memory: SessionMemory;
  tabs: Pick<Tabs, "broadcast">;
  local: Storage;
  session: Storage;
  /**
   * An identity token that was rejected. Without an id token hint, the
   * provider would ask which account to sign out.
   */
  refusedToken: string | null;
  /** Deletes the person's local data on a shared computer. */
  forget: () => Promise<void>;
  /** Called when no one is signed in any more. */
  onSignedOut: (why: Leave["why"]) => void;
  goTo: (url: string) => void;
  navigate: (path: string) => void;
  track: (name: "logout_app") => void | Promise<void>;
}

/** Ends the session in this tab, in all other tabs and at the provider, unless the person chooses to stay. */
export async function logout(why: Leave["why"], deps: Deps): Promise<"stayed" | "ended" | "leaving"> {
  const { cache, memory } = deps;
  const isSharedComputer = memory.isSharedComputer();
  if (!(await deps.leaving.mayLeave({ why, isSharedComputer }))) return "stayed";
  // Must precede the deletion of the databases: a tab that still believes in the session would recreate them.
  deps.tabs.broadcast({ type: "signedOut", why, isSharedComputer });
  await deps.forget();
  // Sending the last usage event still needs the token.
  await waitAtMost([(async () => await deps.track("logout_app"))()]);

  const idToken = cache.account()?.idToken ?? deps.refusedToken;
  clearStorage(deps.local, deps.session);
  deps.onSignedOut(why);

  const endSessionUrl = await deps.oidc.endSessionUrl(idToken).catch(() => null);
  if (endSessionUrl === null) {
    memory.requirePrompt();
    deps.navigate(why === "person" ? "/" : "/login");
    return "ended";
  }
  memory.rememberLogoutReason(why);
  deps.goTo(endSessionUrl);
  return "leaving";
}

/** Clears both storages except for the few settings that belong to the computer and not to the person. */
function clearStorage(local: Storage, session: Storage) {
  const kept: ReadonlySet<string> = new Set(KEPT_ON_LOGOUT);
  for (const storage of [local, session]) {
    for (const key of keysOf(storage)) if (!kept.has(key)) storage.removeItem(key);
  }
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}
