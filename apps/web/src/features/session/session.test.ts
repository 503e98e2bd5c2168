import { KEPT_ON_LOGOUT } from "@metatron/contract/constants";
import { describe, expect, it, vi } from "vitest";
import { memoryStorage } from "./open-storage.ts";
import { claimsOf, fakeTab, START_MS, sessionConfig, signedInTab, tokensOf } from "./session.fixtures.ts";
import { SessionError } from "./session-error.ts";
import { REDIRECT_ANSWER_KEY } from "./sign-in-response.ts";

const SECOND = 1000;
const ANSWER = "https://metatron.example/black.html?code=1&state=2";
const stateOf = (tab: ReturnType<typeof fakeTab>) => tab.made.snapshot().session;
const failure = (code: SessionError["code"]) => new SessionError(code, code);
const later = (afterMs = 3_000_000) => tokensOf(claimsOf({}, START_MS + afterMs));

describe("signing in by popup", () => {
  it("shows the person, tells usage and checks the status with the identity token", async () => {
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

  it("says login while the window is open, and none after", async () => {
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
    "keeps the door open after %s, even where a login-failed route is configured",
    async (code) => {
      const tab = fakeTab({ config: sessionConfig({ loginFailedRoute: "/oops" }) });
      tab.oidc.signInByPopup.mockRejectedValue(failure(code));
      await tab.made.start({ needsSomebody: false });
      await tab.made.signIn({ returnTo: null });
      expect(stateOf(tab)).toMatchObject({ status: "signedOut", loginError: null, hitch: code });
      expect(tab.navigate).not.toHaveBeenCalled();
    },
  );

  it("notices a blocked window, and can go by redirect instead", async () => {
    const tab = fakeTab({ openPopup: () => null });
    await tab.made.start({ needsSomebody: false });
    await tab.made.signIn({ returnTo: "/chat/7" });
    expect(stateOf(tab)).toMatchObject({ hitch: "popup_blocked" });
    await tab.made.signIn({ returnTo: "/chat/7", via: "redirect" });
    expect(tab.oidc.signInByRedirect).toHaveBeenCalledWith(expect.objectContaining({ returnTo: "/chat/7" }));
  });

  it("is a login error when the provider refuses, until the next try", async () => {
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

  it("forgets the last failure as soon as the person tries again", async () => {
    const tab = fakeTab();
    tab.oidc.signInByPopup.mockRejectedValueOnce(failure("refused"));
    tab.oidc.signInByPopup.mockReturnValue(new Promise(() => {}));
    await tab.made.start({ needsSomebody: false });
    await tab.made.signIn({ returnTo: null });
    void tab.made.signIn({ returnTo: null });
    await tab.clock.settle();
    expect(tab.made.snapshot()).toMatchObject({ progress: "login", session: { loginError: null } });
  });

  it("gives up the window before when the person tries again, without a word about it", async () => {
    const tab = fakeTab();
    const aborted = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(failure("cancelled"))));
    tab.oidc.signInByPopup.mockImplementation(({ signal }) => aborted(signal));
    await tab.made.start({ needsSomebody: false });
    const first = tab.made.signIn({ returnTo: null });
    const second = tab.made.signIn({ returnTo: null });
    await first;
    expect(tab.made.snapshot()).toMatchObject({ progress: "login", session: { hitch: null } });
    tab.made.cancelSignIn();
    await second;
    expect(tab.made.snapshot()).toMatchObject({ progress: "none", session: { hitch: "cancelled" } });
  });

  it("clears the session and goes to the login when it brings no claims", async () => {
    const tab = await signedInTab({}, tokensOf(claimsOf(), { idToken: null, claims: null }));
    expect(stateOf(tab)).toMatchObject({ status: "signedOut", loginError: "no_claims" });
    expect(tab.cache.account()).toBeNull();
    expect(tab.navigate).toHaveBeenCalledWith("/login");
  });

  it("warns, logs out and goes to the login when the expiry is missing", async () => {
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

  it("says that the clock is wrong instead of signing in and out for ever", async () => {
    const tab = fakeTab();
    tab.clock.set(START_MS + 86_400 * SECOND);
    tab.oidc.signInByPopup.mockResolvedValue(tokensOf());
    await tab.made.start({ needsSomebody: false });
    await tab.made.signIn({ returnTo: null });
    expect(stateOf(tab)).toMatchObject({ status: "signedOut", loginError: "clock_wrong" });
  });

  it("raises invalid_interaction_type for any other way", async () => {
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

  it("saves what is typed before the page leaves", async () => {
    const tab = fakeTab({ config });
    await tab.made.start({ needsSomebody: false });
    const order: string[] = [];
    tab.made.keepUnsaved(() => void order.push("saved"));
    tab.oidc.signInByRedirect.mockImplementation(async () => void order.push("left"));
    await tab.made.signIn({ returnTo: null });
    expect(order).toEqual(["saved", "left"]);
    expect(tab.made.snapshot().progress).toBe("login");
  });

  it("goes on with the answer the redirect page left, once, and back to where the person was going", async () => {
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

  it("shows why when the answer is a refusal", async () => {
    const tab = fakeTab({ config });
    tab.session.setItem(REDIRECT_ANSWER_KEY, ANSWER);
    tab.oidc.finishRedirect.mockRejectedValue(failure("refused"));
    await tab.made.start({ needsSomebody: false });
    expect(stateOf(tab)).toMatchObject({ status: "signedOut", loginError: "refused" });
  });

  it("is no longer on the way when the browser's back button brings the page back", async () => {
    const tab = fakeTab({ config });
    await tab.made.start({ needsSomebody: false });
    await tab.made.signIn({ returnTo: null });
    tab.made.wake({ fromPageCache: true });
    expect(tab.made.snapshot().progress).toBe("none");
  });
});

describe("starting", () => {
  it("shows whoever is cached without asking anybody", async () => {
    const first = await signedInTab();
    const second = fakeTab({ local: first.local });
    await second.made.start({ needsSomebody: true });
    expect(stateOf(second).status).toBe("signedIn");
    expect(second.oidc.byHiddenFrame).not.toHaveBeenCalled();
  });

  it("signs in silently where the provider still knows the person", async () => {
    const tab = fakeTab();
    tab.oidc.byHiddenFrame.mockResolvedValue(tokensOf());
    const seen: string[] = [];
    tab.made.subscribe(() => void seen.push(tab.made.snapshot().progress));
    await tab.made.start({ needsSomebody: true });
    expect(stateOf(tab).status).toBe("signedIn");
    expect(seen).toContain("silentSignIn");
  });

  it("asks no one on an open page, and nobody is signed in when the provider does not know them", async () => {
    const open = fakeTab();
    await open.made.start({ needsSomebody: false });
    expect(open.oidc.byHiddenFrame).not.toHaveBeenCalled();
    const closed = fakeTab();
    closed.oidc.byHiddenFrame.mockRejectedValue(failure("interaction_required"));
    await closed.made.start({ needsSomebody: true });
    expect(stateOf(closed)).toEqual({ status: "signedOut", why: "notYet", loginError: null, hitch: null });
    expect(closed.made.snapshot().progress).toBe("none");
  });

  it.each([
    ["renews", () => Promise.resolve(later(86_400_000)), { status: "signedIn", renewal: "fine" }],
    [
      "keeps the person without a network",
      () => Promise.reject(failure("unreachable")),
      { status: "signedIn", renewal: "unreachable" },
    ],
    [
      "asks for a sign-in when refused",
      () => Promise.reject(failure("interaction_required")),
      { status: "signedOut", why: "expired" },
    ],
  ])("with an expired token %s", async (_case, answer, expected) => {
    const first = await signedInTab();
    const second = fakeTab({ local: first.local });
    second.clock.set(START_MS + 86_400_000);
    second.oidc.byRefreshToken.mockImplementation(answer);
    second.oidc.byHiddenFrame.mockRejectedValue(failure("interaction_required"));
    await second.made.start({ needsSomebody: true });
    expect(stateOf(second)).toMatchObject(expected);
  });
});

describe("staying signed in", () => {
  it("renews 600 s before expiry with a new identity token", async () => {
    const tab = await signedInTab();
    const next = later();
    tab.oidc.byRefreshToken.mockResolvedValue(next);
    await tab.clock.advance(3000 * SECOND);
    expect(stateOf(tab)).toMatchObject({ status: "signedIn", user: { token: next.idToken } });
    expect(tab.cache.refreshes()).toBe(1);
  });

  it("stays signed in past the expiry without a network, says so, and recovers", async () => {
    const tab = await signedInTab();
    tab.oidc.byRefreshToken.mockRejectedValue(failure("unreachable"));
    await tab.clock.advance(5000 * SECOND);
    expect(stateOf(tab)).toMatchObject({ status: "signedIn", renewal: "unreachable" });
    expect(tab.notify.mock.calls).toEqual([[{ kind: "refreshFailed", reason: "unreachable" }]]);
    tab.oidc.byRefreshToken.mockResolvedValue(later(5_000_000));
    tab.made.wake({ fromPageCache: false });
    await tab.clock.settle();
    expect(stateOf(tab)).toMatchObject({ status: "signedIn", renewal: "fine" });
  });

  it("saves what is typed and goes to the login with the way back when it expires for good", async () => {
    const tab = await signedInTab();
    tab.oidc.byRefreshToken.mockRejectedValue(failure("interaction_required"));
    tab.oidc.byHiddenFrame.mockRejectedValue(failure("interaction_required"));
    tab.local.setItem("draft", "kept");
    const save = vi.fn();
    tab.made.keepUnsaved(save);
    await tab.clock.advance(3590 * SECOND);
    expect(stateOf(tab)).toMatchObject({ status: "signedIn", renewal: "refused" });
    await tab.clock.advance(10 * SECOND);
    expect(save).toHaveBeenCalledTimes(1);
    expect(stateOf(tab)).toMatchObject({ status: "signedOut", why: "expired" });
    expect(tab.navigate).toHaveBeenCalledWith("/login?returnTo=%2Fchat%2F7");
    expect(tab.local.getItem("draft")).toBe("kept");
    expect(tab.cache.account()).toBeNull();
  });

  it("asks at the configured maximum and logs out to the login when nobody answers", async () => {
    const tab = await signedInTab({ config: sessionConfig({ attemptsRefreshToken: 1 }) });
    tab.oidc.byRefreshToken.mockResolvedValueOnce(later());
    tab.askToContinue.mockResolvedValue("other");
    await tab.clock.advance(6000 * SECOND);
    expect(tab.askToContinue).toHaveBeenCalledTimes(1);
    expect(stateOf(tab)).toMatchObject({ status: "signedOut", why: "timedOut" });
    const next = fakeTab({ local: tab.local, session: tab.session });
    await next.made.start({ needsSomebody: false });
    expect(next.navigate).toHaveBeenCalledWith("/login");
    expect(stateOf(next)).toMatchObject({ why: "timedOut" });
  });
});

describe("logging out", () => {
  it("clears both storages but keeps the five settings, ends the provider's session and lands on /", async () => {
    const tab = await signedInTab();
    for (const key of [...KEPT_ON_LOGOUT, "draft", "metatron.shared-computer"]) tab.local.setItem(key, "x");
    tab.session.setItem("last_http_error", "x");
    await tab.made.signOut();
    const keys = Array.from({ length: tab.local.length }, (_, index) => tab.local.key(index));
    expect(keys.sort()).toEqual([...KEPT_ON_LOGOUT].sort());
    expect(tab.session.getItem("last_http_error")).toBeNull();
    expect(tab.track).toHaveBeenLastCalledWith("logout_app");
    expect(tab.oidc.endSessionUrl).toHaveBeenCalledWith(tab.tokens.idToken);
    expect(tab.goTo).toHaveBeenCalledWith("https://directory.example/logout");
    const back = fakeTab({ local: tab.local, session: tab.session });
    await back.made.start({ needsSomebody: false });
    expect(stateOf(back)).toMatchObject({ status: "signedOut", why: "person" });
    expect(back.navigate).not.toHaveBeenCalled();
  });

  it("ends here although the provider is away, and asks who is there the next time", async () => {
    const tab = await signedInTab();
    tab.oidc.endSessionUrl.mockRejectedValue(failure("unreachable"));
    await tab.made.signOut();
    expect(tab.navigate).toHaveBeenCalledWith("/");
    expect(tab.made.snapshot()).toMatchObject({ session: { status: "signedOut" }, progress: "none" });
    await tab.made.signIn({ returnTo: null });
    expect(tab.oidc.signInByPopup).toHaveBeenLastCalledWith(expect.objectContaining({ askWho: true }));
    await tab.made.signIn({ returnTo: null });
    expect(tab.oidc.signInByPopup).toHaveBeenLastCalledWith(expect.objectContaining({ askWho: false }));
  });

  it("tells those who asked that the computer is shared, and stays when one of them says so", async () => {
    const tab = await signedInTab();
    tab.made.setSharedComputer(true);
    const asked = vi.fn(() => "stay" as const);
    tab.made.beforeLogout(asked);
    await tab.made.signOut();
    expect(asked).toHaveBeenCalledWith({ why: "person", isSharedComputer: true });
    expect(tab.made.snapshot()).toMatchObject({ session: { status: "signedIn" }, progress: "none" });
  });
});

describe("several tabs", () => {
  async function twoTabs() {
    const shared = { local: memoryStorage(), neighbours: new Set<never>() };
    const first = await signedInTab(shared);
    const second = fakeTab(shared);
    await second.made.start({ needsSomebody: true });
    return { first, second };
  }

  it("share new tokens", async () => {
    const { first, second } = await twoTabs();
    first.oidc.byRefreshToken.mockResolvedValue(later());
    await first.clock.advance(3000 * SECOND);
    expect(stateOf(second)).toEqual(stateOf(first));
  });

  it("sign in together", async () => {
    const shared = { local: memoryStorage(), neighbours: new Set<never>() };
    const waiting = fakeTab(shared);
    await waiting.made.start({ needsSomebody: false });
    await signedInTab(shared);
    expect(stateOf(waiting).status).toBe("signedIn");
  });

  it("log out together, each saving what is typed in it", async () => {
    const { first, second } = await twoTabs();
    const save = vi.fn();
    second.made.keepUnsaved(save);
    second.session.setItem("last_http_error", "x");
    await first.made.signOut();
    await second.clock.settle();
    expect(save).toHaveBeenCalledTimes(1);
    expect(stateOf(second)).toMatchObject({ status: "signedOut", why: "person" });
    expect(second.navigate.mock.calls).toEqual([["/"]]);
    expect(second.session.getItem("last_http_error")).toBeNull();
  });

  it("notice on waking up that the session was ended while they slept", async () => {
    const { second } = await twoTabs();
    second.cache.clear();
    second.made.wake({ fromPageCache: true });
    await second.clock.settle();
    expect(stateOf(second).status).toBe("signedOut");
  });

  it("begin anew when somebody else signs in", async () => {
    const { first, second } = await twoTabs();
    first.oidc.signInByPopup.mockResolvedValue(
      tokensOf(claimsOf({ sub: "43", email: "leo@aerovia.example" })),
    );
    await first.made.signIn({ returnTo: null });
    expect(second.goTo).toHaveBeenCalledWith("/");
  });
});
