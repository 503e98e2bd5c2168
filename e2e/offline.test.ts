import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { newVisitor, openBrowser, signIn } from "./browser.ts";
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
