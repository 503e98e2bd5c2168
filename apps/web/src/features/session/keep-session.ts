import { SHARED_COMPUTER_IDLE_MINUTES } from "@metatron/contract/session/constants";
import { type AcquireToken, createAcquireToken } from "./acquire-token.ts";
import { createIdleWatch } from "./idle-watch.ts";
import type { SessionConfig } from "./session-config.ts";
import type { SessionDeps } from "./session-deps.ts";
import { asSessionError, SessionError, type SessionErrorCode } from "./session-error.ts";
import { createSessionTimer, type Renewal } from "./session-timer.ts";
import { isLoggedIn, readSessionUser, type SessionUser } from "./session-user.ts";
import type { Tokens } from "./token-cache.ts";

interface Ends {
  /** The token lacks the claims that identify the person. */
  onNoClaims: () => void;
  /** The token has no expiry. It can still name the session that the provider should end. */
  onNoExpiry: (idToken: string | null) => void;
  onTimedOut: () => void;
  onExpired: () => void;
}

const ENDED: ReadonlySet<SessionErrorCode> = new Set(["no_account", "no_claims", "no_expiry"]);

export type KeptSession = ReturnType<typeof keepSession>;

/** Stores new tokens, publishes the person they belong to and renews them in time. */
export function keepSession(deps: SessionDeps, ends: Ends) {
  const { cache, clock, config, store } = deps;

  const acquireToken: AcquireToken = createAcquireToken({
    ...deps,
    scopes: config.scopes,
    adopt: (tokens, requested) => void adopt(tokens, requested),
    onProgress: (at) => store.progress("acquireToken", at),
    now: clock.now,
  });

  const timer = createSessionTimer({
    clock,
    renew,
    refreshes: cache.refreshes,
    forgetRefreshes: cache.forgetRefreshes,
    maxRefreshes: config.attemptsRefreshToken,
    askToContinue: deps.askToContinue,
    onUnreachable: deps.sayUnreachable,
    onTimedOut: ends.onTimedOut,
    onExpired: ends.onExpired,
  });

  const idle = createIdleWatch({
    clock,
    storage: deps.local,
    limitMs: () => idleLimitMs(config, deps.memory.isSharedComputer()),
    askToContinue: deps.askToContinue,
    onTimedOut: ends.onTimedOut,
  });

  /** Ends both watches of the session, with the session. */
  function stopWatching() {
    timer.stop();
    idle.stop();
  }

  /** Validates and stores new tokens; throws when they make no valid session. */
  function adopt(tokens: Tokens, requested: readonly string[]): SessionUser {
    const { idToken, claims } = tokens;
    const read = readSessionUser(idToken, claims, config.claims);
    if ("missing" in read) return refuse(read.missing, idToken);
    const isNew = cache.account()?.idToken !== idToken;
    cache.save({ ...tokens, idToken: read.user.token, claims: claims ?? {} }, requested);
    if (isNew && !isLoggedIn(read.user, clock.now()))
      throw new SessionError("clock_wrong", "A new token has already expired by this computer's clock.");
    showCached("fine");
    return read.user;
  }

  function refuse(missing: "claims" | "expiry", idToken: string | null): never {
    switch (missing) {
      case "claims":
        ends.onNoClaims();
        throw new SessionError("no_claims", "The sign-in brought no claims.");
      case "expiry":
        deps.warn("The identity token has no expiry.");
        ends.onNoExpiry(idToken);
        throw new SessionError("no_expiry", "The identity token has no expiry.");
    }
  }

  /** Publishes the person of the cached tokens, whichever tab stored them. */
  function showCached(renewal: "fine" | "unreachable"): SessionUser | null {
    const account = cache.account();
    const read = account && readSessionUser(account.idToken, account.claims, config.claims);
    if (!account || !read || "missing" in read) return null;
    const { user } = read;
    const { session } = store.snapshot();
    // Another person signed in from another tab or window: no data of
    // the previous person may stay on the page.
    if (session.status === "signedIn" && session.user.uniqueId !== user.uniqueId) deps.goTo("/");
    store.set({ status: "signedIn", user, renewal });
    const issuedAt = typeof account.claims.iat === "number" ? account.claims.iat : account.receivedAt / 1000;
    timer.arm({ issuedAt, expiresAt: user.exp, receivedAtMs: account.receivedAt });
    idle.start();
    return user;
  }

  async function renew(): Promise<Renewal> {
    try {
      await acquireToken({ scopes: config.scopes, force: true });
      // Another tab may have renewed first; its tokens have not been published here yet.
      if (shownToken() !== cache.account()?.idToken) showCached("fine");
      return "renewed";
    } catch (error) {
      const { code } = asSessionError(error);
      if (ENDED.has(code)) return "ended";
      const renewal = code === "unreachable" ? "unreachable" : "refused";
      const { session } = store.snapshot();
      if (session.status === "signedIn") store.set({ ...session, renewal });
      return renewal;
    }
  }

  function shownToken(): string | null {
    const { session } = store.snapshot();
    return session.status === "signedIn" ? session.user.token : null;
  }

  return { acquireToken, adopt, showCached, renew, shownToken, stopWatching, idle, wake: timer.wake };
}

/** On a shared computer there is a limit even where none is configured. */
function idleLimitMs({ idleMinutes }: SessionConfig, isSharedComputer: boolean): number {
  return (idleMinutes || (isSharedComputer ? SHARED_COMPUTER_IDLE_MINUTES : 0)) * 60_000;
}
