import type { Browser } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { enter, freeChatAt, newVisitor, openBrowser } from "./browser.ts";
import { productUrl } from "./product-url.ts";

const url = freeChatAt(productUrl);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

it("a server that does not answer is announced before anything is sent, and the question waits for it", async () => {
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await enter(page, url, "technician");
  const box = page.getByRole("textbox", { name: "Mensaje" });
  await box.waitFor();
  let isLost = true;
  await page.route("**/api/**", (route) => (isLost ? route.abort("connectionrefused") : route.continue()));
  // Typing checks a contact that is older than some seconds.
  const notice = page.getByText(/^El servidor no responde desde las \d\d:\d\d\./);
  let typed = "¿Qué es un NOTAM? [[script:echo]]";
  await expect
    .poll(async () => {
      typed += " ";
      await box.fill(typed);
      return await notice.isVisible();
    })
    .toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await box.press("Enter");
  await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  await notice.waitFor();

  isLost = false;
  await notice.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Escuchar" }).first().waitFor();
  await visitor.close();
});
