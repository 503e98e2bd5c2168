import { describe, expect, it } from "vitest";
import {
  claimsOf,
  failure,
  fakeTab,
  START_MS,
  sessionConfig,
  signedInTab,
  stateOf,
  tokensOf,
} from "./session.fixtures.ts";
import { REDIRECT_ANSWER_KEY } from "./sign-in-response.ts";

const SECOND = 1000;
const ANSWER = "https://metatron.example/black.html?code=1&state=2";

describe("signing in by popup", () => {
  it("publishes the person, records usage and checks the status with the identity token", async () => {
    const tab = await signedInTab();
    expect(stateOf(tab)).toMatchObject({
      status: "signedIn",
      user: { userEmail: "ana.ruiz@aerovia.example" },
    });
    expect(tab.track).toHaveBeenCalledWith("login_app");
    const [url, init] = tab.fetch.mock.calls[0] ?? [];
    expect(String(url)).toBe("https://metatron.example/api/user/validate/status?ngsw-bypass=true");
    expect(init?.headers).toEqual({ authorization: `Bearer ${tab.tokens.idToken}` });
  });

  it.each([
    ["an error answer", async () => new Response("", { status: 500 })],
    ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("only logs %s of the status check", async (_case, answer) => {
    const tab = await signedInTab({ fetch: answer });
    await tab.clock.settle();
    expect(stateOf(tab).status).toBe("signedIn");
    expect(tab.warn).toHaveBeenCalledTimes(1);
  });

  it("has progress login while the popup is open, and none after", async () => {
    const tab = fakeTab();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof tokensOf>>();
    tab.oidc.signInByPopup.mockReturnValue(promise);
    await tab.made.start({ needsSomebody: false });
    const done = tab.made.signIn({ returnTo: null });
    expect(tab.made.snapshot().progress).toBe("login");
    resolve(tokensOf());
    await done;
    expect(tab.made.snapshot().progress).toBe("none");
  });

  it.each(["popup_closed", "cancelled", "unreachable"] as const)(
    "lets people try again after %s, even where a login-failed route is configured",
    async (code) => {
      const tab = fakeTab({ config: sessionConfig({ loginFailedRoute: "/oops" }) });
      tab.oidc.signInByPopup.mockRejectedValue(failure(code));
      await tab.made.start({ needsSomebody: false });
      await tab.made.signIn({ returnTo: null });
      expect(stateOf(tab)).toMatchObject({ status: "signedOut", loginError: null, transientError: code });
      expect(tab.navigate).not.toHaveBeenCalled();
    },
  );

  it("reports a blocked popup, and can redirect instead", async () => {
    const tab = fakeTab({ openPopup: () => null });
    await tab.made.start({ needsSomebody: false });
    await tab.made.signIn({ returnTo: "/chat/7" });
    expect(stateOf(tab)).toMatchObject({ transientError: "popup_blocked" });
    await tab.made.signIn({ returnTo: "/chat/7", via: "redirect" });
    expect(tab.oidc.signInByRedirect).toHaveBeenCalledWith(expect.objectContaining({ returnTo: "/chat/7" }));
  });

  it("has a login error when the provider refuses, until the next attempt", async () => {
    const tab = fakeTab({ config: sessionConfig({ loginFailedRoute: "/oops" }) });
    tab.oidc.signInByPopup.mockRejectedValueOnce(failure("refused"));
    await tab.made.start({ needsSomebody: false });
    await tab.made.signIn({ returnTo: null });
    expect(stateOf(tab)).toMatchObject({ loginError: "refused" });
    expect(tab.navigate).toHaveBeenCalledWith("/oops");
    tab.oidc.signInByPopup.mockResolvedValue(tokensOf());
    await tab.made.signIn({ returnTo: null });
    expect(stateOf(tab).status).toBe("signedIn");
  });

  it("clears the last failure when the person tries again", async () => {
    const tab = fakeTab();
    tab.oidc.signInByPopup.mockRejectedValueOnce(failure("refused"));
    tab.oidc.signInByPopup.mockReturnValue(new Promise(() => {}));
    await tab.made.start({ needsSomebody: false });
    await tab.made.signIn({ returnTo: null });
    void tab.made.signIn({ returnTo: null });
    await tab.clock.settle();
    expect(tab.made.snapshot()).toMatchObject({ progress: "login", session: { loginError: null } });
  });

  it("silently aborts the previous popup when the person tries again", async () => {
    const tab = fakeTab();
    const aborted = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(failure("cancelled"))));
    tab.oidc.signInByPopup.mockImplementation(({ signal }) => aborted(signal));
    await tab.made.start({ needsSomebody: false });
    const first = tab.made.signIn({ returnTo: null });
    const second = tab.made.signIn({ returnTo: null });
    await first;
    expect(tab.made.snapshot()).toMatchObject({ progress: "login", session: { transientError: null } });
    tab.made.cancelSignIn();
    await second;
    expect(tab.made.snapshot()).toMatchObject({ progress: "none", session: { transientError: "cancelled" } });
  });

  it("clears the session and redirects to the login when there are no claims", async () => {
    const tab = await signedInTab({}, tokensOf(claimsOf(), { idToken: null, claims: null }));
    expect(stateOf(tab)).toMatchObject({ status: "signedOut", loginError: "no_claims" });
    expect(tab.cache.account()).toBeNull();
    expect(tab.navigate).toHaveBeenCalledWith("/login");
  });

  it("warns, logs out and redirects to the login when the expiry is missing", async () => {
    const tab = await signedInTab({}, tokensOf(claimsOf({ exp: undefined })));
    await tab.clock.settle();
    expect(tab.warn).toHaveBeenCalledTimes(1);
    expect(stateOf(tab)).toMatchObject({ status: "signedOut", why: "noExpiry" });
    expect(tab.oidc.endSessionUrl).toHaveBeenCalledWith(tab.tokens.idToken);
    expect(tab.goTo).toHaveBeenCalledWith("https://directory.example/logout");
    const next = fakeTab({ local: tab.local, session: tab.session });
    await next.made.start({ needsSomebody: false });
    expect(next.navigate).toHaveBeenCalledWith("/login");
  });

  it("reports a wrong clock instead of signing in and out in a loop", async () => {
    const tab = fakeTab();
    tab.clock.set(START_MS + 86_400 * SECOND);
    tab.oidc.signInByPopup.mockResolvedValue(tokensOf());
    await tab.made.start({ needsSomebody: false });
    await tab.made.signIn({ returnTo: null });
    expect(stateOf(tab)).toMatchObject({ status: "signedOut", loginError: "clock_wrong" });
  });

  it("throws invalid_interaction_type for any other type", async () => {
    const tab = fakeTab({ config: sessionConfig({ interactionType: "telepathy" }) });
    await tab.made.start({ needsSomebody: true });
    expect(stateOf(tab)).toMatchObject({ loginError: "invalid_interaction_type" });
    await tab.made.signIn({ returnTo: null });
    expect(stateOf(tab)).toMatchObject({ loginError: "invalid_interaction_type" });
    expect(tab.openPopup).not.toHaveBeenCalled();
  });
});

