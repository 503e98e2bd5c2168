import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";
import {
  cachedAccount,
  chooseAccount,
  holdRequests,
  logOut,
  newSignedInVisitor,
  openSignInWindow,
} from "./session-visitor.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const KEPT = {
  darkMode: "true",
  google_people_auth: "yes",
  language: "es",
  updatesBadgeSeen: "7",
  updatesBadgeVersion: "1.2.0",
};

const leaveThings = (page: Page) =>
  page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    localStorage.setItem("left-by-the-person", "secret");
    sessionStorage.setItem("left-by-the-person", "secret");
  }, KEPT);

const storageOf = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** The databases of people, without Dexie's own list. */
const databasesOf = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith("metatron-") ? [name] : [])),
  );

describe("logging out", () => {
  it("clears both storages except the five settings, ends the provider's session and redirects to /", async () => {
    const visitor = await newSignedInVisitor(browser, url);
    const { context, page } = visitor;
    const refreshToken = (await cachedAccount(page))?.refreshToken ?? "";
    await leaveThings(page);
    const letGo = await holdRequests(context, "**/.well-known/openid-configuration");
    // A busy machine may need longer than the time that the app gives the provider to answer.
    await page.evaluate(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await logOut(page);
    await page.getByRole("status").getByText("Cerrando la sesión…").waitFor();
    letGo();
    await page.waitForURL(`${url}/`);
    await page.getByRole("heading", { name: "Sesión cerrada." }).waitFor();

    const { local, session } = await storageOf(page);
    // The page after the logout stores the public configuration again, and the visitor switches light mode off again.
    const { "metatron.config": _config, lightMode: _light, ...left } = local;
    expect(left).toEqual(KEPT);
    expect(session).toEqual({});

    const renewal = await page.request.post(`${url}/oidc/token`, {
      form: { grant_type: "refresh_token", client_id: "metatron-web", refresh_token: refreshToken },
    });
    expect([renewal.status(), (await renewal.json()).error]).toEqual([400, "invalid_grant"]);
    await page.goto(`${url}/chat`);
    await page.waitForURL(`${url}/login?returnTo=%2Fchat`);
    await page.getByRole("button", { name: /Entrar con tu cuenta/ }).waitFor();
    expect(visitor.frameVisits).toEqual([url]);
    await visitor.close();
  });

  it("signs out the other tabs, and one sign-in restores them all", async () => {
    const visitor = await newSignedInVisitor(browser, url);
    const { context, page } = visitor;
    const other = await context.newPage();
    await other.goto(`${url}/assistants`);
    await other.getByRole("main").waitFor();
    await other.evaluate(() => sessionStorage.setItem("left-by-the-person", "secret"));
    await logOut(page);
    await Promise.all([page.waitForURL(`${url}/`), other.waitForURL(`${url}/`)]);
    await other.getByRole("heading", { name: "Sesión cerrada." }).waitFor();
    expect((await storageOf(other)).session).toEqual({});
    await chooseAccount(await openSignInWindow(other, /Entrar de nuevo/), "basic");
    await Promise.all([page.waitForURL(`${url}/chat`), other.waitForURL(`${url}/chat`)]);
    await visitor.close();
  });

  it("on a shared computer leaves no database behind, although another tab keeps writing", async () => {
    const visitor = await newSignedInVisitor(browser, url);
    const { context, page } = visitor;
    await page.evaluate(() => localStorage.setItem("metatron.shared-computer", "true"));
    const other = await context.newPage();
    await other.goto(`${url}/chat`);
    const composer = other.getByRole("textbox", { name: "Mensaje" });
    await composer.waitFor();
    await expect.poll(() => databasesOf(page)).not.toEqual([]);
    await logOut(page);
    // Until its page is replaced, the other tab stores the typed text.
    await composer.pressSequentially("a medias", { timeout: 10_000 }).catch(() => undefined);
    await Promise.all([page.waitForURL(`${url}/`), other.waitForURL(`${url}/`)]);
    await other.getByRole("heading", { name: "Sesión cerrada." }).waitFor();
    await expect.poll(() => databasesOf(other)).toEqual([]);
    await visitor.close();
  });

  it("works without the provider, which then asks the next person to authenticate", async () => {
    const visitor = await newSignedInVisitor(browser, url);
    const { context, page } = visitor;
    await context.route("**/oidc/**", (route) => route.abort("connectionrefused"));
    await logOut(page);
    await page.waitForURL(`${url}/`);
    expect(await cachedAccount(page)).toBe(null);
    await context.unroute("**/oidc/**");
    // The provider's session is still valid, but must not be reused by another person.
    const popup = await openSignInWindow(page, /Entrar de nuevo/);
    await chooseAccount(popup, "pro");
    await page.waitForURL(`${url}/chat`);
    await page.getByRole("button", { name: /Marcos Ibáñez/ }).waitFor();
    await visitor.close();
  });
});
