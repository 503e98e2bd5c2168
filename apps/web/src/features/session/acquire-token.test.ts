import { ErrorResponse } from "oidc-client-ts";
import { describe, expect, it, vi } from "vitest";
import { createAcquireToken } from "./acquire-token.ts";
import { withinThisTab } from "./one-at-a-time.ts";
import { memoryStorage } from "./open-storage.ts";
import { claimsOf, fakeOidc, START_MS, sessionConfig, tokensOf } from "./session.fixtures.ts";
import { asSessionError, SessionError } from "./session-error.ts";
import { createTokenCache, type Tokens } from "./token-cache.ts";

const config = sessionConfig();
const HOUR_MS = 3_600_000;

function tab({
  storage = memoryStorage(),
  now = () => START_MS,
  oneAtATime = withinThisTab(),
  oidc = fakeOidc(),
} = {}) {
  const cache = createTokenCache({ ...config, storage, now });
  const save = (tokens: Tokens, requested = config.scopes) =>
    cache.save({ ...tokens, idToken: tokens.idToken ?? "", claims: tokens.claims ?? {} }, requested);
  const onProgress = vi.fn();
  const acquire = createAcquireToken({
    oidc,
    cache,
    oneAtATime,
    scopes: config.scopes,
    adopt: save,
    onProgress,
    now,
  });
  return { cache, save, oidc, acquire, onProgress };
}

const later = () => claimsOf({}, START_MS + HOUR_MS);
const atExpiry = () => START_MS + HOUR_MS;
const refused = () => new SessionError("interaction_required", "invalid_grant");
const api = ["api"];

