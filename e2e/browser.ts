import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type FileChooser,
  type Locator,
  type Page,
} from "playwright-core";
import { expect, onTestFailed } from "vitest";
import { chromiumPath } from "../scripts/system-packages.mjs";

/** Disables Chromium's own network requests. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * A guard against hangs, not a measurement: a busy machine may take a minute for an action of a second.
 * Journeys wait for events and set no timeouts of their own.
 */
const GIVE_UP_AFTER_MS = 120_000;

let launched: Promise<Browser> | undefined;

/** One browser per worker, closed with it; each visitor has a separate context. */
export async function openBrowser(): Promise<Browser> {
  const known = await launched;
  if (known?.isConnected()) return known;
  launched = launchBrowser();
  return launched;
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error("Chromium is not installed");
  // Chromium refuses to run its sandbox as root.
  const args = process.getuid?.() === 0 ? [...QUIET, "--no-sandbox"] : QUIET;
  // Without a locale Chromium saves files with accents in their names as "download".
  const env = { ...process.env, LANG: process.env.LANG ?? "C.UTF-8" };
  return chromium.launch({ executablePath, args, env });
}

/** The brand on which a model answers any question; the default brand answers only HR questions. */
export const freeChatAt = (url: string): string => url.replace("//localhost", "//chatlibre.localhost");

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Unexpected errors of the page: uncaught errors and violations of the content security policy. */
  faults: string[];
  close(): Promise<void>;
}

interface VisitorOptions extends BrowserContextOptions {
  /** Most visitors have seen the guided tours: their offer would cover the buttons of a journey. */
  tours?: "seen" | "offered";
  /** On a busy machine light mode would turn itself on, and the pictures of a journey would wait for a press. */
  light?: "off" | "auto";
}

/** A visitor with a separate browser context: no cookies, no storage, no errors so far. */
export async function newVisitor(
  browser: Browser,
  { tours = "seen", light = "off", ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: "es-ES",
    // Filling the offline cache per visitor would take most of a journey's time; only the offline journeys
    // allow it.
    serviceWorkers: "block",
    timezoneId: "Europe/Madrid",
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  context.setDefaultTimeout(GIVE_UP_AFTER_MS);
  if (tours === "seen") await context.addInitScript(rememberTours);
  if (light === "off") await context.addInitScript(switchLightOff);
  const faults: string[] = [];
  context.on("page", (page) => watch(page, faults));
  const page = await context.newPage();
  describeOnFailure(context, faults);
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

const MOST_DESCRIBED_CHARS = 1_500;

/** A failed journey says what its pages showed: a failure on another machine can't be looked at. */
function describeOnFailure(context: BrowserContext, faults: readonly string[]) {
  try {
    onTestFailed(async ({ task }) => {
      const [error] = task.result?.errors ?? [];
      if (!error) return;
      for (const page of context.pages()) {
        const shown = await page.locator("body").allInnerTexts().catch(String);
        const text = String(shown).replaceAll(/\s+/g, " ").slice(0, MOST_DESCRIBED_CHARS);
        error.message += `\n\n${page.url()} showed: ${text}`;
      }
      if (faults.length > 0) error.message += `\n\nFaults of the page: ${faults.join("; ")}`;
    });
  } catch {
    // A visitor of a bench, or one that several tests share: no test is running.
  }
}

/** Runs in the page; `about:blank` has no storage. */
function rememberTours() {
  if (location.protocol.startsWith("http"))
    localStorage.setItem("metatron.toursSeen", "chat,assistants,images,admin");
}

/** Runs in the page. */
function switchLightOff() {
  if (location.protocol.startsWith("http")) localStorage.setItem("lightMode", "off");
}

function watch(page: Page, faults: string[]) {
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && /Content Security Policy|TrustedScript|TrustedHTML/.test(text))
      faults.push(text);
  });
}

/** Marks a promise that is awaited later as handled: an earlier failure must be reported by its own error. */
export function heard<T>(event: Promise<T>): Promise<T> {
  event.catch(() => undefined);
  return event;
}

type ChosenFiles = Parameters<FileChooser["setFiles"]>[0];

/** Attaches files to the question: through the menu beside the box, which a phone has among its options. */
export async function attachFiles(page: Page, files: ChosenFiles): Promise<void> {
  const choosing = heard(page.waitForEvent("filechooser"));
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  await page.getByRole("button", { name: isPhone ? "Opciones" : "Añadir", exact: true }).click();
  await page.getByRole("menuitem", { name: "Adjuntar archivos" }).click();
  await (await choosing).setFiles(files);
}

/** After a page change the page itself gets the focus first: a key that is pressed before then is lost. */
export async function untilFocused(box: Locator): Promise<void> {
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true);
}

/** While a dialog or panel moves into its place, its parts have other positions. */
export async function untilStill(element: Locator): Promise<void> {
  await element.evaluate(async (moving) => {
    await Promise.all(moving.getAnimations().map(({ finished }) => finished));
  });
}

/** Signs in through the popup window, as a person does. */
export async function signIn(page: Page, url: string, account = "basic"): Promise<void> {
  await page.goto(`${url}/login`);
  const opened = heard(page.waitForEvent("popup"));
  await page.getByRole("button", { name: /Entrar con tu cuenta/ }).click();
  const popup = await opened;
  await popup.locator(`button[value="${account}"]`).click();
  // The brand's host name contains `chat` too, so only the path is matched.
  await page.waitForURL(({ pathname }) => pathname.startsWith("/chat"));
}

type Remembered = {
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
  storage: Record<string, string>;
};
const remembered = new Map<string, Remembered>();

/** Restores a session; only the first sign-in of a worker uses the provider. */
export async function enter(page: Page, url: string, account = "basic"): Promise<void> {
  const key = `${url} ${account}`;
  const known = remembered.get(key);
  if (!known) {
    await signIn(page, url, account);
    const { lightMode: _lightMode, ...storage } = await page.evaluate(() => ({ ...localStorage }));
    remembered.set(key, { cookies: await page.context().cookies(), storage });
    return;
  }
  await page.context().addCookies(known.cookies);
  // A page of the same origin without scripts: the storage must be filled before the app starts.
  await page.goto(`${url}/api/status`);
  await page.evaluate((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, known.storage);
  await page.goto(`${url}/chat`);
  await page.waitForURL(({ pathname }) => pathname.startsWith("/chat"));
}
