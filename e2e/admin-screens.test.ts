import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: "dark" } as const;

it("every administration screen opens on a phone in dark mode, is accessible and never scrolls sideways", async () => {
  const visitor = await newVisitor(browser, PHONE);
  const { page } = visitor;
  await enter(page, url, "admin");
  await page.goto(`${url}/admin`);
  const screens = page.getByRole("combobox", { name: "Pantallas de administración" });
  await screens.waitFor();
  const paths = await screens
    .locator("option")
    .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    await screens.selectOption(path);
    await page.waitForURL(({ pathname }) => pathname === `/admin/${path}`);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const found = await seriousFindings(page);
    expect({ path, overflow, found }).toEqual({ path, overflow: 0, found: [] });
  }
  await visitor.close();
});

it("administrators see the quotas per person, and who uses most of them", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url, "admin");
  await page.getByRole("textbox", { name: "Mensaje" }).fill("Hola");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Buena respuesta" }).waitFor();
  await page.goto(`${url}/admin/quotas`);
  const rowOf = (name: string) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await rowOf("Archivos guardados").getByText("5120 MB por persona").waitFor();
  await rowOf("Imágenes creadas").getByText("50 al día").waitFor();
  await rowOf("Tokens").getByText("Sin límite").waitFor();
  // Which people use most depends on the journeys that ran before; full names have three words.
  await expect.poll(() => rowOf("Tokens").textContent()).toMatch(/\p{Lu}\p{L}+ \p{Lu}\p{L}+ \p{Lu}\p{L}+/u);
  await visitor.close();
});
