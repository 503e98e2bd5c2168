import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openBrowser, signIn } from "./browser.ts";
import { type SessionServer, startSessionServer } from "./session-server.ts";
import {
  cachedAccount,
  changeCached,
  chooseAccount,
  identityToken,
  issuedAt,
  newIdentityToken,
  newSessionVisitor,
  newSignedInVisitor,
  noteTexts,
  onBrand,
  openSignInWindow,
  type SessionVisitor,
  untilExpiryOf,
} from "./session-visitor.ts";

/**
 * Renewed after half the lifetime, treated as expired 5 s before the end: a busy machine needs some of that
 * to sign in.
 */
const LIFETIME_SECONDS = 24;
const REFUSED = "La sesión no se pudo renovar y terminará pronto.";
const UNREACHABLE = "No se pudo renovar la sesión: sin conexión con el servicio de acceso.";

let browser: Browser;
let server: SessionServer;
beforeAll(async () => {
  const lifetimes = { access: LIFETIME_SECONDS, id: LIFETIME_SECONDS, refresh: 300, session: 600 };
  server = await startSessionServer({ EMBEDDED_IDP_LIFETIMES: JSON.stringify(lifetimes) });
  browser = await openBrowser();
});
afterAll(async () => {
  await server.close();
});

const signedIn = (url = server.url) => newSignedInVisitor(browser, url);

const refreshes = ({ tokenCalls }: SessionVisitor) =>
  tokenCalls.filter(({ grant }) => grant === "refresh_token");
const answersOf = (visitor: SessionVisitor) => refreshes(visitor).map(({ status }) => status);

/**
 * At most one renewal per half lifetime between these two tokens, plus one in flight; a renewal loop sends
 * dozens.
 */
const renewalsDue = (first: string, last: string) =>
  Math.floor((issuedAt(last) - issuedAt(first)) / (LIFETIME_SECONDS / 2 - 1)) + 1;

// Each test mostly waits for a token to age: run concurrently, they take the time of one.
describe.concurrent("a session of seconds", () => {
  it("is renewed by refresh token on its timer, with a new identity token each time and no renewal loop", async () => {
    const visitor = await signedIn();
    const first = await identityToken(visitor.page);
    const second = await newIdentityToken(visitor.page, first);
    const third = await newIdentityToken(visitor.page, second);
    const sent = refreshes(visitor).length;
    expect(sent).toBeGreaterThanOrEqual(2);
    expect(sent).toBeLessThanOrEqual(renewalsDue(first, third));
    expect(new Set(answersOf(visitor))).toEqual(new Set([200]));
    expect(visitor.frameVisits).toEqual([]);
    expect((await cachedAccount(visitor.page))?.refreshes).toBeGreaterThanOrEqual(2);
    await visitor.close();
  });

  it.each(["rh", "chatlibre", "amelia"])(
    "is renewed in a hidden frame on the origin of %s when the refresh token is gone",
    async (brand) => {
      const origin = onBrand(server.url, brand);
      const visitor = await signedIn(origin);
      const { page } = visitor;
      await changeCached(page, { refreshToken: null });
      await newIdentityToken(page, await identityToken(page));
      expect(visitor.frameVisits).toEqual([origin]);
      // The frame obtains a refresh token again, and leaves no state behind.
      expect((await cachedAccount(page))?.refreshToken).toEqual(expect.any(String));
      expect(await page.locator("iframe").count()).toBe(0);
      expect(page.url()).toBe(`${origin}/chat`);
      await visitor.close();
    },
  );

  it("falls back to the hidden frame after `invalid_grant`", async () => {
    const visitor = await signedIn();
    const { page } = visitor;
    await changeCached(page, { refreshToken: "spent-long-ago" });
    await newIdentityToken(page, await identityToken(page));
    expect(answersOf(visitor)).toContain(400);
    expect(visitor.frameVisits).toEqual([server.url]);
    await visitor.close();
  });

  it("that the provider has ended is announced, expires in time and continues at the same page, with the typed text", async () => {
    const visitor = await signedIn();
    const { context, page } = visitor;
    const message = page.getByRole("textbox", { name: "Mensaje" });
    const typed = "¿Cuántos días de vacaciones me quedan?";
    await message.fill(typed);
    const announced = await noteTexts(page, REFUSED);
    await context.clearCookies();
    await changeCached(page, { refreshToken: "spent-long-ago" });
    await page.waitForURL(`${server.url}/login?returnTo=%2Fchat`);
    await page.getByRole("status").getByText("Tu sesión terminó.").waitFor();
    expect(announced).toContain(REFUSED);
    expect(await cachedAccount(page)).toBe(null);
    await chooseAccount(await openSignInWindow(page), "basic");
    await page.waitForURL(`${server.url}/chat`);
    await vi.waitFor(async () => expect(await message.inputValue()).toBe(typed));
    await visitor.close();
  });

  it("spends one refresh token for all tabs, and keeps them all", async () => {
    const visitor = await signedIn();
    const { context, page } = visitor;
    const other = await context.newPage();
    await other.goto(`${server.url}/assistants`);
    await other.getByRole("main").waitFor();
    const before = refreshes(visitor).length;
    const first = await identityToken(page);
    const second = await newIdentityToken(page, first);
    const third = await newIdentityToken(other, second);
    // The second tab would have been refused, and the whole grant revoked.
    expect(refreshes(visitor).length - before).toBeLessThanOrEqual(renewalsDue(first, third));
    expect(new Set(answersOf(visitor))).toEqual(new Set([200]));
    expect(visitor.frameVisits).toEqual([]);
    expect([page.url(), other.url()]).toEqual([`${server.url}/chat`, `${server.url}/assistants`]);
    await visitor.close();
  });

  it("is kept offline, says so, and is renewed when the network is back", async () => {
    const visitor = await signedIn();
    const { context, page } = visitor;
    await context.setOffline(true);
    await page.getByText(UNREACHABLE).waitFor();
    const before = await identityToken(page);
    await untilExpiryOf(before);
    expect(page.url()).toBe(`${server.url}/chat`);
    expect(await identityToken(page)).toBe(before);
    await context.setOffline(false);
    await newIdentityToken(page, before);
    expect(page.url()).toBe(`${server.url}/chat`);
    await visitor.close();
  });

  it("survives a renewal whose response is lost, although its refresh token is spent", async () => {
    const visitor = await signedIn();
    const { page } = visitor;
    await page.route(
      "**/oidc/token",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    const announced = await noteTexts(page, UNREACHABLE);
    await newIdentityToken(page, await identityToken(page));
    expect(announced).toContain(UNREACHABLE);
    expect(answersOf(visitor)).toContain(400);
    expect(visitor.frameVisits).toEqual([server.url]);
    await visitor.close();
  });

  it("is renewed when the computer wakes up after the token's expiry", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await page.clock.install();
    await signIn(page, server.url);
    // Timers stop during sleep; afterwards the wall clock has advanced without them.
    await page.clock.pauseAt(Date.now() + 2000);
    const before = await identityToken(page);
    await untilExpiryOf(before);
    const { exp = 0 } = (await cachedAccount(page))?.claims ?? {};
    expect(await page.evaluate(() => Date.now())).toBeLessThan(exp * 1000);
    await page.clock.setSystemTime(Date.now());
    await page.clock.resume();
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await newIdentityToken(page, before);
    expect(page.url()).toBe(`${server.url}/chat`);
    await visitor.close();
  });
});
