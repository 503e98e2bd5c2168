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

it.each(["light", "dark"] as const)(
  "more contrast is given where the system asks, %s",
  async (colorScheme) => {
    const visitor = await newVisitor(browser, { contrast: "more", colorScheme });
    const { page } = visitor;
    await enter(page, url, "basic");
    await page.goto(`${url}/settings`);
    await page.getByRole("textbox", { name: "Sobre mí" }).waitFor();
    const [text, edge] = await page.evaluate(() => {
      const { color } = getComputedStyle(document.body);
      const field = document.querySelector("textarea");
      return [color, field ? getComputedStyle(field).borderTopColor : ""];
    });
    expect(text).toBe(colorScheme === "light" ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)");
    expect(edge).toBe(colorScheme === "light" ? "rgb(28, 36, 41)" : "rgb(227, 232, 235)");
    await page.getByRole("button", { name: "Descargar" }).focus();
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused ? getComputedStyle(focused).outlineWidth : "";
    });
    expect(outline).toBe("3px");
    expect(await seriousFindings(page)).toEqual([]);
    await visitor.close();
  },
);

it("the system's own colours keep the edges of controls and the focus", async () => {
  const visitor = await newVisitor(browser, { forcedColors: "active" });
  const { page } = visitor;
  await enter(page, url, "basic");
  await page.goto(`${url}/settings`);
  const use = page.getByRole("switch", { name: "Usar mis instrucciones" });
  await use.waitFor();
  const edge = (name: "borderTopWidth" | "outlineStyle") =>
    use.evaluate((element, each) => getComputedStyle(element)[each], name);
  expect(await edge("borderTopWidth")).toBe("1px");
  await use.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await edge("outlineStyle")).toBe("solid");
  await visitor.close();
});
