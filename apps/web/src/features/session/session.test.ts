import { KEPT_ON_LOGOUT } from "@metatron/contract/constants";
import { describe, expect, it, vi } from "vitest";
import { memoryStorage } from "./open-storage.ts";
import {
  claimsOf,
  failure,
  fakeTab,
  later,
  START_MS,
  sessionConfig,
  signedInTab,
  stateOf,
  tokensOf,
} from "./session.fixtures.ts";

const SECOND = 1000;

describe("starting", () => {
  it("publishes the cached person without a request", async () => {
    const first = await signedInTab();
    const second = fakeTab({ local: first.local });
    await second.made.start({ needsSomebody: true });
    expect(stateOf(second).status).toBe("signedIn");
    expect(second.oidc.byHiddenFrame).not.toHaveBeenCalled();
  });

  it("signs in silently where the provider still has a session", async () => {
    const tab = fakeTab();
    tab.oidc.byHiddenFrame.mockResolvedValue(tokensOf());
    const seen: string[] = [];
    tab.made.subscribe(() => void seen.push(tab.made.snapshot().progress));
    await tab.made.start({ needsSomebody: true });
    expect(stateOf(tab).status).toBe("signedIn");
    expect(seen).toContain("silentSignIn");
  });

  it("makes no request on an open page, and stays signed out when the provider has no session", async () => {
    const open = fakeTab();
    await open.made.start({ needsSomebody: false });
    expect(open.oidc.byHiddenFrame).not.toHaveBeenCalled();
    const closed = fakeTab();
    closed.oidc.byHiddenFrame.mockRejectedValue(failure("interaction_required"));
    await closed.made.start({ needsSomebody: true });
    expect(stateOf(closed)).toEqual({
      status: "signedOut",
      why: "notYet",
      loginError: null,
      transientError: null,
    });
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

  it("keeps the session past the expiry while offline, reports it, and recovers", async () => {
    const tab = await signedInTab();
    tab.oidc.byRefreshToken.mockRejectedValue(failure("unreachable"));
    await tab.clock.advance(5000 * SECOND);
    expect(stateOf(tab)).toMatchObject({ status: "signedIn", renewal: "unreachable" });
    expect(tab.sayUnreachable).toHaveBeenCalledTimes(1);
    tab.oidc.byRefreshToken.mockResolvedValue(later(5_000_000));
    tab.made.wake({ fromPageCache: false });
    await tab.clock.settle();
    expect(stateOf(tab)).toMatchObject({ status: "signedIn", renewal: "fine" });
  });

  it("saves drafts and redirects to the login with the return path when it expires for good", async () => {
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

  it("prompts at the configured maximum and logs out to the login without an answer", async () => {
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
  it("clears both storages but keeps the five settings, ends the provider's session and leads to /", async () => {
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

  it("ends the local session although the provider is down, and prompts for an account the next time", async () => {
    const tab = await signedInTab();
    tab.oidc.endSessionUrl.mockRejectedValue(failure("unreachable"));
    await tab.made.signOut();
    expect(tab.navigate).toHaveBeenCalledWith("/");
    expect(tab.made.snapshot()).toMatchObject({ session: { status: "signedOut" }, progress: "none" });
    await tab.made.signIn({ returnTo: null });
    expect(tab.oidc.signInByPopup).toHaveBeenLastCalledWith(expect.objectContaining({ forcePrompt: true }));
    await tab.made.signIn({ returnTo: null });
    expect(tab.oidc.signInByPopup).toHaveBeenLastCalledWith(expect.objectContaining({ forcePrompt: false }));
  });

  it("passes the shared-computer flag to the registered checks, and is cancelled when one of them says stay", async () => {
    const tab = await signedInTab();
    tab.made.setSharedComputer(true);
    const asked = vi.fn(() => "stay" as const);
    tab.made.beforeLogout(asked);
    await tab.made.signOut();
    expect(asked).toHaveBeenCalledWith({ why: "person", isSharedComputer: true });
    expect(tab.made.snapshot()).toMatchObject({ session: { status: "signedIn" }, progress: "none" });
  });
});

describe("on a shared computer", () => {
  it("deletes the person's data when the session expires", async () => {
    const tab = await signedInTab();
    tab.made.setSharedComputer(true);
    const letGo = vi.fn();
    tab.made.beforeForgetting(letGo);
    tab.oidc.byRefreshToken.mockRejectedValue(failure("refused"));
    tab.oidc.byHiddenFrame.mockRejectedValue(failure("refused"));
    await tab.clock.advance(3700 * SECOND);
    expect(stateOf(tab)).toMatchObject({ status: "signedOut", why: "expired" });
    expect(letGo).toHaveBeenCalledTimes(1);
    expect(tab.deleteLocalData).toHaveBeenCalledTimes(1);
  });

  it("deletes at the next start the data of a session that ended while no tab was open", async () => {
    const first = await signedInTab();
    first.made.setSharedComputer(true);
    const { local } = first;
    const next = fakeTab({ local });
    next.clock.set(first.clock.now() + 3700 * SECOND);
    next.oidc.byRefreshToken.mockRejectedValue(failure("refused"));
    next.oidc.byHiddenFrame.mockRejectedValue(failure("refused"));
    await next.made.start({ needsSomebody: true });
    expect(stateOf(next)).toMatchObject({ status: "signedOut", why: "expired" });
    expect(next.deleteLocalData).toHaveBeenCalledTimes(1);
  });

  it("deletes nothing on a computer that is not shared", async () => {
    const tab = await signedInTab();
    await tab.made.signOut();
    expect(tab.deleteLocalData).not.toHaveBeenCalled();
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

  it("are notified before a shared computer's databases are deleted, close them and delete them too", async () => {
    const { first, second } = await twoTabs();
    first.made.setSharedComputer(true);
    const order: string[] = [];
    second.made.keepUnsaved(() => void order.push("second saves"));
    for (const [name, tab] of Object.entries({ first, second })) {
      tab.made.beforeForgetting(() => void order.push(`${name} lets go`));
      tab.deleteLocalData.mockImplementation(async () => void order.push(`${name} deletes`));
    }
    await first.made.signOut();
    await second.clock.settle();
    expect(order).toEqual(["second lets go", "second deletes", "first lets go", "first deletes"]);
    expect(stateOf(second)).toMatchObject({ status: "signedOut", why: "person" });
  });

  it("log out together, each saving its drafts", async () => {
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

  it("notice on waking up that the session has ended", async () => {
    const { second } = await twoTabs();
    second.cache.clear();
    second.made.wake({ fromPageCache: true });
    await second.clock.settle();
    expect(stateOf(second).status).toBe("signedOut");
  });

  it("reload when another person signs in", async () => {
    const { first, second } = await twoTabs();
    first.oidc.signInByPopup.mockResolvedValue(
      tokensOf(claimsOf({ sub: "43", email: "leo@aerovia.example" })),
    );
    await first.made.signIn({ returnTo: null });
    expect(second.goTo).toHaveBeenCalledWith("/");
  });
});