describe("silent acquisition", () => {
  it("throws no_account when no account is cached", async () => {
    await expect(tab().acquire({ scopes: api })).rejects.toMatchObject({ code: "no_account" });
  });

  it("returns the cached token while it is valid", async () => {
    const { acquire, save, oidc, onProgress } = tab();
    save(tokensOf(claimsOf(), { accessToken: "cached" }));
    expect(await acquire({ scopes: api })).toBe("cached");
    expect(oidc.byRefreshToken).not.toHaveBeenCalled();
    expect(onProgress).not.toHaveBeenCalled();
  });

  it("uses the refresh token with all scopes when the cached token has expired", async () => {
    const { acquire, save, oidc, cache, onProgress } = tab({ now: atExpiry });
    save(tokensOf(claimsOf(), { refreshToken: "r1" }));
    oidc.byRefreshToken.mockResolvedValue(tokensOf(later(), { accessToken: "new", refreshToken: "r2" }));
    expect(await acquire({ scopes: api })).toBe("new");
    expect(oidc.byRefreshToken).toHaveBeenCalledWith(
      expect.objectContaining({ refreshToken: "r1" }),
      config.scopes,
    );
    expect(cache.account()?.refreshToken).toBe("r2");
    expect(cache.refreshes()).toBe(0);
    expect(onProgress.mock.calls).toEqual([["start"], ["end"]]);
  });

  it.each([
    ["an expiry", { expiresAt: null }],
    ["a scope", { scopes: [] }],
  ])("asks once a minute for a token without %s, which is not cached", async (_case, lacking) => {
    let at = atExpiry();
    const { acquire, save, oidc, cache } = tab({ now: () => at });
    save(tokensOf());
    oidc.byRefreshToken.mockImplementation(async () =>
      tokensOf(later(), { accessToken: `token ${oidc.byRefreshToken.mock.calls.length}`, ...lacking }),
    );
    const several = await Promise.all([acquire({ scopes: api }), acquire({ scopes: api })]);
    expect([...several, await acquire({ scopes: api })]).toEqual(["token 1", "token 1", "token 1"]);
    expect(cache.accessToken(api)).toBeNull();
    at += 61_000;
    expect(await acquire({ scopes: api })).toBe("token 2");
    expect(oidc.byRefreshToken).toHaveBeenCalledTimes(2);
  });

  it("renews on force although the cached token is valid, and counts the renewal", async () => {
    const { acquire, save, oidc, cache } = tab();
    save(tokensOf());
    oidc.byRefreshToken.mockResolvedValue(tokensOf(later(), { accessToken: "new" }));
    expect(await acquire({ scopes: config.scopes, force: true })).toBe("new");
    expect(cache.refreshes()).toBe(1);
  });

  it.each([
    ["an invalid refresh token", () => asSessionError(new ErrorResponse({ error: "invalid_grant" }))],
    ["an empty 400", () => asSessionError(new Error("Bad Request (400): {}"))],
  ])("goes on in the hidden frame after %s", async (_case, failure) => {
    const { acquire, save, oidc, cache } = tab({ now: atExpiry });
    save(tokensOf());
    oidc.byRefreshToken.mockRejectedValue(failure());
    oidc.byHiddenFrame.mockResolvedValue(tokensOf(later(), { accessToken: "framed", refreshToken: null }));
    expect(await acquire({ scopes: api })).toBe("framed");
    expect(oidc.byHiddenFrame).toHaveBeenCalledWith(
      expect.objectContaining({ sub: "42", scopes: config.scopes }),
    );
    expect(cache.account()?.refreshToken).toBeNull();
  });

  it("uses the hidden frame when there is no refresh token", async () => {
    const { acquire, save, oidc } = tab({ now: atExpiry });
    save(tokensOf(claimsOf(), { refreshToken: null }));
    oidc.byHiddenFrame.mockResolvedValue(tokensOf(later(), { accessToken: "framed" }));
    expect(await acquire({ scopes: api })).toBe("framed");
    expect(oidc.byRefreshToken).not.toHaveBeenCalled();
  });

  it("uses the frame when a renewal returns no new identity token, and keeps the rotated refresh token", async () => {
    const { acquire, save, oidc, cache } = tab();
    const first = tokensOf();
    save(first);
    oidc.byRefreshToken.mockResolvedValue({ ...tokensOf(), idToken: first.idToken, refreshToken: "rotated" });
    oidc.byHiddenFrame.mockRejectedValue(refused());
    await expect(acquire({ scopes: api, force: true })).rejects.toMatchObject({
      code: "interaction_required",
    });
    expect(cache.account()?.refreshToken).toBe("rotated");
  });

  it.each(["interaction_required", "refused", "bad_response"] as const)(
    "requires interaction when the frame fails: %s",
    async (code) => {
      const { acquire, save, oidc, cache } = tab({ now: atExpiry });
      save(tokensOf());
      oidc.byRefreshToken.mockRejectedValue(refused());
      oidc.byHiddenFrame.mockRejectedValue(new SessionError(code, "no"));
      await expect(acquire({ scopes: api })).rejects.toMatchObject({ code: "interaction_required" });
      expect(oidc.isReachable).not.toHaveBeenCalled();
      expect(cache.account()).not.toBeNull();
    },
  );

  it("treats a frame timeout as a refusal only while the provider can be reached", async () => {
    const { acquire, save, oidc } = tab({ now: atExpiry });
    save(tokensOf(claimsOf(), { refreshToken: null }));
    oidc.byHiddenFrame.mockRejectedValue(new SessionError("frame_timeout", "silence"));
    await expect(acquire({ scopes: api })).rejects.toMatchObject({ code: "interaction_required" });
    oidc.isReachable.mockResolvedValue(false);
    await expect(acquire({ scopes: api })).rejects.toMatchObject({ code: "unreachable" });
  });

  it("tries no frame when offline, keeps the account and can be retried", async () => {
    const { acquire, save, oidc, cache } = tab({ now: atExpiry });
    save(tokensOf());
    oidc.byRefreshToken.mockRejectedValueOnce(new SessionError("unreachable", "Failed to fetch"));
    await expect(acquire({ scopes: api })).rejects.toMatchObject({ code: "unreachable" });
    expect(oidc.byHiddenFrame).not.toHaveBeenCalled();
    oidc.byRefreshToken.mockResolvedValue(tokensOf(later(), { accessToken: "back" }));
    expect(cache.account()).not.toBeNull();
    expect(await acquire({ scopes: api })).toBe("back");
  });

  it("makes one request for concurrent callers", async () => {
    const { acquire, save, oidc } = tab({ now: atExpiry });
    save(tokensOf());
    oidc.byRefreshToken.mockResolvedValue(tokensOf(later(), { accessToken: "new" }));
    const all = await Promise.all([
      acquire({ scopes: api }),
      acquire({ scopes: ["openid"] }),
      acquire({ scopes: api }),
    ]);
    expect(all).toEqual(["new", "new", "new"]);
    expect(oidc.byRefreshToken).toHaveBeenCalledTimes(1);
  });

  it("lets the second tab use the tokens of the first one, and counts once", async () => {
    const shared = { storage: memoryStorage(), oneAtATime: withinThisTab(), oidc: fakeOidc() };
    const first = tab(shared);
    const second = tab(shared);
    first.save(tokensOf());
    first.oidc.byRefreshToken.mockResolvedValue(tokensOf(later(), { accessToken: "new" }));
    const both = [first.acquire({ scopes: api, force: true }), second.acquire({ scopes: api, force: true })];
    expect(await Promise.all(both)).toEqual(["new", "new"]);
    expect(first.oidc.byRefreshToken).toHaveBeenCalledTimes(1);
    expect(first.cache.refreshes()).toBe(1);
  });

  it("uses another tab's tokens when that tab used the refresh token first, even without locks", async () => {
    const storage = memoryStorage();
    const here = tab({ storage });
    const there = tab({ storage });
    here.save(tokensOf());
    here.oidc.byRefreshToken.mockImplementation(async () => {
      there.save(tokensOf(later(), { accessToken: "theirs" }));
      throw refused();
    });
    expect(await here.acquire({ scopes: api, force: true })).toBe("theirs");
    expect(here.oidc.byHiddenFrame).not.toHaveBeenCalled();
  });

  it("does not restore a session that ended while the request was in flight", async () => {
    const { acquire, save, oidc, cache } = tab();
    save(tokensOf());
    oidc.byRefreshToken.mockImplementation(async () => {
      cache.clear();
      return tokensOf(later());
    });
    await expect(acquire({ scopes: api, force: true })).rejects.toMatchObject({ code: "no_account" });
    expect(cache.account()).toBeNull();
  });

  it("requests the scopes of another resource without mixing them with the API's", async () => {
    const { acquire, save, oidc } = tab();
    save(tokensOf());
    oidc.byRefreshToken.mockResolvedValue(tokensOf(later(), { accessToken: "people", scopes: ["contacts"] }));
    expect(await acquire({ scopes: ["contacts"] })).toBe("people");
    expect(oidc.byRefreshToken.mock.calls[0]?.[1]).toEqual(["openid", "profile", "email", "contacts"]);
  });

  it("returns null when the provider issues no access token", async () => {
    const { acquire, save, oidc } = tab({ now: atExpiry });
    save(tokensOf());
    oidc.byRefreshToken.mockResolvedValue(tokensOf(later(), { accessToken: null }));
    expect(await acquire({ scopes: api })).toBeNull();
  });
});
