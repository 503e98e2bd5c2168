import { randomUUID } from "node:crypto";
import type { Browser, CDPSession, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { enter, freeChatAt, heard, newVisitor, openBrowser, signIn } from "./browser.ts";
import { headersOf } from "./conversation-fixtures.ts";
import { newHeldAnswer } from "./held-answer.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** A person in a browser that lets the app show notifications. */
async function newVisitorWithPermission(at = url) {
  const visitor = await newVisitor(browser, { serviceWorkers: "allow" });
  const { page, context } = visitor;
  await context.addInitScript(allowNotifications);
  await signIn(page, at);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  return visitor;
}

/** Runs in the page. The headless shell denies notifications whatever is granted, so they are kept in the page. */
function allowNotifications() {
  const shown = new Map<string, unknown>();
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(title: string, { tag = "", data }: NotificationOptions = {}) {
      shown.set(tag, { title, data, close: () => shown.delete(tag) });
    },
    getNotifications: async () => [...shown.values()],
  });
}

const deviceSwitch = (page: Page) => page.getByRole("switch", { name: "Avisos en este dispositivo" });

async function switchOn(page: Page, at = url) {
  await page.goto(`${at}/settings`);
  await deviceSwitch(page).click();
  await expect.poll(() => deviceSwitch(page).getAttribute("aria-checked")).toBe("true");
  await page.goto(`${at}/chat`);
}

/** Headless pages are always visible, so the page is made to believe that its tab is hidden. */
function setVisibility(page: Page, visibility: "hidden" | "visible") {
  return page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visibility);
}

const notices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, data }) => ({ title, path: data.path }));
  });

it("announces an answer that ends in a hidden tab, until the person looks", async () => {
  const visitor = await newVisitorWithPermission();
  const { page } = visitor;
  await switchOn(page);
  const answer = newHeldAnswer(60);
  await page.getByRole("textbox", { name: "Mensaje" }).fill(`¿Cuántos días tengo? ${answer.marker}`);
  await page.getByRole("textbox", { name: "Mensaje" }).press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await page.getByText("El personal de cabina dispone").first().waitFor();
  await setVisibility(page, "hidden");
  expect(await page.title()).not.toMatch(/^\(/);
  await answer.release();
  await expect
    .poll(() => notices(page))
    .toEqual([{ title: "Respuesta lista", path: new URL(page.url()).pathname }]);
  expect(await page.title()).toMatch(/^\(1\) /);
  await setVisibility(page, "visible");
  await expect.poll(() => notices(page)).toEqual([]);
  expect(await page.title()).not.toMatch(/^\(/);
  await visitor.close();
});

it("announces a reply to a case and a notice that must be read in a hidden tab", async () => {
  const [visitor, administrator] = [await newVisitorWithPermission(productUrl), await newVisitor(browser)];
  const { page } = visitor;
  const [caseId, newsId] = [randomUUID(), randomUUID()];
  await switchOn(page, productUrl);
  const given = { id: caseId, subject: "Mi saldo", description: "No cuadra", category: "Vacaciones" };
  const headers = await headersOf(page);
  expect(
    (await page.request.post(`${productUrl}/api/rhconnect/cases`, { headers, data: given })).status(),
  ).toBe(201);
  await page.clock.install();
  const looked = ["/rhconnect/cases", "/news/new_features"].map((path) =>
    heard(page.waitForResponse((response) => response.url().includes(path))),
  );
  await page.reload();
  for (const response of await Promise.all(looked)) expect(response.status()).toBe(200);
  await setVisibility(page, "hidden");

  await enter(administrator.page, productUrl, "admin");
  const asAdmin = { headers: await headersOf(administrator.page) };
  const { request } = administrator.page;
  const reply = { status: "resolved", reply: "Ya está." };
  const news = {
    title: "Nueva norma",
    body: "Léela hoy.",
    publishOn: new Date().toISOString().slice(0, 10),
    roles: [],
    brands: [],
    mustRead: true,
  };
  try {
    const answers = [
      await request.patch(`${productUrl}/api/admin/cases/${caseId}`, { ...asAdmin, data: reply }),
      await request.put(`${productUrl}/api/admin/news/${newsId}`, { ...asAdmin, data: news }),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
    // A hidden tab looks for replies every minute, and for news every five.
    await page.clock.fastForward("05:01");
    await expect
      .poll(() => notices(page))
      .toEqual(
        expect.arrayContaining([
          { title: "Hay una respuesta a tu caso", path: "/cases" },
          { title: "Aviso de lectura obligatoria", path: "/news" },
        ]),
      );
  } finally {
    // The other journeys of this product would have to read it.
    await request.delete(`${productUrl}/api/admin/news/${newsId}`, asAdmin);
  }
  await administrator.close();
  await visitor.close();
});

it("shows a push in the language of its device, with the tag that keeps it one notification", async () => {
  const visitor = await newVisitorWithPermission();
  const { page, context } = visitor;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  // The headless shell shows no notifications: they are kept in the worker.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    const { registration } = globalThis as unknown as { registration: object };
    Object.assign(registration, {
      showNotification: async (title: string, { tag, data }: NotificationOptions) =>
        void shown.push({ title, tag, path: data.path }),
    });
  });
  const cdp = await context.newCDPSession(page);
  const registrationId = await registrationOf(cdp);
  const id = randomUUID();
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  const titles = { es: "Terminó tu investigación", pt: "Sua investigação terminou" };
  for (const [language, title] of Object.entries(titles)) {
    const data = JSON.stringify({ kind: "research", id, language });
    await cdp.send("ServiceWorker.deliverPushMessage", { origin: url, registrationId, data });
    await expect.poll(shown).toContainEqual({ title, tag: id, path: `/chat/${id}` });
  }
  await visitor.close();
});

it("says why nothing can be switched on where the browser blocks notifications", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await enter(page, url);
  await page.goto(`${url}/settings`);
  await page.getByText("El navegador no deja mostrar avisos.").waitFor();
  expect(await deviceSwitch(page).isDisabled()).toBe(true);
  // Without keys on the server nothing is said about a closed app.
  expect(await page.getByText("también con la aplicación cerrada").count()).toBe(0);
  await visitor.close();
});

async function registrationOf(cdp: CDPSession): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const [known] = registrations.filter(({ isDeleted }) => !isDeleted);
    if (known) resolve(known.registrationId);
  });
  await cdp.send("ServiceWorker.enable");
  return await promise;
}
