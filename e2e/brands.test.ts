import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { enter, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = new URL(productUrl);
const accents: string[] = [];
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const BRANDS = [
  {
    host: "localhost",
    brand: "rh",
    name: "RH+",
    greeting: /¿Qué necesitas saber hoy\?/,
    suggestion: "¿Puedo pasar vacaciones al año siguiente?",
    chat: "RH+",
  },
  {
    host: "chatlibre.localhost",
    brand: "chatlibre",
    name: "Chat Libre",
    greeting: /¿Por dónde empezamos\?/,
    suggestion: "Resume este texto en cinco puntos",
    chat: "Chat libre",
  },
  {
    host: "amelia.localhost",
    brand: "amelia",
    name: "Amelia",
    greeting: /soy Amelia\. ¿Qué no funciona\?/,
    suggestion: "Olvidé mi contraseña",
    chat: "Mesa de servicio",
  },
] as const;

it.each(BRANDS)("$host is $name: its greeting, its suggestions, its chat, its icons", async (given) => {
  const { host, brand, name, greeting, suggestion, chat } = given;
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, `http://${host}:${url.port}`);
  await page.getByRole("heading", { level: 1, name: greeting }).waitFor();
  await page.getByRole("button", { name: suggestion }).waitFor();
  await page.getByText(chat, { exact: true }).first().waitFor();
  expect(await page.locator("html").getAttribute("data-brand")).toBe(brand);
  expect(await page.title()).toContain(name);
  const icon = await page.locator('link[rel="icon"]').getAttribute("href");
  expect(icon).toBe(`/favicon-${brand}.svg`);

  accents.push(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent")),
  );

  const manifest = await page.evaluate(async () => (await fetch("/manifest.webmanifest")).json());
  expect(manifest).toMatchObject({ name, start_url: "/chat" });
  const answers = await page.evaluate(
    (sources) => Promise.all(sources.map(async (source) => (await fetch(source)).status)),
    [...manifest.icons.map(({ src }: { src: string }) => src), icon ?? "", "/apple-touch-icon.png"],
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  await visitor.close();
});

it("gives each brand colours of its own", () => {
  expect(new Set(accents).size).toBe(BRANDS.length);
});
