import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from "playwright-core";
import { vi } from "vitest";
import { heard, newVisitor, signIn, type Visitor } from "./browser.ts";

/** A response of the provider's token endpoint. */
interface TokenCall {
  grant: string;
  status: number;
}

export interface SessionVisitor extends Visitor {
  tokenCalls: TokenCall[];
  /** Requests of a hidden frame to the provider. */
  frameVisits: string[];
  /** Warnings of the app itself. */
  warnings: string[];
}

const LONGEST_WAIT_MS = 120_000;
/** What the app gives a hidden frame to renew a session. */
const FRAME_RENEWAL_MS = 10_000;

/** A visitor whose tokens are watched: none may ever appear in a URL. */
export async function newSessionVisitor(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<SessionVisitor> {
  // The journeys compare the storage after logout exactly.
  const visitor = await newVisitor(browser, { tours: "offered", ...options });
  await visitor.context.addInitScript(needClickForWindows);
  await visitor.context.addInitScript(waitLongerThan, FRAME_RENEWAL_MS);
  const watched = { tokenCalls: [], frameVisits: [], warnings: [] };
  const session: SessionVisitor = { ...visitor, ...watched };
  visitor.context.on("request", (request) => noteRequest(request, session));
  visitor.context.on("response", async (response) => {
    const request = response.request();
    if (request.method() !== "POST" || !request.url().endsWith("/oidc/token")) return;
    const grant = new URLSearchParams(request.postData() ?? "").get("grant_type") ?? "";
    session.tokenCalls.push({ grant, status: response.status() });
  });
  visitor.context.on("console", (message) => {
    if (message.type() === "warning") session.warnings.push(message.text());
  });
  return session;
}

/**
 * Runs in the page. Browsers open no window without a click, but the test browser does: a request without a
 * token would open the sign-in window unattended, and the login page would wait for it.
 */
function needClickForWindows() {
  const open = window.open.bind(window);
  window.open = (...args) => (navigator.userActivation.isActive ? open(...args) : null);
}

/** Runs in the page: a busy machine may need longer for a hidden frame than the time that the app gives it. */
export function waitLongerThan(given: number) {
  const wait = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (task: TimerHandler, ms?: number, ...rest: unknown[]) =>
      wait(task, ms === given ? 60_000 : ms, ...rest),
  });
}

export async function newSignedInVisitor(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<SessionVisitor> {
  const visitor = await newSessionVisitor(browser, options);
  await signIn(visitor.page, url);
  await visitor.page.waitForURL(`${url}/chat`);
  return visitor;
}

const TOKEN_IN_ADDRESS = /eyJ[\w-]+\.eyJ|[?&#](access|refresh|id)_token=/;

function noteRequest(request: Request, { frameVisits, faults }: SessionVisitor) {
  const url = new URL(request.url());
  if (url.searchParams.get("prompt") === "none") frameVisits.push(url.origin);
  // The only places where the standard itself puts a token: the hint for the session that the provider must end,
  // or must renew without asking the person.
  const isSilent = url.searchParams.get("prompt") === "none";
  if (url.pathname.endsWith("/session/end") || isSilent) url.searchParams.delete("id_token_hint");
  if (TOKEN_IN_ADDRESS.test(url.href)) faults.push(`a token in the address ${url.pathname}`);
}

/** The stored session. */
interface CachedAccount {
  idToken: string;
  refreshToken: string | null;
  refreshes: number;
  claims: { exp: number; iat: number };
}

const CACHE_KEY = "metatron.session";

export async function cachedAccount(page: Page): Promise<CachedAccount | null> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), CACHE_KEY);
  return stored === null ? null : JSON.parse(stored).account;
}

/** Changes the stored session, but never during a renewal, which would overwrite it. */
export async function changeCached(page: Page, change: Partial<CachedAccount>): Promise<void> {
  await page.evaluate(
    ([key, changed]) =>
      navigator.locks.request("metatron.renewal", () => {
        const session = JSON.parse(localStorage.getItem(key) ?? "");
        session.account = { ...session.account, ...changed };
        localStorage.setItem(key, JSON.stringify(session));
      }),
    [CACHE_KEY, change] as const,
  );
}

/** Expires the token, as after a night with the browser closed. */
export async function letTokensEnd(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? "");
    session.account.claims.exp = session.account.claims.iat;
    for (const entry of session.accessTokens) entry.expiresAt = session.account.claims.iat;
    localStorage.setItem(key, JSON.stringify(session));
  }, CACHE_KEY);
}

/** Waits until the identity token differs from `before`. */
export async function newIdentityToken(page: Page, before: string): Promise<string> {
  return await until(async () => {
    const now = (await cachedAccount(page))?.idToken ?? before;
    return now === before ? null : now;
  });
}

export async function identityToken(page: Page): Promise<string> {
  const account = await cachedAccount(page);
  if (!account) throw new Error("nobody is signed in");
  return account.idToken;
}

export function onBrand(url: string, brand: string): string {
  return brand === "rh" ? url : url.replace("localhost", `${brand}.localhost`);
}

/** Clicks the sign-in button and returns the opened window. */
export async function openSignInWindow(page: Page, button = /Entrar con tu cuenta/): Promise<Page> {
  const opened = heard(page.waitForEvent("popup"));
  await page.getByRole("button", { name: button }).click();
  return await opened;
}

export async function chooseAccount(page: Page, account: string): Promise<void> {
  await page.locator(`button[value="${account}"]`).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Lucía Romero/ }).click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
}

/** No window opens, as if the browser's settings forbid it. */
export async function blockWindows(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.open = () => null;
  });
}

/** Real time, because the provider has no fake clock. */
export async function untilExpiryOf(token: string): Promise<void> {
  const { exp } = claimsOf(token);
  await until(async () => (Date.now() / 1000 > exp ? true : null));
}

/** In seconds, by the provider's clock. */
export function issuedAt(token: string): number {
  return claimsOf(token).iat;
}

function claimsOf(token: string): { exp: number; iat: number } {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

/** `expect.poll` does not work in concurrent tests. */
async function until<T>(look: () => Promise<T | null>): Promise<T> {
  return await vi.waitFor(
    async () => {
      const found = await look();
      if (found === null) throw new Error("it has not happened yet");
      return found;
    },
    { timeout: LONGEST_WAIT_MS, interval: 250 },
  );
}

/** Navigates like a link or the browser's buttons, without reloading the page. */
export async function visitInside(page: Page, path: string): Promise<void> {
  await page.evaluate((wanted) => {
    history.pushState(null, "", wanted);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Records when this text is on the page, even if it is replaced immediately. */
export async function noteTexts(page: Page, wanted: string): Promise<string[]> {
  const noted: string[] = [];
  await page.exposeFunction("noteText", (text: string) => noted.push(text));
  await page.evaluate((text) => {
    const look = () => {
      if (document.body.textContent?.includes(text)) Reflect.get(window, "noteText")(text);
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    look();
  }, wanted);
  return noted;
}

/** Blocks requests to this URL until the returned function is called. */
export async function holdRequests(context: BrowserContext, address: string | RegExp): Promise<() => void> {
  const { promise: isLetGo, resolve } = Promise.withResolvers<void>();
  await context.route(address, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return resolve;
}
