import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AUTHORITY, account, asked, inPopup, setUp } from "./oidc.fixtures.ts";
import { claimsOf, jwtOf, ORIGIN, sessionConfig } from "./session.fixtures.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the sign-in request", () => {
  it("asks for a code with PKCE, a nonce, the configured scopes and the one redirect page", async () => {
    const { oidc, visited, grant } = setUp();
    grant(claimsOf());
    await oidc.signInByPopup(inPopup());
    const query = Object.fromEntries(visited[0]?.searchParams ?? []);
    expect(query).toMatchObject({
      response_type: "code",
      client_id: "metatron-web",
      redirect_uri: `${ORIGIN}/black.html`,
      scope: "openid profile email api",
      code_challenge_method: "S256",
      ui_locales: "pt",
    });
    expect(query.nonce).toMatch(/^[0-9a-f-]{36}$/);
    expect(query.prompt).toBeUndefined();
  });

  it("prompts for an account when requested, and names the API where the provider requires it", async () => {
    const { oidc, visited, grant, provider } = setUp({ resource: "api://metatron" });
    grant(claimsOf());
    await oidc.signInByPopup({ ...inPopup(), forcePrompt: true, loginHint: "ana@aerovia.example" });
    expect(Object.fromEntries(visited[0]?.searchParams ?? [])).toMatchObject({
      prompt: "login",
      login_hint: "ana@aerovia.example",
      resource: "api://metatron",
    });
    expect(provider.forms[0]).toMatchObject({ grant_type: "authorization_code", resource: "api://metatron" });
  });

  it("exchanges the response for tokens and closes the popup", async () => {
    const { oidc, grant } = setUp();
    grant(claimsOf(), { scope: "api" });
    const visit = inPopup();
    expect(await oidc.signInByPopup(visit)).toMatchObject({
      claims: { sub: "42", email: "Ana.Ruiz@aerovia.example" },
      accessToken: "access",
      expiresAt: 1_003_600,
      scopes: ["api"],
      refreshToken: "refresh",
    });
    expect(visit.popup.close).toHaveBeenCalled();
  });

  it("rejects a token with another nonce or for another client", async () => {
    const { oidc, grant } = setUp();
    grant({ ...claimsOf(), nonce: "stolen" });
    await expect(oidc.signInByPopup(inPopup())).rejects.toMatchObject({ code: "bad_response" });
    grant(claimsOf({ aud: "another-app" }));
    await expect(oidc.signInByPopup(inPopup())).rejects.toMatchObject({ code: "bad_response" });
  });

  it("rejects a response that no request waits for", async () => {
    const { oidc } = setUp();
    await expect(oidc.finishRedirect(`${ORIGIN}/black.html?code=1&state=unknown`)).rejects.toMatchObject({
      code: "bad_response",
    });
  });

  it("returns no claims when no identity token was issued", async () => {
    const { oidc, grant } = setUp();
    grant(claimsOf(), { id_token: undefined });
    expect(await oidc.signInByPopup(inPopup())).toMatchObject({ idToken: null, claims: null });
  });

  it.each([
    ["access_denied", "refused"],
    ["consent_required", "interaction_required"],
    ["temporarily_unavailable", "unreachable"],
  ])("says %s as %s", async (error, code) => {
    const { oidc, reply, answer } = setUp();
    reply.mockImplementation((url) => answer(url, { error }));
    await expect(oidc.signInByPopup(inPopup())).rejects.toMatchObject({ code });
  });

  it("throws unreachable when the provider is down, and works when it is back", async () => {
    const { oidc, provider, grant } = setUp();
    provider.isUp = false;
    const visit = inPopup();
    await expect(oidc.signInByPopup(visit)).rejects.toMatchObject({ code: "unreachable" });
    expect(visit.popup.close).toHaveBeenCalled();
    provider.isUp = true;
    grant(claimsOf());
    expect(await oidc.signInByPopup(inPopup())).toMatchObject({ accessToken: "access" });
  });
});

