import { TOKEN_EXPIRED_UNDER_MS } from "@metatron/contract/constants";
import type { Claims } from "./session-user.ts";

export const TOKEN_CACHE_KEY = "metatron.session";

/** The tokens of one response of the provider. */
export interface Tokens {
  idToken: string | null;
  claims: Claims | null;
  accessToken: string | null;
  /** In seconds. */
  expiresAt: number | null;
  scopes: readonly string[];
  refreshToken: string | null;
}

export interface CachedAccount {
  idToken: string;
  claims: Claims;
  refreshToken: string | null;
  /** By this computer's clock, in milliseconds. */
  receivedAt: number;
  /** Silent renewals since the person last confirmed their presence. */
  refreshes: number;
}

interface CachedAccessToken {
  token: string;
  scopes: string[];
  expiresAt: number;
}

interface CachedSession {
  authority: string;
  clientId: string;
  account: CachedAccount;
  accessTokens: CachedAccessToken[];
}

export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface Options {
  storage: KeyValueStorage;
  now: () => number;
  /** Tokens of another provider or client must never be sent to this one. */
  authority: string;
  clientId: string;
}

export type TokenCache = ReturnType<typeof createTokenCache>;

/** The tokens of all tabs. Never held in memory, because any tab may have renewed them. */
export function createTokenCache({ storage, now, authority, clientId }: Options) {
  const read = (): CachedSession | null => {
    const session = parse(storage.getItem(TOKEN_CACHE_KEY));
    return session?.authority === authority && session.clientId === clientId ? session : null;
  };
  const write = (session: CachedSession) => storage.setItem(TOKEN_CACHE_KEY, JSON.stringify(session));
  const setRefreshes = (refreshes: (before: number) => number) => {
    const session = read();
    if (!session) return;
    write({ ...session, account: { ...session.account, refreshes: refreshes(session.account.refreshes) } });
  };

  return {
    account: (): CachedAccount | null => read()?.account ?? null,

    accessToken(scopes: readonly string[]): string | null {
      const usable = read()?.accessTokens.find(
        (entry) => covers(entry.scopes, scopes) && entry.expiresAt * 1000 - now() > TOKEN_EXPIRED_UNDER_MS,
      );
      return usable?.token ?? null;
    },

    /** `requested` scopes count as granted: providers omit scopes such as `openid` from the response. */
    save(tokens: Tokens & { idToken: string; claims: Claims }, requested: readonly string[]) {
      const before = read();
      const samePerson = before?.account.claims.sub === tokens.claims.sub;
      const account: CachedAccount = {
        idToken: tokens.idToken,
        claims: tokens.claims,
        refreshToken: tokens.refreshToken,
        receivedAt: now(),
        refreshes: samePerson ? (before?.account.refreshes ?? 0) : 0,
      };
      const entry = cacheable(tokens, requested);
      const others = (samePerson ? (before?.accessTokens ?? []) : []).filter(
        ({ scopes, expiresAt }) => !(entry && covers(entry.scopes, scopes)) && expiresAt * 1000 > now(),
      );
      write({ authority, clientId, account, accessTokens: entry ? [entry, ...others] : others });
    },

    refreshes: () => read()?.account.refreshes ?? 0,
    countRefresh: () => setRefreshes((before) => before + 1),
    forgetRefreshes: () => setRefreshes(() => 0),
    clear: () => storage.removeItem(TOKEN_CACHE_KEY),
  };
}

function cacheable(
  { accessToken, expiresAt, scopes }: Tokens,
  requested: readonly string[],
): CachedAccessToken | null {
  if (!accessToken || expiresAt === null || scopes.length === 0) return null;
  return { token: accessToken, expiresAt, scopes: [...new Set([...scopes, ...requested])] };
}

function covers(held: readonly string[], wanted: readonly string[]) {
  return wanted.every((scope) => held.includes(scope));
}

function parse(stored: string | null): CachedSession | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isCachedSession(value) ? value : null;
  } catch {
    return null;
  }
}

function isCachedSession(value: unknown): value is CachedSession {
  if (!isRecord(value) || !isRecord(value.account) || !Array.isArray(value.accessTokens)) return false;
  const { idToken, claims, refreshToken, receivedAt, refreshes } = value.account;
  return (
    typeof value.authority === "string" &&
    typeof value.clientId === "string" &&
    typeof idToken === "string" &&
    isRecord(claims) &&
    (refreshToken === null || typeof refreshToken === "string") &&
    typeof receivedAt === "number" &&
    typeof refreshes === "number" &&
    value.accessTokens.every(isCachedAccessToken)
  );
}

function isCachedAccessToken(value: unknown): value is CachedAccessToken {
  return (
    isRecord(value) &&
    typeof value.token === "string" &&
    typeof value.expiresAt === "number" &&
    Array.isArray(value.scopes) &&
    value.scopes.every((scope) => typeof scope === "string")
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
