import type { Oidc } from "./oidc.ts";
import type { OneAtATime } from "./one-at-a-time.ts";
import { asSessionError, SessionError } from "./session-error.ts";
import type { CachedAccount, TokenCache, Tokens } from "./token-cache.ts";

const FRAME_TIMEOUT_MS = 10_000;
/** A token that must not be cached serves this page so long: it asks for one a minute, and not one a request. */
const REUSED_FOR_MS = 60_000;
/**
 * Requested together with the scopes of another resource, so that
 * each response renews the identity token too.
 */
const IDENTITY_SCOPES = new Set(["openid", "profile", "email", "offline_access"]);

interface Deps {
  oidc: Pick<Oidc, "byRefreshToken" | "byHiddenFrame" | "isReachable">;
  cache: TokenCache;
  oneAtATime: OneAtATime;
  /** All scopes of the sign-in. */
  scopes: readonly string[];
  /** Validates and stores the tokens; throws when they make no valid session. */
  adopt: (tokens: Tokens, requested: readonly string[]) => void;
  onProgress: (at: "start" | "end") => void;
  now: () => number;
}

/** A token without an expiry or a scope, which is not cached; held in the memory of this page alone. */
interface HeldToken {
  token: string;
  scopes: readonly string[];
  /** A sign-in as somebody else, or a renewal, makes the token useless. */
  idToken: string;
  until: number;
}

interface Wanted {
  scopes: readonly string[];
  /** Renews although the cached tokens are still valid, and counts the renewal. */
  force?: boolean;
}

export type AcquireToken = ReturnType<typeof createAcquireToken>;

/**
 * Acquires a token silently: cache, refresh token, hidden frame.
 * Null when the provider issued no access token.
 */
export function createAcquireToken({ oidc, cache, oneAtATime, scopes: all, adopt, onProgress, now }: Deps) {
  const flights = new Map<string, Promise<string | null>>();
  let held: HeldToken | undefined;

  return async ({ scopes, force = false }: Wanted): Promise<string | null> => {
    const account = cache.account();
    if (!account) throw noAccount();
    const cached = force ? null : usable(scopes);
    if (cached) return cached;
    const requested = requestFor(scopes);
    const key = requested.join(" ");
    const running = flights.get(key);
    if (running) return running;
    const flight = oneAtATime(() => renew({ scopes, requested, force, seen: account }))
      .catch((error: unknown) => {
        throw asSessionError(error);
      })
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  async function renew({ scopes, requested, force, seen }: Turn): Promise<string | null> {
    // While this call waited for the lock, another tab may have renewed the tokens or signed out.
    const account = cache.account();
    if (!account) throw noAccount();
    const cached = force && account.idToken === seen.idToken ? null : usable(scopes);
    if (cached) return cached;
    if (force) cache.countRefresh();
    onProgress("start");
    try {
      return await ask({ scopes, requested, force, seen: account });
    } finally {
      onProgress("end");
    }
  }

  async function ask({ scopes, requested, force, seen: account }: Turn): Promise<string | null> {
    const { refreshToken } = account;
    if (refreshToken !== null) {
      try {
        const tokens = await oidc.byRefreshToken({ ...account, refreshToken }, requested);
        const accessToken = keep(tokens, account, requested);
        if (!force || tokens.idToken !== account.idToken) return accessToken;
      } catch (error) {
        // All other errors fall back to the frame: `invalid_grant`, an empty 400, an invalid response.
        const { code } = asSessionError(error);
        if (code === "unreachable" || !cache.account()) throw error;
        // Without locks another tab may have used this refresh token a
        // moment ago; its new tokens are valid for both.
        const now = cache.account();
        if (now && now.refreshToken !== refreshToken && now.idToken !== account.idToken)
          return cache.accessToken(scopes);
      }
    }
    return keep(await byFrame(account, requested), account, requested);
  }

  async function byFrame({ claims, idToken }: CachedAccount, requested: readonly string[]): Promise<Tokens> {
    const loginHint =
      [claims.preferred_username, claims.email].find((hint) => typeof hint === "string") ?? null;
    try {
      return await oidc.byHiddenFrame({
        scopes: requested,
        loginHint,
        idToken,
        sub: claims.sub,
        timeoutMs: FRAME_TIMEOUT_MS,
      });
    } catch (error) {
      const { code, message } = asSessionError(error);
      // A frame times out both when the network is lost and when the provider refuses to be framed.
      if (code === "unreachable" || (code === "frame_timeout" && !(await oidc.isReachable())))
        throw new SessionError("unreachable", message, { cause: error });
      throw new SessionError("interaction_required", message, { cause: error });
    }
  }

  function keep(tokens: Tokens, account: CachedAccount, requested: readonly string[]): string | null {
    // Saving now would restore a session that another tab has ended during the request.
    if (cache.account()?.claims.sub !== account.claims.sub) throw noAccount();
    adopt(tokens, requested);
    hold(tokens, requested);
    return tokens.accessToken;
  }

  function hold({ accessToken, expiresAt, scopes }: Tokens, requested: readonly string[]) {
    const idToken = cache.account()?.idToken;
    const isCacheable = expiresAt !== null && scopes.length > 0;
    held =
      accessToken === null || idToken === undefined || isCacheable
        ? undefined
        : { token: accessToken, scopes: requested, idToken, until: now() + REUSED_FOR_MS };
  }

  function usable(scopes: readonly string[]): string | null {
    const cached = cache.accessToken(scopes);
    if (cached !== null || held === undefined) return cached;
    const covers = scopes.every((scope) => held?.scopes.includes(scope));
    const isFresh = held.until > now() && held.idToken === cache.account()?.idToken;
    return covers && isFresh ? held.token : null;
  }

  function requestFor(scopes: readonly string[]): readonly string[] {
    if (scopes.every((scope) => all.includes(scope))) return all;
    return [...all.filter((scope) => IDENTITY_SCOPES.has(scope)), ...scopes];
  }
}

interface Turn {
  scopes: readonly string[];
  requested: readonly string[];
  force: boolean;
  /** The cached account at the time of the request. */
  seen: CachedAccount;
}

function noAccount() {
  return new SessionError("no_account", "Nobody is signed in.");
}