describe("a redirect", () => {
  it.each([
    ["/assistants?x=1", "/assistants?x=1"],
    ["//evil.example", null],
  ])("brings the person back: %s", async (returnTo, expected) => {
    const { oidc, visited, answer, goTo, grant } = setUp();
    grant(claimsOf());
    await oidc.signInByRedirect({ ...asked, returnTo });
    expect(goTo).toHaveBeenCalledTimes(1);
    const back = await oidc.finishRedirect(answer(String(visited[0]), { code: "the-code" }));
    expect(back.returnTo).toBe(expected);
  });
});

describe("the refresh token", () => {
  it("is used with the full scope, and is replaced together with the identity token", async () => {
    const { oidc, provider, grant } = setUp();
    grant(claimsOf({ exp: 2_000_000_000 }), { refresh_token: "r2", scope: "api" });
    const tokens = await oidc.byRefreshToken(account(), sessionConfig().scopes);
    expect(provider.forms[0]).toMatchObject({
      grant_type: "refresh_token",
      refresh_token: "r1",
      scope: "openid profile email api",
    });
    expect(tokens).toMatchObject({ refreshToken: "r2", claims: { exp: 2_000_000_000 } });
  });

  it("is kept where the provider does not rotate it", async () => {
    const { oidc, grant } = setUp();
    grant(claimsOf(), { refresh_token: undefined });
    expect((await oidc.byRefreshToken(account(), ["openid"])).refreshToken).toBe("r1");
  });

  it.each([
    [
      "invalid_grant",
      () => Response.json({ error: "invalid_grant" }, { status: 400 }),
      "interaction_required",
    ],
    ["an empty 400", () => Response.json({}, { status: 400 }), "bad_response"],
    [
      "another person's token",
      () => Response.json({ access_token: "a", id_token: jwtOf(claimsOf({ sub: "43" })) }),
      "bad_response",
    ],
    ["a lost network", () => Promise.reject(new TypeError("Failed to fetch")), "unreachable"],
  ])("says %s in our words", async (_case, answer, code) => {
    const { oidc, provider } = setUp();
    provider.token.mockImplementation(answer);
    await expect(oidc.byRefreshToken(account(), ["openid"])).rejects.toMatchObject({ code });
  });
});

describe("the hidden frame", () => {
  const frame = {
    scopes: ["openid"],
    loginHint: "ana@aerovia.example",
    idToken: "the-token",
    sub: "42",
    timeoutMs: 1000,
  };

  it("requests prompt=none for the same person", async () => {
    const { oidc, visited, grant } = setUp();
    grant(claimsOf());
    expect(await oidc.byHiddenFrame(frame)).toMatchObject({ claims: { sub: "42" } });
    expect(Object.fromEntries(visited[0]?.searchParams ?? [])).toMatchObject({
      prompt: "none",
      login_hint: "ana@aerovia.example",
      id_token_hint: "the-token",
    });
  });

  it("sends no token that would make the URL too long", async () => {
    const { oidc, visited, grant } = setUp();
    grant(claimsOf());
    await oidc.byHiddenFrame({ ...frame, idToken: "t".repeat(5000) });
    expect(visited[0]?.searchParams.has("id_token_hint")).toBe(false);
  });

  it("rejects the tokens of another person", async () => {
    const { oidc, grant } = setUp();
    grant(claimsOf({ sub: "43" }));
    await expect(oidc.byHiddenFrame(frame)).rejects.toMatchObject({ code: "interaction_required" });
  });
});

describe("ending the provider's session", () => {
  it("redirects to the logout page with the identity token and then to /", async () => {
    const { oidc } = setUp();
    const url = new URL((await oidc.endSessionUrl("the-token")) ?? "");
    expect(url.origin + url.pathname).toBe(`${AUTHORITY}/logout`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id_token_hint: "the-token",
      client_id: "metatron-web",
      post_logout_redirect_uri: `${ORIGIN}/`,
    });
  });

  it("is not possible where the provider is down or has no logout page", async () => {
    const { oidc, provider } = setUp();
    provider.isUp = false;
    expect(await oidc.endSessionUrl("t")).toBeNull();
    provider.isUp = true;
    provider.metadata.end_session_endpoint = undefined;
    expect(await oidc.endSessionUrl("t")).toBeNull();
  });
});
