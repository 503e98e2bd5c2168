import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openBrowser, signIn } from "./browser.ts";
import { productUrl } from "./product-url.ts";
import {
  cachedAccount,
  changeCached,
  chooseAccount,
  identityToken,
  newIdentityToken,
  newSessionVisitor,
  openSignInWindow,
  type SessionVisitor,
} from "./session-visitor.ts";

/** Tokens with a lifetime of an hour are renewed 600 s before their end. */
const TO_THE_RENEWAL_MS = 3001 * 1000;
const COUNTDOWN_MS = 120 * 1000;
const IDLE_MS = 15 * 60 * 1000;

const url = productUrl;
let browser: Browser;
let attempts: number;
beforeAll(async () => {
  browser = await openBrowser();
  const config = await fetch(`${url}/api/config`).then((answer) => answer.json());
  attempts = config.attemptsRefreshToken;
});

const question = (page: Page) => page.getByRole("alertdialog", { name: "¿Sigues ahí?" });

/** Signed in with a clock that the test can advance. */
async function signedInWithClock(): Promise<SessionVisitor> {
  const visitor = await newSessionVisitor(browser);
  await visitor.page.clock.install();
  await signIn(visitor.page, url);
  return visitor;
}

/** The maximum number of silent renewals is reached; the next one is due. */
async function askedVisitor(): Promise<SessionVisitor> {
  const visitor = await signedInWithClock();
  await changeCached(visitor.page, { refreshes: attempts });
  await visitor.page.clock.fastForward(TO_THE_RENEWAL_MS);
  await question(visitor.page).waitFor();
  return visitor;
}

describe("the question at the maximum of silent renewals", () => {
  it("is not asked before the last allowed renewal", async () => {
    const visitor = await signedInWithClock();
    const { page } = visitor;
    await changeCached(page, { refreshes: attempts - 1 });
    const before = await identityToken(page);
    await page.clock.fastForward(TO_THE_RENEWAL_MS);
    await newIdentityToken(page, before);
    expect((await cachedAccount(page))?.refreshes).toBe(attempts);
    expect(await question(page).count()).toBe(0);
    await visitor.close();
  });

  it("renews after yes and counts from zero", async () => {
    const visitor = await askedVisitor();
    const { page } = visitor;
    const before = await identityToken(page);
    await page.keyboard.press("Escape");
    await question(page)
      .getByText(/Tu sesión se cierra en 1\d\d segundos/)
      .first()
      .waitFor();
    expect(visitor.tokenCalls).toHaveLength(1);
    await page.getByRole("button", { name: "Sí, continuar" }).click();
    await newIdentityToken(page, before);
    await question(page).waitFor({ state: "detached" });
    expect((await cachedAccount(page))?.refreshes).toBe(0);
    expect(page.url()).toBe(`${url}/chat`);
    await visitor.close();
  });

  it("signs out to the login page when it is not answered", async () => {
    const visitor = await askedVisitor();
    const { page } = visitor;
    await page.clock.fastForward(COUNTDOWN_MS + 1000);
    await page.waitForURL(`${url}/login`);
    await page.getByRole("status").getByText("Tu sesión terminó.").waitFor();
    expect(await cachedAccount(page)).toBe(null);
    // The provider's session has ended too: nothing signs the person in automatically.
    await page.goto(`${url}/chat`);
    await page.waitForURL(`${url}/login?returnTo=%2Fchat`);
    await visitor.close();
  });

  it("signs out to the login page after no", async () => {
    const visitor = await askedVisitor();
    await visitor.page.getByRole("button", { name: "No, salir" }).click();
    await visitor.page.waitForURL(`${url}/login`);
    expect(await cachedAccount(visitor.page)).toBe(null);
    await visitor.close();
  });

  it("is asked in every tab and answered once for all", async () => {
    const visitor = await signedInWithClock();
    const { context, page } = visitor;
    const other = await context.newPage();
    await other.goto(`${url}/help`);
    await other.getByRole("main").waitFor();
    await changeCached(page, { refreshes: attempts });
    await page.clock.fastForward(TO_THE_RENEWAL_MS);
    await Promise.all([question(page).waitFor(), question(other).waitFor()]);
    await other.getByRole("button", { name: "Sí, continuar" }).click();
    await question(page).waitFor({ state: "detached" });
    expect(visitor.tokenCalls.filter(({ grant }) => grant === "refresh_token")).toHaveLength(1);
    expect(page.url()).toBe(`${url}/chat`);
    await visitor.close();
  });
});

describe("a renewal that the provider refuses", () => {
  it("is announced, and the person signs in again without leaving the page", async () => {
    const visitor = await signedInWithClock();
    const { context, page } = visitor;
    await page.goto(`${url}/help`);
    await context.clearCookies();
    await changeCached(page, { refreshToken: null });
    const before = await identityToken(page);
    await page.clock.fastForward(TO_THE_RENEWAL_MS);
    const notice = page.getByText("La sesión no se pudo renovar y terminará pronto.");
    await notice.waitFor();
    // Longer than a toast stays: who looks elsewhere for a minute still reads the notice.
    await page.clock.fastForward(60_000);
    expect(await notice.isVisible()).toBe(true);
    const popup = await openSignInWindow(page, /Entrar ahora/);
    // The request names the person who was signed in.
    expect(await popup.locator("button.hinted").getAttribute("value")).toBe("basic");
    await chooseAccount(popup, "basic");
    await newIdentityToken(page, before);
    await notice.waitFor({ state: "detached" });
    expect(page.url()).toBe(`${url}/help`);
    await visitor.close();
  });
});

describe("a shared computer that nobody touches", () => {
  it("asks after fifteen minutes, says what the end deletes, and signs out without an answer", async () => {
    const visitor = await newSessionVisitor(browser);
    const { page } = visitor;
    await page.clock.install();
    await page.goto(`${url}/login`);
    await page.getByText("Equipo compartido").click();
    await signIn(page, url);
    await page.clock.fastForward(IDLE_MS - 60_000);
    expect(await question(page).count()).toBe(0);
    await page.clock.fastForward(61_000);
    await question(page).getByText("se borra de aquí todo lo tuyo").first().waitFor();
    await question(page).getByRole("button", { name: "Sí, continuar" }).click();
    await question(page).waitFor({ state: "detached" });
    await page.clock.fastForward(IDLE_MS + 1000);
    await question(page).waitFor();
    await page.clock.fastForward(COUNTDOWN_MS + 1000);
    await page.waitForURL(/\/login/);
    await visitor.close();
  });
});