describe("signing in by redirect", () => {
  const config = sessionConfig({ interactionType: "redirect" });

  it("saves drafts before the page leaves", async () => {
    const tab = fakeTab({ config });
    await tab.made.start({ needsSomebody: false });
    const order: string[] = [];
    tab.made.keepUnsaved(() => void order.push("saved"));
    tab.oidc.signInByRedirect.mockImplementation(async () => void order.push("left"));
    await tab.made.signIn({ returnTo: null });
    expect(order).toEqual(["saved", "left"]);
    expect(tab.made.snapshot().progress).toBe("login");
  });

  it("continues with the stored response, once, and returns to the wanted page", async () => {
    let path = "/login";
    const tab = fakeTab({ config, currentPath: () => path });
    tab.session.setItem(REDIRECT_ANSWER_KEY, ANSWER);
    const seen: string[] = [];
    tab.made.subscribe(() => void seen.push(tab.made.snapshot().progress));
    tab.oidc.finishRedirect.mockResolvedValue({ tokens: tokensOf(), returnTo: "/assistants" });
    await tab.made.start({ needsSomebody: false });
    expect(tab.oidc.finishRedirect).toHaveBeenCalledWith(ANSWER);
    expect(seen).toContain("handleRedirect");
    expect(stateOf(tab).status).toBe("signedIn");
    expect([tab.made.takeReturnPath(), tab.made.takeReturnPath()]).toEqual(["/assistants", "/assistants"]);
    path = "/assistants";
    expect(tab.made.takeReturnPath()).toBeNull();
    expect(tab.session.getItem(REDIRECT_ANSWER_KEY)).toBeNull();
  });

  it("shows the reason when the provider refuses", async () => {
    const tab = fakeTab({ config });
    tab.session.setItem(REDIRECT_ANSWER_KEY, ANSWER);
    tab.oidc.finishRedirect.mockRejectedValue(failure("refused"));
    await tab.made.start({ needsSomebody: false });
    expect(stateOf(tab)).toMatchObject({ status: "signedOut", loginError: "refused" });
  });

  it("is no longer in progress when the back button restores the page", async () => {
    const tab = fakeTab({ config });
    await tab.made.start({ needsSomebody: false });
    await tab.made.signIn({ returnTo: null });
    tab.made.wake({ fromPageCache: true });
    expect(tab.made.snapshot().progress).toBe("none");
  });
});
