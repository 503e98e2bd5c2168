import { describe, expect, it, vi } from "vitest";
import { claimsOf, fakeTab, START_MS, sessionConfig, signedInTab, tokensOf } from "./session.fixtures.ts";
import { SessionError } from "./session-error.ts";

const HOUR_MS = 3_600_000;
const failure = (code: SessionError["code"]) => new SessionError(code, code);

/** Signed in, without the recorded status check of the login. */
async function tabOf(changes: Parameters<typeof fakeTab>[0] = {}) {
  const tab = await signedInTab(changes);
  tab.fetch.mockClear();
  const sent = () => {
    const [request] = tab.fetch.mock.calls.at(-1) ?? [];
    return request instanceof Request ? request : null;
  };
  return { ...tab, sent };
}

async function expiredTab(changes: Parameters<typeof fakeTab>[0] = {}) {
  const tab = await tabOf(changes);
  tab.clock.set(START_MS + HOUR_MS);
  tab.oidc.byRefreshToken.mockRejectedValue(failure("interaction_required"));
  tab.oidc.byHiddenFrame.mockRejectedValue(failure("interaction_required"));
  return tab;
}

describe("requests to protected resources", () => {
  it("carry the access token and all their own headers", async () => {
    const tab = await tabOf();
    await tab.made.authorizedFetch("/api/issues?a=1", {
      method: "POST",
      body: "{}",
      headers: { "x-a": "1" },
    });
    expect(tab.sent()?.url).toBe("https://metatron.example/api/issues?a=1");
    expect(tab.sent()?.headers.get("authorization")).toBe(`Bearer ${tab.tokens.accessToken}`);
    expect(tab.sent()?.headers.get("x-a")).toBe("1");
    expect(await tab.sent()?.text()).toBe("{}");
  });

  it.each(["https://evil.example/api/models", "/apiary", "/assets/app.js", "/api/config", "/api/status"])(
    "do not include %s",
    async (url) => {
      const tab = await tabOf();
      await tab.made.authorizedFetch(url);
      expect(tab.sent()?.headers.get("authorization")).toBeNull();
    },
  );

  it("use the scopes of the longest matching URL", async () => {
    const config = sessionConfig({
      protectedResources: [
        { url: "/api", scopes: ["api"] },
        { url: "https://people.example/v1", scopes: ["contacts"] },
        { url: "/api/open", scopes: [] },
      ],
    });
    const tab = await tabOf({ config });
    tab.oidc.byRefreshToken.mockResolvedValue(
      tokensOf(claimsOf(), { accessToken: "people", scopes: ["contacts"] }),
    );
    expect(await tab.made.tokenFor("https://people.example/v1/me")).toBe("people");
    expect(await tab.made.tokenFor("/api/models")).toBe(tab.tokens.accessToken);
    expect(await tab.made.tokenFor("/api/open/page")).toBeNull();
  });

  it("carry the identity token to the API only, where that is configured", async () => {
    const protectedResources = [
      { url: "/api", scopes: ["api"] },
      { url: "https://people.example/v1", scopes: ["api"] },
    ];
    const tab = await tabOf({ config: sessionConfig({ apiToken: "identity", protectedResources }) });
    expect(await tab.made.tokenFor("/api/models")).toBe(tab.tokens.idToken);
    expect(await tab.made.tokenFor("https://people.example/v1/me")).toBe(tab.tokens.accessToken);
  });

  it("share one popup when silent acquisition fails", async () => {
    const tab = await expiredTab();
    tab.oidc.signInByPopup.mockResolvedValue(
      tokensOf(claimsOf({}, START_MS + HOUR_MS), { accessToken: "fresh" }),
    );
    await Promise.all([tab.made.authorizedFetch("/api/models"), tab.made.authorizedFetch("/api/csat")]);
    expect(tab.openPopup).toHaveBeenCalledTimes(2);
    expect(tab.sent()?.headers.get("authorization")).toBe("Bearer fresh");
  });

  it("open a popup when no access token is issued", async () => {
    const tab = await tabOf();
    tab.clock.set(START_MS + HOUR_MS);
    const claims = claimsOf({}, START_MS + HOUR_MS);
    tab.oidc.byRefreshToken.mockResolvedValue(tokensOf(claims, { accessToken: null }));
    tab.oidc.signInByPopup.mockResolvedValue(tokensOf(claims, { accessToken: "fresh" }));
    expect(await tab.made.tokenFor("/api/models")).toBe("fresh");
  });

  it("redirect where that is configured, after saving drafts, and never resolve", async () => {
    const tab = fakeTab({ config: sessionConfig({ interactionType: "redirect" }) });
    tab.oidc.byHiddenFrame.mockResolvedValueOnce(tokensOf());
    await tab.made.start({ needsSomebody: true });
    tab.clock.set(START_MS + HOUR_MS);
    tab.oidc.byRefreshToken.mockRejectedValue(failure("interaction_required"));
    tab.oidc.byHiddenFrame.mockRejectedValue(failure("interaction_required"));
    const save = vi.fn();
    tab.made.keepUnsaved(save);
    const settled = vi.fn();
    void tab.made.authorizedFetch("/api/models").then(settled, settled);
    await vi.waitFor(() => expect(tab.oidc.signInByRedirect).toHaveBeenCalledTimes(1));
    expect(tab.oidc.signInByRedirect).toHaveBeenCalledWith(expect.objectContaining({ returnTo: "/chat/7" }));
    expect(save).toHaveBeenCalledTimes(1);
    await tab.clock.settle();
    expect(settled).not.toHaveBeenCalled();
  });

  it("fail as unreachable when offline, and open no popup", async () => {
    const tab = await expiredTab();
    tab.oidc.byRefreshToken.mockRejectedValue(failure("unreachable"));
    await expect(tab.made.authorizedFetch("/api/models")).rejects.toMatchObject({ code: "unreachable" });
    expect(tab.openPopup).toHaveBeenCalledTimes(1);
    expect(tab.made.snapshot().session.status).toBe("signedIn");
  });

  it("lead to the login page when the popup is blocked and the session is over", async () => {
    const tab = await expiredTab();
    tab.openPopup.mockReturnValue(null);
    await expect(tab.made.authorizedFetch("/api/models")).rejects.toMatchObject({ code: "popup_blocked" });
    expect(tab.made.snapshot().session).toMatchObject({ status: "signedOut", why: "expired" });
    expect(tab.navigate).toHaveBeenCalledWith("/login?returnTo=%2Fchat%2F7");
  });

  it("open no popup while no one is signed in", async () => {
    const tab = fakeTab();
    await tab.made.start({ needsSomebody: false });
    await expect(tab.made.authorizedFetch("/api/models")).rejects.toMatchObject({ code: "no_account" });
    expect(tab.openPopup).not.toHaveBeenCalled();
  });
});
