import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { expect } from "vitest";
import { chromiumPath } from "../scripts/system-packages.mjs";

/** Nothing of Chromium's own that would call out. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * A hang guard and no measurement: a busy machine may take a minute for what takes a second elsewhere. Journeys wait for
 * events and name no times of their own.
 */
const GIVE_UP_AFTER_MS = 120_000;

let launched: Promise<Browser> | undefined;

/** One browser for all journeys of a worker, which ends with it; everybody in it has a context of their own. */
export async function openBrowser(): Promise<Browser> {
  const known = await launched;
  if (known?.isConnected()) return known;
  launched = launchBrowser();
  return launched;
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error("Chromium is not installed");
  // As root Chromium refuses its sandbox.
  const args = process.getuid?.() === 0 ? [...QUIET, "--no-sandbox"] : QUIET;
  // Without a locale Chromium saves files with accents in their names as "download".
  const env = { ...process.env, LANG: process.env.LANG ?? "C.UTF-8" };
  return chromium.launch({ executablePath, args, env });
}

/** The brand on which any question is answered by a model; on the first one only Human Resources is. */
export const freeChatAt = (url: string): string => url.replace("//localhost", "//chatlibre.localhost");

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors of the page that nobody expected: uncaught ones and violations of the content policy. */
  faults: string[];
  close(): Promise<void>;
}

interface VisitorOptions extends BrowserContextOptions {
  /** Most visitors have seen the guided tours: what offers them would stand before what a journey presses. */
  tours?: "seen" | "offered";
}

/** Somebody with a browser of their own: no cookies, no storage, no faults so far. */
export async function newVisitor(
  browser: Browser,
  { tours = "seen", ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: "es-ES",
    // Filling the offline copy once per visitor is most of a journey's time; the offline journeys allow it.
    serviceWorkers: "block",
    timezoneId: "Europe/Madrid",
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  context.setDefaultTimeout(GIVE_UP_AFTER_MS);
  if (tours === "seen") await context.addInitScript(rememberTours);
  const faults: string[] = [];
  context.on("page", (page) => watch(page, faults));
  const page = await context.newPage();
  return {
    context,
    page,
    faults,
    async close() {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

/** Runs in the page, where an empty one has no storage. */
function rememberTours() {
  if (location.protocol.startsWith("http"))
    localStorage.setItem("metatron.toursSeen", "chat,assistants,images,admin");
}

function watch(page: Page, faults: string[]) {
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && /Content Security Policy|TrustedScript|TrustedHTML/.test(text))
      faults.push(text);
  });
}

/** For what is awaited later: a journey that fails before must fail by its own error, not by this one left alone. */
export function heard<T>(event: Promise<T>): Promise<T> {
  event.catch(() => undefined);
  return event;
}

/** Through the sign-in window, as a person does. */
export async function signIn(page: Page, url: string, account = "basic"): Promise<void> {
  await page.goto(`${url}/login`);
  const opened = heard(page.waitForEvent("popup"));
  await page.getByRole("button", { name: /Entrar con tu cuenta/ }).click();
  const popup = await opened;
  await popup.locator(`button[value="${account}"]`).click();
  // The brand's host name has `chat` in it too: only the path tells.
  await page.waitForURL(({ pathname }) => pathname.startsWith("/chat"));
}

type Remembered = {
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
  storage: Record<string, string>;
};
const remembered = new Map<string, Remembered>();

/** Signed in already, as at the second visit of a day: the first one of a worker really signs in. */
export async function enter(page: Page, url: string, account = "basic"): Promise<void> {
  const key = `${url} ${account}`;
  const known = remembered.get(key);
  if (!known) {
    await signIn(page, url, account);
    const storage = await page.evaluate(() => ({ ...localStorage }));
    remembered.set(key, { cookies: await page.context().cookies(), storage });
    return;
  }
  await page.context().addCookies(known.cookies);
  // A page of the same origin that runs nothing: the storage must be filled before the app looks at it.
  await page.goto(`${url}/api/status`);
  await page.evaluate((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, known.storage);
  await page.goto(`${url}/chat`);
  await page.waitForURL(({ pathname }) => pathname.startsWith("/chat"));
}
