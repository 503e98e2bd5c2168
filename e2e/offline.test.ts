import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { newVisitor, openBrowser, signIn } from "./browser.ts";
import { askOnServer, headersOf } from "./conversation-fixtures.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
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

it("reads a project without a network: its conversations and its instructions", async () => {
  const visitor = await newVisitor(browser, { serviceWorkers: "allow" });
  const { page, context } = visitor;
  await signIn(page, url);
  const headers = await headersOf(page);
  const id = crypto.randomUUID();
  const name = `Sin red ${id.slice(0, 6)}`;
  const made = await page.request.put(`${url}/api/projects/${id}`, {
    headers,
    data: { name, color: "chart-2", instructions: "Responde en una frase.", version: null },
  });
  expect(made.status()).toBe(200);
  const title = `En el proyecto ${id.slice(0, 6)}`;
  const [conversation = ""] = await askOnServer(page, url, [{ title }]);
  const moved = await page.request.post(`${url}/api/history/organise`, {
    headers,
    data: { changes: [{ id: conversation, projectId: id }] },
  });
  expect(moved.status()).toBe(200);
  const main = page.getByRole("main");
  await page.goto(`${url}/projects/${id}`);
  await main.getByText(title).waitFor();
  // The row says its project once the list of projects is loaded, and stored with it.
  await page.locator("[data-row-link]", { hasText: `En el proyecto ${name}` }).waitFor();
  await untilControlled(page);

  await context.setOffline(true);
  await page.reload();
  await page.getByText(/Sin conexión/).waitFor();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await main.getByText(title).waitFor();
  await page.getByRole("tab", { name: "Instrucciones" }).click();
  await expect
    .poll(() => page.getByLabel("Instrucciones del proyecto").inputValue())
    .toBe("Responde en una frase.");
  await page.goto(`${url}/projects`);
  await main.getByRole("link", { name }).waitFor();
  await visitor.close();
});

/** The paths of everything that the service worker has stored. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });

it("caches every file of a conversation before one is opened", async () => {
  const visitor = await newVisitor(browser, { serviceWorkers: "allow" });
  await visitor.page.goto(`${url}/login`);
  await untilControlled(visitor.page);
  const html = await (await fetch(`${url}/chat/${randomUUID()}`)).text();
  const files = [...new Set(html.match(/\/assets\/[^" ]+\.(?:js|css)/g))];
  expect(files.length).toBeGreaterThan(10);
  const kept = await keptPaths(visitor.page);
  expect(files.filter((file) => !kept.includes(file))).toEqual([]);
  await visitor.close();
});

it("caches no API response and nothing of the sign-in pages", async () => {
  const visitor = await newVisitor(browser, { serviceWorkers: "allow" });
  const { page } = visitor;
  await signIn(page, url);
  await untilControlled(page);
  const kept = await keptPaths(page);
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

it("takes what another app shares into the composer: the text and the file", async () => {
  const visitor = await newVisitor(browser, { serviceWorkers: "allow" });
  const { page } = visitor;
  await signIn(page, url);
  await untilControlled(page);
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.action = "/share-target";
    form.method = "POST";
    form.enctype = "multipart/form-data";
    const field = (name: string, type: string) => {
      const input = document.createElement("input");
      input.name = name;
      input.type = type;
      form.append(input);
      return input;
    };
    field("text", "text").value = "¿Qué dice este parte?";
    const given = new DataTransfer();
    given.items.add(
      new File(["Se pintó la línea de la puerta 4."], "parte de pista.txt", { type: "text/plain" }),
    );
    field("files", "file").files = given.files;
    document.body.append(form);
    form.submit();
  });
  const attached = page.getByRole("list", { name: "Archivos de la pregunta" });
  await page.waitForURL(/\/chat$/);
  await expect
    .poll(() => page.getByRole("textbox", { name: "Mensaje" }).inputValue())
    .toBe("¿Qué dice este parte?");
  await attached.getByText("parte de pista").waitFor();
  expect(await page.evaluate(() => caches.has("received-shares"))).toBe(false);
  // A reload keeps the draft and asks for no share again.
  await page.reload();
  await attached.getByText("parte de pista").waitFor();
  expect(await page.getByText("No se pudo recibir").count()).toBe(0);
  await visitor.close();
});
