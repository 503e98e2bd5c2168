import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, newVisitor, openBrowser, signIn } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = productUrl;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const brandUrl = (brand: string) =>
  url.replace("localhost", brand === "rh" ? "localhost" : `${brand}.localhost`);
const sections = ["/chat", "/assistants", "/images", "/news", "/help", "/settings"];

describe.each(["rh", "chatlibre", "amelia"])("brand %s", (brand) => {
  it("is selected by the host name alone, and signs in on its own origin", async () => {
    const visitor = await newVisitor(browser);
    await signIn(visitor.page, brandUrl(brand));
    const root = visitor.page.locator("html");
    expect(await root.getAttribute("data-brand")).toBe(brand);
    expect(new URL(visitor.page.url()).origin).toBe(new URL(brandUrl(brand)).origin);
    await visitor.close();
  });
});

describe("every section", () => {
  it.each([
    { colorScheme: "light", width: 1280 },
    { colorScheme: "dark", width: 390 },
  ] as const)("has no serious accessibility finding in $colorScheme at $width px", async (look) => {
    const { colorScheme, width } = look;
    const visitor = await newVisitor(browser, { colorScheme, viewport: { width, height: 800 } });
    const { page } = visitor;
    await page.goto(`${url}/login`);
    await page.getByRole("button", { name: /Entrar/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await enter(page, url, "admin");
    for (const section of sections) {
      await page.goto(`${url}${section}`);
      await page.getByRole("main").waitFor();
      expect({ section, found: await seriousFindings(page) }).toEqual({ section, found: [] });
    }
    await visitor.close();
  });

  it("never scrolls sideways, from 320 to 1920 px", async () => {
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await enter(page, url);
    for (const section of sections) {
      await page.goto(`${url}${section}`);
      await page.getByRole("main").waitFor();
      for (const width of [320, 390, 600, 840, 960, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ section, width, overflow }).toEqual({ section, width, overflow: 0 });
      }
    }
    await visitor.close();
  });
});

describe("theme and language", () => {
  it("are stored in the specified keys, and apply at once", async () => {
    const visitor = await newVisitor(browser, { colorScheme: "light" });
    const { page } = visitor;
    await enter(page, url);
    await page.goto(`${url}/settings`);
    await page.getByRole("radio", { name: "Oscuro" }).click();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBe("true");
    await page.getByRole("radio", { name: "Sistema" }).click();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("light");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await page.evaluate(() => localStorage.getItem("darkMode"))).toBeNull();
    await page.getByRole("radio", { name: "Oscuro" }).click();
    await page.getByRole("radio", { name: "English" }).click();
    await page.getByRole("link", { name: "Assistants" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await page.reload();
    await page.getByRole("link", { name: "Assistants" }).waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await visitor.close();
  });
});
