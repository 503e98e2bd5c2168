import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { newVisitor, openBrowser, signIn } from "./browser.ts";

const url = inject("productUrl");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const untilControlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

it("opens offline, shows since when, and recovers with the network", async () => {
  const visitor = await newVisitor(browser, { serviceWorkers: "allow" });
  const { page, context } = visitor;
  await signIn(page, url);
  await untilControlled(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByText(/Sin conexión desde las \d\d:\d\d/).waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await context.setOffline(false);
  await page.getByText(/Sin conexión/).waitFor({ state: "detached" });
  await visitor.close();
});

it("caches no API response and nothing of the sign-in pages", async () => {
  const visitor = await newVisitor(browser, { serviceWorkers: "allow" });
  const { page } = visitor;
  await signIn(page, url);
  await untilControlled(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toContain("/index.html");
  expect(kept.filter((path) => /^\/(api|oidc)\/|black\.html|manifest/.test(path))).toEqual([]);
  await visitor.close();
});

it.each([
  ["localhost", "RH+"],
  ["chatlibre.localhost", "Chat Libre"],
  ["amelia.localhost", "Amelia"],
])("can be installed from %s as %s", async (host, name) => {
  const port = new URL(url).port;
  const visitor = await newVisitor(browser, { serviceWorkers: "allow" });
  await visitor.page.goto(`http://${host}:${port}/login`);
  const manifest = await visitor.page.evaluate(async () => (await fetch("/manifest.webmanifest")).json());
  expect(manifest).toMatchObject({ name, start_url: "/chat", display: "standalone" });
  await visitor.close();
});
