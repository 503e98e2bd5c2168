import { createBearer } from "./bearer.ts";
import { keepSession } from "./keep-session.ts";
import type { Leave } from "./leaving.ts";
import { logout } from "./logout.ts";
import { safeReturnPath } from "./return-path.ts";
import { checkInteractionType } from "./session-config.ts";
import type { SessionDeps } from "./session-deps.ts";
import { asSessionError } from "./session-error.ts";
import type { SignedOutWhy } from "./session-store.ts";
import { isLoggedIn, readSessionUser, type SessionUser } from "./session-user.ts";
import { createSignIn } from "./sign-in.ts";
import type { EndWhy } from "./tabs.ts";
import { waitAtMost } from "./wait-at-most.ts";

export type Session = ReturnType<typeof createSession>;

export function createSession(deps: SessionDeps) {
  const { cache, config, leaving, memory, store } = deps;
  let returnTo: string | null = null;

  const tabs = deps.joinTabs({ onTokens: reconcile, onSignedOut: (...told) => void followSignOut(...told) });
  const kept = keepSession(deps, {
    onNoClaims: () => {
      dropTokens();
      store.set({ status: "signedOut", why: "notYet", loginError: "no_claims", transientError: null });
      deps.navigate("/login");
    },
    onNoExpiry: (idToken) => void endSession("noExpiry", idToken),
    onTimedOut: () => void endSession("timedOut"),
    onExpired: () => void expire(),
  });
  const signIn = createSignIn(deps, kept, expire);
  const { authorizedFetch, tokenFor } = createBearer({
    ...deps,
    resources: config.protectedResources,
    apiBase: config.apiBase,
    apiToken: config.apiToken,
    identityToken: () => cache.account()?.idToken ?? null,
    acquireToken: kept.acquireToken,
    interact: signIn.interact,
  });

  /** Runs once, before the first page is shown; `needsSomebody` says whether that page requires a session. */
  async function start({ needsSomebody }: { needsSomebody: boolean }) {
    try {
      checkInteractionType(config.interactionType);
      const answer = memory.takeRedirectAnswer();
      if (answer) returnTo = await signIn.finishRedirect(answer);
      else await restore(needsSomebody);
    } catch (error) {
      store.set({
        status: "signedOut",
        why: "notYet",
        loginError: asSessionError(error).code,
        transientError: null,
      });
    } finally {
      if (store.snapshot().session.status === "starting") showSignedOut("notYet");
      store.progress("startup", "end");
    }
  }

  async function restore(needsSomebody: boolean) {
    const account = cache.account();
    if (!account) {
      const why = memory.takeLogoutReason();
      if (why) {
        showSignedOut(why);
        return why === "person" ? undefined : deps.navigate("/login");
      }
      if (needsSomebody && !memory.isPromptRequired()) await signIn.signInSilently();
      return;
    }
    const read = readSessionUser(account.idToken, account.claims, config.claims);
    if ("missing" in read) return cache.clear();
    if (isLoggedIn(read.user, deps.clock.now())) return void kept.showCached("fine");
    store.progress("silentSignIn", "start");
    const outcome = await kept.renew();
    store.progress("silentSignIn", "end");
    // A network error is not a logout: local data can still be read.
    if (outcome === "unreachable") kept.showCached("unreachable");
    if (outcome === "refused") {
      dropTokens();
      // The session ended while no tab was open, so the data has not been deleted yet.
      await forget(read.user);
      showSignedOut("expired");
    }
  }

  async function endSession(why: Leave["why"], refusedToken: string | null = null) {
    store.progress("logout", "start");
    const user = shownUser();
    const outcome = await logout(why, {
      ...deps,
      tabs,
      refusedToken,
      forget: () => forget(user),
      onSignedOut: showSignedOut,
    });
    if (outcome !== "leaving") store.progress("logout", "end");
  }

  /**
   * The token expired and the provider requires interaction. Without a shared computer, local data is kept.
   */
  async function expire() {
    await leaving.saveUnsaved();
    // Another tab may have signed in again.
    if (cache.account()?.idToken !== kept.shownToken()) return reconcile();
    const user = shownUser();
    dropTokens();
    await forget(user);
    showSignedOut("expired");
    deps.navigate(loginPath(deps.currentPath()));
  }

  /**
   * Every tab that leaves deletes the databases, so that one recreated by another tab is deleted by the last.
   */
  async function forget(user: SessionUser | null, isSharedComputer = memory.isSharedComputer()) {
    if (!isSharedComputer || !user) return;
    leaving.letGo();
    await waitAtMost([deps.deleteLocalData(user)]);
  }

  function shownUser(): SessionUser | null {
    const { session } = store.snapshot();
    return session.status === "signedIn" ? session.user : null;
  }

  function dropTokens() {
    kept.stopWatching();
    tabs.broadcast({ type: "signedOut", why: "expired", isSharedComputer: memory.isSharedComputer() });
    cache.clear();
  }

  async function followSignOut(why: EndWhy, isSharedComputer = memory.isSharedComputer()) {
    const user = shownUser();
    if (!user) return;
    kept.stopWatching();
    if (isSharedComputer) await forget(user, isSharedComputer);
    else await leaving.saveUnsaved();
    if (store.snapshot().session.status !== "signedIn") return;
    if (why !== "expired") deps.session.clear();
    showSignedOut(why);
    deps.navigate(why === "person" ? "/" : why === "expired" ? loginPath(deps.currentPath()) : "/login");
  }

  /** Updates this tab to the cached tokens, which any tab may have written. */
  function reconcile() {
    const account = cache.account();
    const { status } = store.snapshot().session;
    if (!account && status === "signedIn") void followSignOut("person");
    if (account && status !== "starting" && account.idToken !== kept.shownToken()) kept.showCached("fine");
  }

  /** Called when the page or the computer wakes up, or the network is back. */
  function wake({ fromPageCache }: { fromPageCache: boolean }) {
    // The person returned from the provider with the browser's back button.
    if (fromPageCache) for (const action of ["login", "logout"] as const) store.progress(action, "end");
    reconcile();
    kept.wake();
  }

  function showSignedOut(why: SignedOutWhy) {
    kept.stopWatching();
    returnTo = null;
    store.set({ status: "signedOut", why, loginError: null, transientError: null });
  }

  function loginPath(from: string) {
    const path = safeReturnPath(from, deps.origin);
    return path ? `/login?${new URLSearchParams({ returnTo: path })}` : "/login";
  }

  return {
    config,
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    start,
    wake,
    signIn: signIn.signIn,
    /** Leads back to the page that is shown. */
    signInHere: () => signIn.signIn({ returnTo: deps.currentPath() }),
    cancelSignIn: signIn.cancelSignIn,
    signOut: () => endSession("person"),
    /**
     * The page that the person wanted before a redirect to the
     * provider. The router may read it more than once.
     */
    takeReturnPath: () => (deps.currentPath().startsWith("/login") ? returnTo : null),
    /** Asks the provider for the person's current roles; keeps the current ones on failure. */
    renew: async () => void (await kept.renew()),
    authorizedFetch,
    tokenFor,
    keepUnsaved: leaving.keepUnsaved,
    beforeLogout: leaving.beforeLogout,
    beforeForgetting: leaving.beforeForgetting,
    isSharedComputer: memory.isSharedComputer,
    setSharedComputer: memory.setSharedComputer,
    noteActivity: kept.idle.noteActivity,
    noteOtherTab: kept.idle.noteOtherTab,
  };
}
