import { describe, expect, it } from "vitest";
import { memoryStorage } from "./open-storage.ts";
import { claimsOf, START_MS, sessionConfig, tokensOf } from "./session.fixtures.ts";
import { createTokenCache, TOKEN_CACHE_KEY, type Tokens } from "./token-cache.ts";

function cacheAt(now = START_MS, storage = memoryStorage(), config = sessionConfig()) {
  return { storage, cache: createTokenCache({ ...config, storage, now: () => now }) };
}

function complete(changes: Partial<Tokens> = {}) {
  return { ...tokensOf(), ...changes, idToken: "the-identity", claims: claimsOf() };
}

describe("the token cache", () => {
  it("returns the access token for scopes that it covers, requested or granted", () => {
    const { cache } = cacheAt();
    cache.save(complete({ accessToken: "a", scopes: ["api"] }), ["openid", "api"]);
    expect(cache.accessToken(["api"])).toBe("a");
    expect(cache.accessToken(["openid", "api"])).toBe("a");
    expect(cache.accessToken(["contacts"])).toBeNull();
  });

  it("stores no access token without expiry or without scopes, but the account", () => {
    for (const lacking of [{ expiresAt: null }, { scopes: [] }]) {
      const { cache } = cacheAt();
      cache.save(complete(lacking), ["api"]);
      expect(cache.accessToken(["api"])).toBeNull();
      expect(cache.account()?.idToken).toBe("the-identity");
    }
  });

  it("does not return a token with five seconds or less left", () => {
    const { cache, storage } = cacheAt();
    cache.save(complete({ expiresAt: START_MS / 1000 + 60 }), ["api"]);
    expect(cacheAt(START_MS + 54_999, storage).cache.accessToken(["api"])).not.toBeNull();
    expect(cacheAt(START_MS + 55_000, storage).cache.accessToken(["api"])).toBeNull();
  });

  it("stores the tokens of several resources", () => {
    const { cache } = cacheAt();
    cache.save(complete({ accessToken: "a", scopes: ["api"] }), ["api"]);
    cache.save(complete({ accessToken: "b", scopes: ["contacts"] }), ["contacts"]);
    cache.save(complete({ accessToken: "c", scopes: ["api"] }), ["api"]);
    expect([cache.accessToken(["api"]), cache.accessToken(["contacts"])]).toEqual(["c", "b"]);
  });

  it("drops everything of the previous person when another one signs in", () => {
    const { cache } = cacheAt();
    cache.save(complete({ scopes: ["contacts"] }), ["contacts"]);
    cache.countRefresh();
    cache.save({ ...complete(), claims: claimsOf({ sub: "43" }) }, ["api"]);
    expect(cache.accessToken(["contacts"])).toBeNull();
    expect(cache.refreshes()).toBe(0);
  });

  it("counts renewals across new tokens until they are reset", () => {
    const { cache } = cacheAt();
    cache.save(complete(), ["api"]);
    cache.countRefresh();
    cache.save(complete(), ["api"]);
    cache.countRefresh();
    expect(cache.refreshes()).toBe(2);
    cache.forgetRefreshes();
    expect(cache.refreshes()).toBe(0);
  });

  it("ignores tokens of another provider or client", () => {
    const { cache, storage } = cacheAt();
    cache.save(complete(), ["api"]);
    expect(
      cacheAt(START_MS, storage, sessionConfig({ authority: "https://other.example" })).cache.account(),
    ).toBeNull();
    expect(cacheAt(START_MS, storage, sessionConfig({ clientId: "other" })).cache.account()).toBeNull();
  });

  it.each(["", "{", "[]", '{"account":{}}', '{"account":{"idToken":1},"accessTokens":[]}'])(
    "takes damaged contents for an empty cache: %s",
    (stored) => {
      const { cache, storage } = cacheAt();
      storage.setItem(TOKEN_CACHE_KEY, stored);
      expect(cache.account()).toBeNull();
    },
  );
});
